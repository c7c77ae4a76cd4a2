import {
  readCheckSettings as readOperation,
  saveCheckSettings as saveOperation,
} from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { checkLines, keepCheckLines } from './papers.store.ts'

/** What drivers of the company look at before they hook up. */
export const readCheckSettings = handle(readOperation, async ({ tx, companyId }) => ({
  lines: await checkLines(tx, companyId),
}))

/** Changes that. */
export const saveCheckSettings = handle(saveOperation, async (context, { body: { lines } }) => {
  const { tx, companyId, audit } = context
  const before = await checkLines(tx, companyId)
  await keepCheckLines(tx, companyId, lines)
  audit('vehicle checklist saved', companyId, { lines: { from: before, to: lines } })
  return { lines }
})

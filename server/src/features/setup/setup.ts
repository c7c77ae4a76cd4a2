import {
  changeSetup as changeOperation,
  demoRemoved,
  readSetup as readOperation,
  removeDemo as removeOperation,
} from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { keepSetup, removeMadeUp, setupOf } from './setup.store.ts'

/** How far the company is with its first steps. */
export const readSetup = handle(readOperation, ({ tx, companyId }) => setupOf(tx, companyId))

/** Waits for a call over the company's own line, or puts the list away and takes it out again. */
export const changeSetup = handle(changeOperation, async (context, { body }) => {
  const { tx, companyId, now } = context
  await keepSetup(tx, companyId, {
    ...(body.checkLine && { line_check_at: new Date(now) }),
    ...(body.isHidden !== undefined && { is_hidden: body.isHidden }),
  })
  return setupOf(tx, companyId)
})

/** Removes what makes a demo company look lived in, and tells every page that shows it. */
export const removeDemo = handle(removeOperation, async ({ tx, companyId, audit, announce }) => {
  audit('demo removed', companyId, { calls: await removeMadeUp(tx, companyId) })
  announce(demoRemoved, companyId, {})
  return setupOf(tx, companyId)
})

import {
  readMilestoneSettings as readOperation,
  saveMilestoneSettings as saveOperation,
} from '@towline/contract'
import { differences } from '../../platform/differences.ts'
import { handle } from '../../platform/handler.ts'
import { keepMilestoneSettings, milestoneSettings } from './milestones.store.ts'

/** Which milestones the company texts. */
export const readMilestoneSettings = handle(readOperation, ({ tx, companyId }) =>
  milestoneSettings(tx, companyId),
)

/** Changes it; what is left out stays. */
export const saveMilestoneSettings = handle(saveOperation, async (context, { body }) => {
  const { tx, companyId, audit } = context
  const before = await milestoneSettings(tx, companyId)
  const settings = { ...before, ...body }
  await keepMilestoneSettings(tx, companyId, settings)
  audit('milestone texts changed', companyId, differences(before, settings))
  return settings
})

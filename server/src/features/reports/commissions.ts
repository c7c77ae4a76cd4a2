import {
  listCommissions as listOperation,
  localMoment,
  saveCommission as saveOperation,
} from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { lockedCompany, ownCompany } from '../company/index.ts'
import { settleFigures } from '../zones/index.ts'
import { commissionRules, isDriver, putRule } from './commission.store.ts'

/** What drivers earn of their jobs. */
export const listCommissions = handle(listOperation, async ({ tx, companyId, now }) => {
  const { time_zone } = await ownCompany(tx, companyId)
  return { today: localMoment(now, time_zone).day, rules: await commissionRules(tx, companyId) }
})

/** Sets what drivers earn from a day on. What they have earned by earlier rules stays. */
export const saveCommission = handle(saveOperation, async (context, { body }) => {
  const { tx, companyId, now, actor, audit, enqueue, fail } = context
  // One after the other: whether a rule is the first one must not change meanwhile.
  const { time_zone } = await lockedCompany(tx, companyId)
  const { driverId, validFrom } = body
  if (driverId && !(await isDriver(tx, companyId, driverId))) return fail('not_found')
  const sameFor = (rules: Awaited<ReturnType<typeof commissionRules>>) =>
    rules.filter((rule) => rule.driverId === driverId)
  const before = sameFor(await commissionRules(tx, companyId))
  if (before.length > 0 && validFrom < localMoment(now, time_zone).day)
    return fail('bad_request', {
      fields: {
        validFrom: 'Choose today or a later day. What was earned before stays as it was.',
      },
    })
  await putRule(tx, companyId, body, now)
  await enqueue(settleFigures, { companyId }, { singletonKey: companyId })
  const saved = sameFor(await commissionRules(tx, companyId)).find(
    (rule) => rule.validFrom === validFrom,
  )
  if (!saved) return fail('not_found')
  audit('commission set', saved.id, { ...body, who: actor.kind === 'employee' ? actor.name : '' })
  return saved
})

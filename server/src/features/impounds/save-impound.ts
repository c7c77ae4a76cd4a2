import {
  fromSheets,
  impoundsChanged,
  localMoment,
  saveImpound as operation,
  type Storage,
} from '@towline/contract'
import { whoIn } from '../../platform/actor.ts'
import { type Context, handle } from '../../platform/handler.ts'
import { lockedCompany } from '../company/index.ts'
import { sheetsInForce } from '../rates/index.ts'
import {
  accountOfJob,
  addTouch,
  impoundById,
  insertImpound,
  isSpaceTaken,
  lockImpound,
  updateRecord,
} from './impounds.store.ts'
import { lots } from './lots.store.ts'
import { wholeImpound } from './whole-impound.ts'

/** Takes a vehicle in, or corrects what was written down of one that is still in. */
export const saveImpound = handle(operation, async (context, { body }) => {
  const { tx, companyId, now, announce, fail } = context
  // One after the other: numbers and spaces are given out once.
  const { time_zone: zone } = await lockedCompany(tx, companyId)
  const { id: asked, version, ...record } = body
  if (asked) await lockImpound(tx, companyId, asked)
  const before = asked ? ((await impoundById(tx, companyId, asked)) ?? fail('not_found')) : null
  if (before && version !== undefined && version !== before.version)
    return fail('newer_version', { newer: before })
  if (before && before.status !== 'in') return fail('impound_left')
  if (record.receivedAt > now)
    return fail('bad_request', { fields: { receivedAt: 'This is still to come' } })
  if ((await lots(tx, companyId, record.lotId)).length === 0) return fail('not_found')
  if (await isSpaceTaken(tx, companyId, { ...record, id: asked })) return fail('space_taken')
  const accountId = record.jobId ? await accountOfJob(tx, companyId, record.jobId) : ''
  if (accountId === null) return fail('not_found')
  if (before) await updateRecord(tx, companyId, before, record)
  const day = localMoment(record.receivedAt, zone).day
  const id =
    before?.id ??
    (await insertImpound(tx, companyId, record, await storageRate(context, { accountId, day })))
  const file = (await impoundById(tx, companyId, id)) ?? fail('not_found')
  const data = before ? changedFields(before, file) : { from: record.towedFrom, lot: file.lotName }
  const what = before ? 'corrected' : 'received'
  await addTouch(tx, companyId, id, { at: now, who: whoIn(context), what, data })
  announce(impoundsChanged, companyId, { id })
  return wholeImpound(tx, companyId, now, file)
})

/** What a day of storage costs by the rates in force; nothing while none are set. */
async function storageRate(
  { tx, companyId }: Context,
  day: { accountId: string; day: string },
): Promise<Storage> {
  const storage = fromSheets(await sheetsInForce(tx, companyId, day), 'storage')
  return storage ?? { perDay: 0, graceHours: 0, taxable: true }
}

/** What was changed, as it was and as it is. */
function changedFields(before: object, after: object): Record<string, unknown> {
  const old = new Map(Object.entries(before))
  return Object.fromEntries(
    Object.entries(after)
      .filter(([name, value]) => name !== 'version' && !same(old.get(name), value))
      .map(([name, value]) => [name, { from: old.get(name), to: value }]),
  )
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

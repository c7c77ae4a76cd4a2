import { type DispatchFields, reservationsChanged } from '@towline/contract'
import type { Context } from '../../platform/handler.ts'
import { type JobRow, lockDriver } from './dispatch.store.ts'
import { endReservationOf, otherJobOf, ownRecords } from './own-records.store.ts'
import { whoSends } from './reservation.ts'
import { reservations } from './reservations.store.ts'
import type { FieldChanges } from './settle-fields.ts'

type IdField = 'vendorId' | 'billToId' | 'driverId' | 'truckId'

/** The field that holds the name behind each id. */
const nameFields = {
  billToId: 'billToName',
  driverId: 'driverName',
  truckId: 'truckName',
} as const

const sentences: Record<IdField, string> = {
  vendorId: 'Choose one of your accounts',
  billToId: 'Choose one of your accounts',
  driverId: 'Choose one of your drivers',
  truckId: 'Choose one of your trucks',
}

/**
 * The changes with the names behind their ids, which must be the company's own. Ids that stay are not looked
 * at again, and keep their names: a driver who has left does not keep his old jobs from being changed.
 */
export async function withNamesOfOwnRecords(
  context: Context,
  current: JobRow | null,
  changes: FieldChanges,
  checkDriver: boolean,
): Promise<FieldChanges> {
  const before = (id: IdField) => current?.fields[id] ?? ''
  const isNew = (id: IdField) => changes[id] !== undefined && changes[id] !== before(id)
  const kept = Object.entries(nameFields).filter(
    ([id]) => !isNew(asIdField(id)) && before(asIdField(id)),
  )
  const named = { ...changes }
  for (const [, name] of kept) delete named[name]
  const wrong: Record<string, string> = {}
  Object.assign(named, await namesOfRecords(context, changes, { isNew, wrong }))
  const { billToId, billToName } = changes
  // In place of an account somebody wrote who pays.
  if (billToId === '' && billToName && billToName !== current?.fields.billToName)
    named.billToName = billToName
  if (isNew('driverId')) {
    const driverId = changes.driverId ?? ''
    const name = driverId ? await lockDriver(context.tx, context.companyId, driverId) : ''
    if (name === null) wrong.driverId = sentences.driverId
    else named.driverName = name
    if (name && Object.keys(wrong).length === 0)
      await takeDriver(context, { driverId, name, jobId: current?.id ?? null, checkDriver })
  }
  if (Object.keys(wrong).length > 0) context.fail('bad_request', { fields: wrong })
  return named
}

/** The keys of `nameFields`, which a list of entries has forgotten. */
const asIdField = (id: string) => id as IdField

/** Names, and notes, of the account, the bill-to account and the truck that are new. */
async function namesOfRecords(
  { tx, companyId }: Context,
  changes: FieldChanges,
  { isNew, wrong }: { isNew(id: IdField): boolean; wrong: Record<string, string> },
): Promise<Partial<DispatchFields>> {
  const names: Partial<DispatchFields> = {}
  const fresh = (['vendorId', 'billToId', 'truckId'] as const).filter(isNew)
  const ids = fresh.flatMap((id) => changes[id] || [])
  const records = ids.length > 0 ? await ownRecords(tx, companyId, ids) : []
  for (const id of fresh) {
    const kind = id === 'truckId' ? 'truck' : 'account'
    const record = records.find((one) => one.id === changes[id] && one.kind === kind)
    if (changes[id] && !record) wrong[id] = sentences[id]
    else if (id === 'vendorId') names.accountNotes = record?.notes.slice(0, MOST_NOTES) ?? ''
    else names[nameFields[id]] = record?.name ?? ''
  }
  return names
}

/** As long as a job's own notes may be. */
const MOST_NOTES = 5000

/** Gives the driver to the job, whoever was about to send him; refuses first when that is asked for. */
async function takeDriver(
  context: Context,
  job: { driverId: string; name: string; jobId: string | null; checkDriver: boolean },
): Promise<void> {
  const { tx, companyId, announce, fail } = context
  const { driverId } = job
  const obstacle = job.checkDriver ? await whatHolds(context, job) : null
  if (obstacle) fail('driver_taken', { message: obstacle, fields: { driverId: obstacle } })
  if (await endReservationOf(tx, companyId, driverId))
    announce(reservationsChanged, companyId, { driverId })
}

/** Why the driver is not free, in words; null when he is. */
async function whatHolds(
  { tx, companyId, now, actor }: Context,
  { driverId, name, jobId }: { driverId: string; name: string; jobId: string | null },
): Promise<string | null> {
  const number = await otherJobOf(tx, companyId, { driverId, jobId })
  if (number) return `${name} is on call #${number}.`
  const [kept] = await reservations(tx, { companyId, now, driverId })
  const isOwn = actor.kind === 'employee' && kept?.employeeId === actor.id
  return kept && !isOwn ? `${name} is taken: ${whoSends(kept)}.` : null
}

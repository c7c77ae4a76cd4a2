import {
  type CallStatus,
  chatSigns,
  type DispatchFields,
  dispatchChanged,
  hasDriver,
  offersChanged,
  ownJobsChanged,
  ownOffersChanged,
} from '@towline/contract'
import { differences } from '../../platform/differences.ts'
import type { Context } from '../../platform/handler.ts'
import {
  type JobRow,
  type JobToWrite,
  jobsOnTheWire,
  updateJob,
  type WireJob,
} from './dispatch.store.ts'
import { listedOn } from './duplicates.store.ts'
import { endOpenOffer } from './open-offers.store.ts'
import { allFields } from './settle-fields.ts'

/** Longest job that travels with its announcement; PostgreSQL carries 8,000 bytes to the other processes. */
const MOST_BYTES = 6_000
/** The same as a text inside the announcement, where quotes and line ends take two characters. */
const MOST_QUOTED_BYTES = 7_400

/** Stores what has become of a job, writes its history, and tells the board after commit. */
export async function storeJob(
  context: Context,
  current: JobRow,
  after: { fields: DispatchFields; status: CallStatus; agentFields: JobToWrite['agentFields'] },
  history: { action: string; data?: Record<string, unknown> },
): Promise<WireJob> {
  const { tx, companyId, now } = context
  const stays = current.status === after.status
  const listedBefore = await listedOn(tx, companyId, current)
  const stored = await updateJob(tx, {
    ...after,
    id: current.id,
    companyId,
    dispatchNumber: current.dispatch_number,
    statusAt: stays ? current.status_at.getTime() : now,
  })
  writeHistory(context, stored, history.action, {
    ...history.data,
    changes: differences(
      { ...allFields(current), status: current.status },
      { ...after.fields, status: after.status },
    ),
  })
  tell(context, stored, current.status)
  tellDrivers(context, stored.id, [allFields(current).driverId, after.fields.driverId])
  if (hasDriver(after.fields) || over.includes(after.status)) await endOffer(context, stored.id)
  await tellOfDuplicates(context, stored, listedBefore)
  return stored
}

const over: readonly CallStatus[] = ['completed', 'cancelled']

/** Tells the drivers a job has and had that it is theirs, is not any more, or has changed. */
export function tellDrivers({ announce }: Context, id: string, drivers: readonly string[]): void {
  for (const driverId of new Set(drivers)) if (driverId) announce(ownJobsChanged, driverId, { id })
}

/** A job that somebody has, or that is over, is not offered to anybody any more. */
async function endOffer({ tx, companyId, now, announce }: Context, jobId: string): Promise<void> {
  const ended = await endOpenOffer(tx, { companyId, jobId, now })
  if (!ended) return
  announce(offersChanged, companyId, { id: ended.id, dispatchCallId: jobId })
  announce(ownOffersChanged, ended.driverId, { id: ended.id })
}

/** One line of a job's history, with the name its author has now. */
export function writeHistory(
  { actor, audit }: Context,
  { id, version }: { id: string; version: number },
  action: string,
  data: Record<string, unknown>,
): void {
  const who = actor.kind === 'employee' ? { who: actor.name } : {}
  audit(action, id, { version, ...who, ...data })
}

/** Tells the board of a job as it is now, whole where it is short enough to be carried. */
export function tell(
  { announce, companyId }: Context,
  { id, version, json }: WireJob,
  was: CallStatus | null,
): void {
  const isShort =
    Buffer.byteLength(json) <= MOST_BYTES &&
    Buffer.byteLength(JSON.stringify(json)) <= MOST_QUOTED_BYTES
  const call: unknown = isShort ? JSON.parse(json) : undefined
  announce(dispatchChanged, companyId, { id, version, was, ...(isShort ? { call } : {}) })
  // Its customer may be looking on.
  const chat = /"csChatId":\s*"([\w-]+)"/.exec(json)?.[1]
  if (chat) announce(chatSigns, chat, { role: 'rep', job: true })
}

/** Tells the board of the jobs that list this one as possibly the same, and did not before, or the other way around. */
export async function tellOfDuplicates(
  context: Context,
  stored: WireJob,
  listedBefore: readonly string[],
): Promise<void> {
  const { tx, companyId } = context
  const listed = await listedOn(tx, companyId, stored)
  const touched = [...without(listed, listedBefore), ...without(listedBefore, listed)]
  if (touched.length === 0) return
  for (const job of await jobsOnTheWire(tx, companyId, touched)) tell(context, job, job.status)
}

const without = (some: readonly string[], others: readonly string[]) =>
  some.filter((id) => !others.includes(id))

import { isDeepStrictEqual } from 'node:util'
import { type CallStatus, type DispatchFields, Duplicate, dispatchChanged } from '@towline/contract'
import { differences } from '../../platform/differences.ts'
import type { Context } from '../../platform/verb.ts'
import {
  type JobRow,
  type JobToWrite,
  jobsOnTheWire,
  updateJob,
  type WireJob,
} from './dispatch.store.ts'
import { duplicatesOf } from './duplicates.store.ts'
import { samenessOf } from './sameness.ts'
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
  if (!isAsSame(current, after))
    await tellTwins(context, stored, await formerTwins(context, current))
  return stored
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
}

/** Tells the board of the jobs that have become, or are no longer, possibly the same as this one. */
export async function tellTwins(
  context: Context,
  { json }: WireJob,
  former: readonly string[],
): Promise<void> {
  const now = twinsIn(json)
  const touched = [
    ...now.filter((id) => !former.includes(id)),
    ...former.filter((id) => !now.includes(id)),
  ]
  if (touched.length === 0) return
  for (const twin of await jobsOnTheWire(context.tx, context.companyId, touched))
    tell(context, twin, twin.status)
}

/** Whether the change has left everything as it was that other jobs are the same by. */
const isAsSame = (current: JobRow, after: { fields: DispatchFields; status: CallStatus }) =>
  isOpen(current.status) === isOpen(after.status) &&
  isDeepStrictEqual(samenessOf(allFields(current)), samenessOf(after.fields))

/** Ids of the jobs that could have been the same before. */
async function formerTwins({ tx, companyId }: Context, current: JobRow): Promise<string[]> {
  if (!isOpen(current.status)) return []
  const found = await duplicatesOf(tx, {
    ...samenessOf(allFields(current)),
    companyId,
    id: current.id,
    createdAt: current.created_at,
  })
  return found.map(({ id }) => id)
}

const isOpen = (status: CallStatus) => status !== 'completed' && status !== 'cancelled'

const twinsIn = (json: string): string[] =>
  Duplicate.array()
    .parse(Object(JSON.parse(json)).duplicates)
    .map(({ id }) => id)

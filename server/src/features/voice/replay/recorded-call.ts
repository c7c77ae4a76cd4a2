import { readRecordedCall as readOperation } from '@towline/contract'
import type { Tx } from '../../../platform/db/index.ts'
import { handle } from '../../../platform/handler.ts'
import { eventsOf, phoneCallBy } from '../../calls/index.ts'
import { Recording } from './replay.ts'

/** A call as its log has it, by its id or the carrier's; undefined where there is none, or it never began. */
export async function recordedCall(tx: Tx, which: string): Promise<Recording | undefined> {
  const call = await phoneCallBy(tx, which)
  if (!call) return undefined
  const entries = await eventsOf(tx, call.id)
  // A call that never began has no memory, and nothing to hold again.
  const memory = typeof call.memory === 'object' ? call.memory : null
  return Recording.safeParse({
    ...memory,
    entries: entries.map((entry) => ({ ...entry, at: entry.at.getTime() })),
  }).data
}

/** Gives a manager the log of a call, to hold it again elsewhere. */
export const readRecordedCall = handle(
  readOperation,
  async ({ tx, fail }, { params }) => (await recordedCall(tx, params.call)) ?? fail('not_found'),
  { reads: true },
)

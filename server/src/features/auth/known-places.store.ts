import { createHash } from 'node:crypto'
import type { Tx } from '../../platform/db/index.ts'
import type { Place } from '../../platform/place.ts'

const DAY = 24 * 3600 * 1000
/** So long after the last time a place is still known. */
const KNOWN_FOR_MS = 90 * DAY
/** How stale that time may get before it is written again. */
const TOUCH_EVERY_MS = DAY
/** How many places of one employee are kept, the latest. */
const KEPT = 20

/** What a place is known by. */
export type Known = 'device' | 'address'

const markOf = (kind: Known, value: string) =>
  createHash('sha256').update(`${kind} ${value}`).digest()

const marksOf = ({ address, device }: Place): Buffer[] => [
  ...(device ? [markOf('device', device)] : []),
  ...(address ? [markOf('address', address)] : []),
]

/** By what an employee is known at a place, the device before the network; null for a stranger. */
export async function placeKnown(
  tx: Tx,
  employeeId: string,
  place: Place,
  now: number,
): Promise<Known | null> {
  const marks = marksOf(place)
  if (marks.length === 0) return null
  const rows = await tx
    .selectFrom('known_place')
    .select('mark')
    .where('employee_id', '=', employeeId)
    .where('mark', 'in', marks)
    .where('seen_at', '>', new Date(now - KNOWN_FOR_MS))
    .execute()
  const has = (mark: Buffer) => rows.some((row) => mark.equals(row.mark))
  if (place.device && has(markOf('device', place.device))) return 'device'
  return rows.length > 0 ? 'address' : null
}

/** Keeps that an employee showed who they are at a place, and forgets their old places. */
export async function keepPlace(
  tx: Tx,
  who: { employeeId: string; companyId: string },
  place: Place,
  now: number,
): Promise<void> {
  const marks = marksOf(place)
  if (marks.length === 0) return
  const { employeeId: employee_id, companyId: company_id } = who
  const seen_at = new Date(now)
  await tx
    .insertInto('known_place')
    .values(marks.map((mark) => ({ company_id, employee_id, mark, seen_at })))
    .onConflict((known) =>
      known
        .columns(['employee_id', 'mark'])
        .doUpdateSet({ seen_at })
        .where('known_place.seen_at', '<', new Date(now - TOUCH_EVERY_MS)),
    )
    .execute()
  await tx
    .deleteFrom('known_place')
    .where('employee_id', '=', employee_id)
    .where('mark', 'not in', (latest) =>
      latest
        .selectFrom('known_place')
        .select('mark')
        .where('employee_id', '=', employee_id)
        .where('seen_at', '>', new Date(now - KNOWN_FOR_MS))
        .orderBy('seen_at', 'desc')
        .limit(KEPT),
    )
    .execute()
}

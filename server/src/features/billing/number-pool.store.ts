import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'
import type { BoughtNumber } from '../../providers/telephony/index.ts'

const HOUR = 3600 * 1000
const DAY = 24 * HOUR

/** A company that has taken a number out and was never made holds it for so long. */
const HOLD_MS = HOUR

/** When a number of the pool may be another company's, and when it goes back to the carrier. */
export type Rest = { freeFrom: Date; releaseFrom: Date }

/** Puts a number that no company has into the pool; one that is there already stays as it is. */
export async function poolNumber(
  tx: Tx,
  { e164, sid, wasOf, now, rest }: BoughtNumber & { wasOf: string; now: number; rest: Rest },
): Promise<void> {
  await tx
    .insertInto('number_pool')
    .values({
      e164,
      sid,
      was_of: wasOf,
      pooled_at: new Date(now),
      free_from: rest.freeFrom,
      release_from: rest.releaseFrom,
    })
    .onConflict((known) => known.doNothing())
    .execute()
}

/**
 * Takes a number out for a company: the one it had itself, or else one that is free in its area code. It stays in the pool, held, until the company is stored with it. Null when there is none.
 */
export async function takePooled(
  tx: Tx,
  { companyId, areaCode, now }: { companyId: string; areaCode: string; now: number },
): Promise<BoughtNumber | null> {
  const { rows } = await sql<BoughtNumber>`
    update number_pool set held_for = ${companyId}, held_at = ${new Date(now)}
    where e164 = (
      select e164 from number_pool
      where (held_for is null or held_for = ${companyId} or held_at < ${new Date(now - HOLD_MS)})
        and (was_of = ${companyId}
          or free_from <= ${new Date(now)} and release_from > ${new Date(now)}
            and substr(e164, 3, 3) = ${areaCode})
      order by held_for = ${companyId} desc nulls last, was_of = ${companyId} desc nulls last,
        pooled_at
      limit 1 for update skip locked)
    returning e164, sid`.execute(tx)
  return rows[0] ?? null
}

/** Puts a number back that was taken out and is not needed; false when it is none of the pool's. */
export async function putBack(tx: Tx, sid: string): Promise<boolean> {
  const row = await tx
    .updateTable('number_pool')
    .set({ held_for: null, held_at: null })
    .where('sid', '=', sid)
    .returning('e164')
    .executeTakeFirst()
  return row !== undefined
}

/** Puts a number back that the carrier would not point at us, and leaves it alone for a day. */
export async function setAside(tx: Tx, sid: string, now: number): Promise<void> {
  const free_from = new Date(now + DAY)
  await tx
    .updateTable('number_pool')
    .set({ held_for: null, held_at: null, was_of: null, free_from })
    .where('sid', '=', sid)
    .execute()
}

/** Forgets the numbers that are companies' by now. Who said STOP to a number said it to whoever has it next, too. */
export async function forgetTaken(tx: Tx): Promise<void> {
  await sql`insert into text_consent (company_id, number, refused, changed_at)
    select c.id, said.number, true, said.changed_at
    from number_pool p
    join company c on c.agent_number = p.e164 and c.id <> p.was_of
    join text_consent said on said.company_id = p.was_of and said.refused
    on conflict (company_id, number) do nothing`.execute(tx)
  await sql`delete from number_pool
    where e164 in (select agent_number from company where agent_number is not null)`.execute(tx)
}

/** Takes the numbers out of the pool for good whose time is over; they are to be given back to the carrier. */
export async function takeOverdue(tx: Tx, now: number): Promise<string[]> {
  const rows = await tx
    .deleteFrom('number_pool')
    .where('release_from', '<=', new Date(now))
    .where((row) =>
      row.or([row('held_at', 'is', null), row('held_at', '<', new Date(now - HOLD_MS))]),
    )
    .returning('sid')
    .execute()
  return rows.map(({ sid }) => sid)
}

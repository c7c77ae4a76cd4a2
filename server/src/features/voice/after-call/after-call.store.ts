import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/index.ts'

/** How the texts to missed callers are named; the id of the call follows. */
export const MISSED_CALL = 'missed-call '

const HOUR = 3600 * 1000
/** One number is texted once in so long. */
const TEXT_PAUSE_MS = 6 * HOUR
/** An answer within this time is about the call. */
const ANSWER_MS = 24 * HOUR

/** A call that is over and went wrong for its caller. */
export function callToText(tx: Tx, companyId: string, phoneCallId: string) {
  return tx
    .selectFrom('phone_call')
    .select(['from_number', 'started_at', 'memory', 'dispatch_call_id'])
    .where('id', '=', phoneCallId)
    .where('company_id', '=', companyId)
    .where('ended_at', 'is not', null)
    .where('trouble', 'in', ['dropped', 'missed'])
    .executeTakeFirst()
}

type Call = { from_number: string; started_at: Date }

/** Whether the caller has called again since. */
export async function hasCalledAgain(tx: Tx, companyId: string, call: Call): Promise<boolean> {
  const later = await tx
    .selectFrom('phone_call')
    .select('id')
    .where('company_id', '=', companyId)
    .where('from_number', '=', call.from_number)
    .where('started_at', '>', call.started_at)
    .limit(1)
    .executeTakeFirst()
  return later !== undefined
}

/** Whether they have had any text of ours since they called, or one like this in the last hours. */
export async function isTextedAlready(
  tx: Tx,
  companyId: string,
  { from_number, started_at }: Call,
  now: number,
): Promise<boolean> {
  const sent = await tx
    .selectFrom('text_message')
    .select('id')
    .where('company_id', '=', companyId)
    .where('direction', '=', 'out')
    .where('to_number', '=', `+1${from_number}`)
    .where((text) =>
      text.or([
        text('created_at', '>=', started_at),
        text.and([
          text('created_at', '>', new Date(now - TEXT_PAUSE_MS)),
          text('idempotency_key', 'like', `${MISSED_CALL}%`),
        ]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return sent !== undefined
}

/** The call a number was texted about in the last day, while it has no job. */
export async function callTextedAbout(tx: Tx, companyId: string, number: string, now: number) {
  const { rows } = await sql<{ id: string }>`
    select p.id from text_message t
    join phone_call p on p.id = substr(t.idempotency_key, ${MISSED_CALL.length + 1}::int)::uuid
    where t.company_id = ${companyId} and p.company_id = ${companyId} and t.direction = 'out'
      and t.to_number = ${`+1${number}`} and t.idempotency_key like ${`${MISSED_CALL}%`}
      and t.created_at > ${new Date(now - ANSWER_MS).toISOString()}::timestamptz
    order by t.created_at desc limit 1`.execute(tx)
  const id = rows[0]?.id
  if (!id) return null
  const call = await tx
    .selectFrom('phone_call')
    .selectAll()
    .where('id', '=', id)
    .where('dispatch_call_id', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return call ?? null
}

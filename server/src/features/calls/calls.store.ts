import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'

const onTheWire = sql`jsonb_build_object(
  'id', p.id, 'fromNumber', p.from_number, 'toNumber', p.to_number,
  'createdDate', floor(extract(epoch from p.started_at) * 1000)::bigint,
  'seconds', p.seconds, 'outcome', p.outcome, 'aiAgentChatId', p.ai_agent_chat_id,
  'dispatchCallId', coalesce(p.dispatch_call_id::text, ''), 'customData', p.custom_data)`

type Page = { companyId: string; limit: number; before: string | null }

const olderThan = (before: string | null) =>
  before
    ? sql`and (p.started_at, p.id) < (select b.started_at, b.id from phone_call b where b.id = ${before})`
    : sql``

async function asList(tx: Tx, rows: ReturnType<typeof sql>): Promise<string> {
  const found = await sql<{ json: string }>`
    select coalesce(jsonb_agg(wire order by started_at desc, id desc), '[]')::text as json from (${rows}) page`.execute(
    tx,
  )
  return found.rows[0]?.json ?? '[]'
}

/** Phone calls newest first, of one number (ten digits, or as the carrier wrote it) or all, as JSON text. */
export function callsAsJson(
  tx: Tx,
  { companyId, limit, before }: Page,
  fromNumber: string | null,
): Promise<string> {
  const ofNumber = fromNumber === null ? sql`` : sql`and p.from_number = ${fromNumber}`
  return asList(
    tx,
    sql`select p.started_at, p.id, ${onTheWire} as wire from phone_call p
      where p.company_id = ${companyId} ${ofNumber} ${olderThan(before)}
      order by p.started_at desc, p.id desc limit ${limit}`,
  )
}

/** The latest call of each number whose name contains the words or whose digits contain the digits, as JSON text. */
export function customersAsJson(
  tx: Tx,
  { companyId, limit, before }: Page,
  words: string,
  digits: string,
): Promise<string> {
  const like = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const byNumber = digits ? sql`or p.from_number like ${like(digits)}` : sql``
  const found = sql`select * from (
        select distinct on (p.from_number) p.started_at, p.id, ${onTheWire} as wire from phone_call p
        where p.company_id = ${companyId} and (lower(p.customer_name) like ${like(words.toLowerCase())} ${byNumber})
        order by p.from_number, p.started_at desc, p.id desc) p`
  return asList(
    tx,
    sql`${found} where true ${olderThan(before)} order by p.started_at desc, p.id desc limit ${limit}`,
  )
}

/** A phone call by the carrier's name for it. */
export function phoneCallBySid(tx: Tx, callSid: string) {
  return tx.selectFrom('phone_call').selectAll().where('call_sid', '=', callSid).executeTakeFirst()
}

/** The log of a call, in order. */
export function eventsOf(tx: Tx, phoneCallId: string) {
  return tx
    .selectFrom('phone_call_event')
    .select(['seq', 'at', 'kind', 'data'])
    .where('phone_call_id', '=', phoneCallId)
    .orderBy('seq')
    .execute()
}

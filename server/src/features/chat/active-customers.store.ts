import { type ActiveCustomer, ANONYMOUS } from '@towline/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'
import { signSince } from './presence.store.ts'

/** A customer who has gone stays in the list of the active ones for this long. */
const STAYS_LISTED_MS = 24 * 3600 * 1000
const MOST_CUSTOMERS = 200
/** Nobody counts further than this what he has not read. */
const MOST_UNREAD = 100

type CustomerRow = Omit<ActiveCustomer, 'here'> & { isHere: boolean }

/**
 * Customers of the company who are, were lately, or wait for an answer: those who wait first. Each of the three
 * comes from an index and is bounded, so that chats of former days cost nothing.
 */
export async function activeCustomers(
  tx: Tx,
  companyId: string,
  now: number,
): Promise<ActiveCustomer[]> {
  const { rows } = await sql<CustomerRow>`
    with waiting as (select chat_id from chat_side
        where company_id = ${companyId} and role = 'customer' and said_at > heard_at
        order by active_at desc limit ${MOST_CUSTOMERS}),
      here as (select distinct chat_id from chat_visit
        where company_id = ${companyId} and role = 'customer' and seen_at > ${signSince(now)}
        limit ${MOST_CUSTOMERS}),
      lately as (select chat_id from chat_side
        where company_id = ${companyId} and role = 'customer'
          and active_at > ${new Date(now - STAYS_LISTED_MS)}
        order by active_at desc limit ${MOST_CUSTOMERS}),
      listed as (select chat_id from waiting union select chat_id from here
        union select chat_id from lately)
    select r.id, c.id as "dispatchCallId", coalesce(nullif(c.fields ->> 'customerName', ''), ${ANONYMOUS}) as "customerName",
      exists (select from here where here.chat_id = r.id) as "isHere", m.unread,
      coalesce(c.fields ->> 'vehicle', '') as vehicle, c.dispatch_number as "dispatchNumber",
      left(coalesce(last.content, ''), 200) as "lastMessage",
      floor(extract(epoch from greatest(last.created_at, s.joined_at)) * 1000)::float8 as "lastDate"
    from listed
    join chat_side s on s.chat_id = listed.chat_id and s.role = 'customer'
    join chat_request r on r.id = s.chat_id
    join dispatch_call c on c.id = r.dispatch_call_id
    cross join lateral (select count(*)::int as unread from (select from chat_message
      where chat_id = s.chat_id and role = 'customer' and created_at > s.heard_at
      limit ${MOST_UNREAD}) as those) m
    left join lateral (select content, created_at from chat_message
      where chat_id = s.chat_id order by created_at desc, id desc limit 1) last on true
    order by (m.unread > 0) desc, "isHere" desc, "lastDate" desc, r.id
    limit ${MOST_CUSTOMERS}`.execute(tx)
  return rows.map(({ isHere, ...row }) => ({ ...row, here: isHere }))
}

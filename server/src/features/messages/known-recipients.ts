import type { TextConsent } from '@towline/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'
import { type CompanyRow, standingOf } from '../company/index.ts'

/**
 * Whether this address is of somebody the company has to do with: its people, its accounts, a contact of
 * one of its jobs. Mail goes to nobody else, or the product would be anybody's way to mail the world.
 */
export function knowsAddress(tx: Tx, companyId: string, address: string): Promise<boolean> {
  const email = address.toLowerCase()
  return isThere(
    tx,
    sql`select from employee where company_id = ${companyId} and lower(email) = ${email}
    union all
    select from vendor where company_id = ${companyId} and ${email} in (
      lower(fields ->> 'contactEmail'), lower(fields ->> 'billingContactEmail'),
      lower(fields ->> 'accountManagerEmail'))
    union all
    select from dispatch_call where company_id = ${companyId}
      and contact_email <> '' and contact_email = ${email}`,
  )
}

/**
 * What shows that this number of ten digits wants the company's texts, the best there is; null where nothing does, and
 * then it is not texted. Always: it is one of its people's, or it called, texted, or told the agent so in a call. A
 * company that pays is believed besides about the customers of jobs on which "OK to text" is checked, for who checked it
 * is on record. In a trial that would be anybody's way to text the world. That a number stands in an account shows nothing.
 */
export async function consentOf(
  tx: Tx,
  company: CompanyRow,
  number: string,
  now: number,
): Promise<TextConsent | null> {
  const { id } = company
  const proven = await firstOf(
    tx,
    sql`select 1 as rank, 'employee' as by, id::text, null::timestamptz as at, '' as who
      from employee where company_id = ${id} and deleted_at is null
      and right(regexp_replace(phone_number, '\\D', '', 'g'), 10) = ${number}
    union all
    select 2, 'call', id::text, started_at, '' from phone_call
      where company_id = ${id} and from_number = ${number} and not is_from_desk
    union all
    select 3, 'text', id::text, created_at, '' from text_message
      where company_id = ${id} and direction = 'in' and from_number in (${`+1${number}`}, ${number})
    union all
    select 4, 'agent', p.id::text, p.started_at, '' from dispatch_call c
      join phone_call p on p.dispatch_call_id = c.id and not p.is_from_desk
      where c.company_id = ${id} and c.agent_fields ->> 'canReceiveText' = 'true'
      and c.agent_fields ->> 'customerPhoneForText' = ${number}`,
  )
  if (proven || standingOf(company, now) === 'trial') return proven
  // Who checked the box on a job, and when, is in its history.
  return firstOf(
    tx,
    sql`select 5 as rank, 'job' as by, c.id::text, coalesce(checked.at, c.created_at) as at, coalesce(checked.who, '') as who
      from dispatch_call c left join lateral (
        select at, data ->> 'who' as who from audit a
        where a.company_id = ${id} and a.record_id = c.id::text
          and 'true' in (a.data -> 'changes' -> 'canReceiveText' ->> 'to', a.data -> 'canReceiveText' ->> 'to')
        order by at desc limit 1) checked on true
      where c.company_id = ${id} and c.fields ->> 'canReceiveText' = 'true'
      and (c.customer_phone = ${number} or c.search_text like ${`%${number}%`}
        and right(regexp_replace(c.fields ->> 'customerPhoneForText', '\\D', '', 'g'), 10) = ${number})`,
  )
}

/** Whether the company may text this number of ten digits, by what is on record. */
export const mayBeTexted = async (...asked: Parameters<typeof consentOf>): Promise<boolean> =>
  (await consentOf(...asked)) !== null

/** The best of these, and of equals the latest. */
async function firstOf(tx: Tx, all: ReturnType<typeof sql>): Promise<TextConsent | null> {
  const { rows } = await sql<TextConsent>`
    select by, id, coalesce(floor(extract(epoch from at) * 1000), 0)::float8 as at, who
    from (${all}) proofs order by rank, at desc nulls last limit 1`.execute(tx)
  return rows[0] ?? null
}

const HOUR = 3600 * 1000
const DAY = 24 * HOUR

/**
 * Whether somebody with this number of ten digits expects texts at any hour: the company's own people, the
 * customer of a job that is not done or was within the hour, and who called or wrote within a day, in a chat too.
 */
export const expectsTexts = (
  tx: Tx,
  companyId: string,
  number: string,
  now: number,
): Promise<boolean> =>
  isThere(
    tx,
    sql`select from employee where company_id = ${companyId} and deleted_at is null
      and right(regexp_replace(phone_number, '\\D', '', 'g'), 10) = ${number}
    union all
    select from dispatch_call where company_id = ${companyId}
      and (status in ('pending', 'active', 'scheduled') or status_at > ${new Date(now - HOUR)})
      and search_text like ${`%${number}%`}
      and ${number} in (customer_phone,
        right(regexp_replace(fields ->> 'customerPhoneForText', '\\D', '', 'g'), 10))
    union all
    select from phone_call where company_id = ${companyId} and from_number = ${number}
      and not is_from_desk and started_at > ${new Date(now - DAY)}
    union all
    select from text_message where company_id = ${companyId} and direction = 'in'
      and from_number in (${`+1${number}`}, ${number}) and created_at > ${new Date(now - DAY)}
    union all
    select from chat_message m join chat_request r on r.id = m.chat_id
      join dispatch_call c on c.id = r.dispatch_call_id
      where m.company_id = ${companyId} and m.role = 'customer'
      and m.created_at > ${new Date(now - DAY)}
      and ${number} in (c.customer_phone,
        right(regexp_replace(c.fields ->> 'customerPhoneForText', '\\D', '', 'g'), 10))`,
  )

async function isThere(tx: Tx, rows: ReturnType<typeof sql>): Promise<boolean> {
  const found = await sql<{ known: boolean }>`select exists (${rows}) as known`.execute(tx)
  return found.rows[0]?.known ?? false
}

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
 * Whether the company may text this number of ten digits. Always: its people, and who is proven to want it
 * by having called, texted, or told the agent so in a call. A company that pays is believed besides what it
 * types: its accounts, and customers of jobs on which "OK to text" is checked. In a trial that would be
 * anybody's way to text the world.
 */
export async function mayBeTexted(
  tx: Tx,
  company: CompanyRow,
  number: string,
  now: number,
): Promise<boolean> {
  const { id } = company
  const isProven = await isThere(
    tx,
    sql`select from employee where company_id = ${id} and deleted_at is null
      and right(regexp_replace(phone_number, '\\D', '', 'g'), 10) = ${number}
    union all
    select from phone_call where company_id = ${id} and from_number = ${number} and not is_from_desk
    union all
    select from text_message where company_id = ${id} and direction = 'in'
      and from_number in (${`+1${number}`}, ${number})
    union all
    select from dispatch_call c where company_id = ${id}
      and agent_fields ->> 'canReceiveText' = 'true'
      and agent_fields ->> 'customerPhoneForText' = ${number}
      and exists (select from phone_call p where p.dispatch_call_id = c.id and not p.is_from_desk)`,
  )
  if (isProven || standingOf(company, now) === 'trial') return isProven
  return isThere(
    tx,
    sql`select from vendor where company_id = ${id} and contact_phone_number = ${number}
    union all
    select from dispatch_call where company_id = ${id} and customer_phone = ${number}
      and fields ->> 'canReceiveText' = 'true'
    union all
    select from dispatch_call where company_id = ${id} and search_text like ${`%${number}%`}
      and fields ->> 'canReceiveText' = 'true'
      and right(regexp_replace(fields ->> 'customerPhoneForText', '\\D', '', 'g'), 10) = ${number}`,
  )
}

const DAY = 24 * 3600 * 1000

/**
 * Whether somebody with this number of ten digits expects texts at any hour: the company's own people, the
 * customer of a job that is not done, and who called or wrote within a day.
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
      and status in ('pending', 'active', 'scheduled') and search_text like ${`%${number}%`}
      and ${number} in (customer_phone,
        right(regexp_replace(fields ->> 'customerPhoneForText', '\\D', '', 'g'), 10))
    union all
    select from phone_call where company_id = ${companyId} and from_number = ${number}
      and not is_from_desk and started_at > ${new Date(now - DAY)}
    union all
    select from text_message where company_id = ${companyId} and direction = 'in'
      and from_number in (${`+1${number}`}, ${number}) and created_at > ${new Date(now - DAY)}`,
  )

async function isThere(tx: Tx, rows: ReturnType<typeof sql>): Promise<boolean> {
  const found = await sql<{ known: boolean }>`select exists (${rows}) as known`.execute(tx)
  return found.rows[0]?.known ?? false
}

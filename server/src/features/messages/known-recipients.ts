import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'

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

/** The same for a number of ten digits; whoever has rung the company is known too. */
export function knowsNumber(tx: Tx, companyId: string, number: string): Promise<boolean> {
  return isThere(
    tx,
    sql`select from employee where company_id = ${companyId}
      and regexp_replace(phone_number, '\\D', '', 'g') = ${number}
    union all
    select from vendor where company_id = ${companyId} and contact_phone_number = ${number}
      and contact_phone_number <> ''
    union all
    select from dispatch_call where company_id = ${companyId} and customer_phone = ${number}
    union all
    select from phone_call where company_id = ${companyId} and from_number = ${number}`,
  )
}

async function isThere(tx: Tx, rows: ReturnType<typeof sql>): Promise<boolean> {
  const found = await sql<{ known: boolean }>`select exists (${rows}) as known`.execute(tx)
  return found.rows[0]?.known ?? false
}

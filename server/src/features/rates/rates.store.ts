import { type RateSheet, Rates, type Sheets } from '@towline/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'
import { newId } from '../../platform/ids.ts'

/** The wire's form of a sheet, made by PostgreSQL: `s` is rate_sheet. */
const onTheWire = sql`jsonb_build_object('id', s.id, 'version', s.version,
  'accountId', coalesce(s.vendor_id::text, ''), 'validFrom', s.valid_from, 'rates', s.rates)`

/** Stored sheets lack what was added to the contract since: it gets the blank that the contract has for it. */
const asSheet = (sheet: RateSheet): RateSheet => ({ ...sheet, rates: Rates.parse(sheet.rates) })

/** Whose sheets: an account's id, empty for the company's own. */
const ofWhom = (accountId: string) =>
  sql`s.vendor_id is not distinct from ${accountId || null}::uuid`

/** All sheets of the company's own (`accountId` empty) or of an account, the one that begins last first. */
export async function sheetsOf(tx: Tx, companyId: string, accountId: string): Promise<RateSheet[]> {
  const { rows } = await sql<{ sheet: RateSheet }>`
    select ${onTheWire} as sheet from rate_sheet s
    where s.company_id = ${companyId} and ${ofWhom(accountId)}
    order by s.valid_from desc`.execute(tx)
  return rows.map(({ sheet }) => asSheet(sheet))
}

/** One sheet; null when the company has none of that id. */
export async function sheetById(tx: Tx, companyId: string, id: string): Promise<RateSheet | null> {
  const { rows } = await sql<{ sheet: RateSheet }>`
    select ${onTheWire} as sheet from rate_sheet s
    where s.company_id = ${companyId} and s.id = ${id}`.execute(tx)
  return rows[0] ? asSheet(rows[0].sheet) : null
}

type InForce = Sheets & {
  /** The day from which they are in force, the account's where it has one; null without any. */
  validFrom: string | null
  /** The account whose own rates they are; empty where they are the company's. */
  accountName: string
}

/** The sheets in force on a day (`2026-11-23`) for a job of an account; `accountId` empty for none. */
export async function sheetsInForce(
  tx: Tx,
  companyId: string,
  { accountId, day }: { accountId: string; day: string },
): Promise<InForce> {
  const { rows } = await sql<{ sheet: RateSheet; accountName: string | null }>`
    select distinct on (s.vendor_id) ${onTheWire} as sheet, v.name as "accountName"
    from rate_sheet s left join vendor v on v.id = s.vendor_id and v.company_id = s.company_id
    where s.company_id = ${companyId} and s.valid_from <= ${day}::date
      and (s.vendor_id is null or s.vendor_id = ${accountId || null}::uuid)
    order by s.vendor_id, s.valid_from desc`.execute(tx)
  const own = rows.find(({ sheet }) => sheet.accountId !== '')
  const company = rows.find(({ sheet }) => sheet.accountId === '')
  return {
    account: own ? Rates.parse(own.sheet.rates) : null,
    company: company ? Rates.parse(company.sheet.rates) : null,
    validFrom: (own ?? company)?.sheet.validFrom ?? null,
    accountName: own?.accountName ?? '',
  }
}

/** Accounts with rates of their own, by name. */
export async function accountsWithRates(
  tx: Tx,
  companyId: string,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select v.id, v.name from vendor v
    where v.company_id = ${companyId} and not v.is_deleted
      and exists (select from rate_sheet s where s.vendor_id = v.id and s.company_id = v.company_id)
    order by lower(v.name), v.id`.execute(tx)
  return rows
}

export async function insertSheet(
  tx: Tx,
  companyId: string,
  { accountId, validFrom, rates }: Pick<RateSheet, 'accountId' | 'validFrom' | 'rates'>,
  now: number,
): Promise<RateSheet> {
  const id = newId()
  await tx
    .insertInto('rate_sheet')
    .values({
      id,
      company_id: companyId,
      vendor_id: accountId || null,
      valid_from: validFrom,
      rates: JSON.stringify(rates),
      created_at: new Date(now),
    })
    .execute()
  return { id, version: 1, accountId, validFrom, rates }
}

/** Stores a sheet anew, as the next version. */
export async function updateSheet(tx: Tx, companyId: string, sheet: RateSheet): Promise<RateSheet> {
  await tx
    .updateTable('rate_sheet')
    .set((set) => ({ rates: JSON.stringify(sheet.rates), version: set('version', '+', 1) }))
    .where('id', '=', sheet.id)
    .where('company_id', '=', companyId)
    .execute()
  return { ...sheet, version: sheet.version + 1 }
}

export async function deleteSheet(tx: Tx, companyId: string, id: string): Promise<void> {
  await tx
    .deleteFrom('rate_sheet')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .execute()
}

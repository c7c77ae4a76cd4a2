import { sql } from 'kysely'
import { prepared, type Tx } from '../../platform/db/index.ts'
import type { CompanyRow } from './company.rules.ts'

/** The row of the bound company. */
export function ownCompany(tx: Tx, companyId: string) {
  return tx.selectFrom('company').selectAll().where('id', '=', companyId).executeTakeFirstOrThrow()
}

/** The same, kept from being changed by others until the transaction ends. */
export function lockedCompany(tx: Tx, companyId: string) {
  return tx
    .selectFrom('company')
    .selectAll()
    .where('id', '=', companyId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Whether the database can reckon in this time zone, as the overview's months are. */
export async function knowsTimeZone(tx: Tx, name: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from pg_timezone_names where lower(name) = lower(${name})) as known`.execute(
    tx,
  )
  return rows[0]?.known ?? false
}

/** The company whose agent number this is (E.164), or undefined. For carrier webhooks, which name no company. */
export function companyByAgentNumber(tx: Tx, number: string) {
  return tx.selectFrom('company').selectAll().where('agent_number', '=', number).executeTakeFirst()
}

const ofLine = [
  'id',
  'name',
  'phone_number',
  'city',
  'state',
  'zip',
  'lat',
  'lng',
  'ai_agent_name',
  'time_zone',
  'plan_type',
  'trial_ends_at',
  'opened_at',
  'subscription_status',
  'agent_settings',
] as const satisfies (keyof CompanyRow)[]

/** A company with an agent number, as far as its phone line needs it. */
export type CompanyOfLine = Pick<CompanyRow, (typeof ofLine)[number]> & { agent_number: string }

/** All companies that have an agent number, in the order of these. */
export function companiesWithNumbers(tx: Tx): Promise<CompanyOfLine[]> {
  return tx
    .selectFrom('company')
    .select([...ofLine, 'agent_number'])
    .where('agent_number', 'is not', null)
    .$narrowType<{ agent_number: string }>()
    .orderBy('agent_number')
    .execute()
}

/** Takes the next dispatch number of the company; numbers are never given twice. */
export async function nextDispatchNumber(tx: Tx, companyId: string): Promise<string> {
  const row = await tx
    .updateTable('company')
    .set((set) => ({ last_dispatch_number: set('last_dispatch_number', '+', 1) }))
    .where('id', '=', companyId)
    .returning('last_dispatch_number')
    .modifyEnd(prepared)
    .executeTakeFirstOrThrow()
  return String(row.last_dispatch_number)
}

/** Which of these numbers (E.164) companies have already, or wait for one. */
export async function takenNumbers(tx: Tx, numbers: string[]): Promise<string[]> {
  if (numbers.length === 0) return []
  const rows = await tx
    .selectFrom('company')
    .select('agent_number')
    .where('agent_number', 'in', numbers)
    .unionAll(
      tx.selectFrom('number_pool').select('e164 as agent_number').where('e164', 'in', numbers),
    )
    .execute()
  return rows.flatMap((row) => row.agent_number ?? [])
}

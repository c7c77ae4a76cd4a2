import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'

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

/** Takes the next dispatch number of the company; numbers are never given twice. */
export async function nextDispatchNumber(tx: Tx, companyId: string): Promise<string> {
  const row = await tx
    .updateTable('company')
    .set((set) => ({ last_dispatch_number: set('last_dispatch_number', '+', 1) }))
    .where('id', '=', companyId)
    .returning('last_dispatch_number')
    .executeTakeFirstOrThrow()
  return String(row.last_dispatch_number)
}

/** Which of these numbers (E.164) companies have already. */
export async function takenNumbers(tx: Tx, numbers: string[]): Promise<string[]> {
  if (numbers.length === 0) return []
  const rows = await tx
    .selectFrom('company')
    .select('agent_number')
    .where('agent_number', 'in', numbers)
    .execute()
  return rows.flatMap((row) => row.agent_number ?? [])
}

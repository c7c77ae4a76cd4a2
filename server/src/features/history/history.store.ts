import { formatPhone, type RecordKind } from '@towline/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../platform/db/index.ts'

/** One line of the audit about a record. */
export type AuditLine = {
  id: string
  at: Date
  actor: string
  /** Today's name of the person who did it; empty where it was nobody on the staff. */
  name: string
  action: string
  data: unknown
}

/** Lines of one record that are shown. */
const MOST_LINES = 200
/** Lines of a page of the whole company's, unless more or fewer are asked for. */
const PAGE_LINES = 50

/** Where the records of each kind are. */
const tables = { employee: 'employee', truck: 'truck', account: 'vendor' } as const

/** Whether the company has this record. */
export async function hasRecord(
  tx: Tx,
  companyId: string,
  { kind, id }: { kind: RecordKind; id: string },
): Promise<boolean> {
  if (kind === 'company' || kind === 'invoiceSettings') return id === companyId
  const { rows } = await sql`
    select from ${sql.table(tables[kind])} where id = ${id} and company_id = ${companyId}`.execute(
    tx,
  )
  return rows.length > 0
}

/** What was done to a record by one of these actions, newest first. A save that changed nothing is none. */
export async function linesOf(
  tx: Tx,
  companyId: string,
  recordId: string,
  actions: readonly string[],
): Promise<AuditLine[]> {
  const { rows } = await sql<AuditLine>`
    select a.id, a.at, a.actor, a.action, a.data,
      coalesce(trim(e.first_name || ' ' || e.last_name), '') as name
    from audit a
    left join employee e on a.actor = 'employee' and e.id::text = a.actor_id
    where a.company_id = ${companyId} and a.record_id = ${recordId}
      and a.action = any(${sql.val(actions)}::text[])
      and (a.data <> '{}' or a.action !~ ' (changed|saved)$')
    order by a.at desc, a.id desc limit ${MOST_LINES}`.execute(tx)
  return rows
}

/** What was done in the whole company by one of these actions, newest first; after the line `before`. */
export async function linesOfCompany(
  tx: Tx,
  companyId: string,
  actions: readonly string[],
  { limit = PAGE_LINES, before }: { limit?: number | undefined; before?: string | undefined },
): Promise<(AuditLine & { record_id: string })[]> {
  const after = before
    ? sql`and (a.at, a.id) < (select at, id from audit where id = ${before} and company_id = ${companyId})`
    : sql``
  const { rows } = await sql<AuditLine & { record_id: string }>`
    select a.id, a.at, a.actor, a.action, a.data, a.record_id,
      coalesce(trim(e.first_name || ' ' || e.last_name), '') as name
    from audit a
    left join employee e on a.actor = 'employee' and e.id::text = a.actor_id
    where a.company_id = ${companyId} and a.action = any(${sql.val(actions)}::text[])
      and (a.data <> '{}' or a.action !~ ' (changed|saved)$') ${after}
    order by a.at desc, a.id desc limit ${limit}`.execute(tx)
  return rows
}

/** What trucks and accounts are called today, by their ids. */
export async function namesOfRecords(
  tx: Tx,
  companyId: string,
  table: 'truck' | 'vendor',
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from ${sql.table(table)}
    where company_id = ${companyId} and id::text = any(${sql.val(ids)}::text[])`.execute(tx)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** What jobs, invoices and phone calls are known by: `#1001`, `INV-7`, the caller's number; by their ids. */
export async function numbersOfRecords(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const known = ids.filter((id) => z.uuid().safeParse(id).success)
  if (known.length === 0) return new Map()
  const these = sql`id = any(${sql.val(known)}::uuid[]) and company_id = ${companyId}`
  const { rows } = await sql<{ id: string; name: string }>`
    select id, '#' || dispatch_number as name from dispatch_call where ${these}
    union all select id, '#' || number from invoice where ${these}
    union all select id, from_number from phone_call where ${these}`.execute(tx)
  return new Map(rows.map(({ id, name }) => [id, formatPhone(name)]))
}

/** The names of these employees of the company, by their ids, of those who have left as well. */
export async function namesOf(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; name: string }>`
    select id, trim(first_name || ' ' || last_name) as name from employee
    where company_id = ${companyId} and id::text = any(${sql.val(ids)}::text[])`.execute(tx)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

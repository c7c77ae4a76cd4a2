import {
  type Account,
  accountChanged,
  dispatchChanged,
  type Employee,
  employeeChanged,
  type ImportKind,
  type Topic,
  type Truck,
  truckChanged,
} from '@towline/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'
import type { Context } from '../../platform/handler.ts'
import { insertAccounts, newAccount } from '../accounts/index.ts'
import { insertEmployee, newEmployee, updateEmployee } from '../employees/index.ts'
import { insertTrucks } from '../trucks/index.ts'
import type { ReadyRow, Run } from './imports.store.ts'
import { importPastJobs, type PastJobRow, pastNumber } from './past-jobs.ts'

/** Where the rows of a kind of file go. */
type Target = {
  /** What one of them is called. */
  one: string
  many: string
  changed: Topic
  /** The keys of those that are there already, among some. */
  there: (companyId: string, keys: readonly string[]) => RawBuilder<{ key: string }>
  /** Makes records; answers the rows that could not be, because somebody else has them. */
  insert: (context: Context, run: Run, rows: readonly ReadyRow[]) => Promise<number[]>
  /** The table of the records (`t`), what one is called there, and whether it was changed or used. */
  table: RawBuilder<unknown>
  name: RawBuilder<string>
  isUsed: RawBuilder<boolean>
}

// A row's record was held against the schema of its kind when it was checked.
const fieldsOf = <T>({ record }: ReadyRow) => record as T

/** The names in keys of accounts, which the database finds them by. */
const namesIn = (keys: readonly string[]) => keys.map((key) => key.slice(0, key.lastIndexOf('\n')))

const accounts: Target = {
  one: 'account',
  many: 'accounts',
  changed: accountChanged,
  there: (companyId, keys) => sql`
    select v.plain_name || E'\n' || towline_plain(v.account_number) as key from vendor v
    where v.company_id = ${companyId} and not v.is_deleted and v.plain_name = any (${namesIn(keys)})
      and v.plain_name || E'\n' || towline_plain(v.account_number) = any (${keys})`,
  insert: async ({ tx, companyId, now }, _run, rows) => {
    const accounts = rows.map(
      (row): Account => ({ ...newAccount(), ...fieldsOf<Account>(row), id: row.recordId }),
    )
    await insertAccounts(tx, companyId, accounts, now)
    return []
  },
  table: sql`vendor`,
  name: sql<string>`t.name`,
  isUsed: sql<boolean>`(t.version <> 1
    or exists (select from dispatch_call c where c.company_id = t.company_id and c.vendor_id = t.id)
    or t.id::text in (select c.fields ->> 'billToId' from dispatch_call c
      where c.company_id = t.company_id and c.fields ->> 'billToId' <> '')
    or exists (select from invoice i where i.company_id = t.company_id and i.vendor_id = t.id)
    or exists (select from rate_sheet s where s.company_id = t.company_id and s.vendor_id = t.id))`,
}

export const importTargets: Readonly<Record<ImportKind, Target>> = {
  accounts,
  customers: {
    ...accounts,
    one: 'customer',
    many: 'customers',
    there: (companyId, keys) => sql`
      select v.plain_name || E'\n' || v.contact_phone_number as key from vendor v
      where v.company_id = ${companyId} and not v.is_deleted and v.plain_name = any (${namesIn(keys)})
        and v.plain_name || E'\n' || v.contact_phone_number = any (${keys})`,
  },
  trucks: {
    one: 'truck',
    many: 'trucks',
    changed: truckChanged,
    there: (companyId, keys) => sql`
      select towline_plain(t.name) as key from truck t
      where t.company_id = ${companyId} and t.status <> 'deleted'
        and towline_plain(t.name) = any (${keys})`,
    insert: async ({ tx, companyId, now }, _run, rows) => {
      const trucks = rows.map(
        (row): Truck => ({
          ...fieldsOf<Truck>(row),
          id: row.recordId,
          version: 1,
          status: 'active',
        }),
      )
      await insertTrucks(tx, companyId, trucks, now)
      return []
    },
    table: sql`truck`,
    name: sql<string>`t.name`,
    isUsed: sql<boolean>`(t.version <> 1
      or exists (select from tracker k where k.company_id = t.company_id and k.truck_id = t.id)
      or exists (select from driver_duty d where d.company_id = t.company_id and d.truck_id = t.id)
      or t.id::text in (select c.truck_id from dispatch_call c where c.company_id = t.company_id))`,
  },
  employees: {
    one: 'employee',
    many: 'employees',
    changed: employeeChanged,
    there: (companyId, keys) => sql`
      select towline_plain(e.email) as key from employee e
      where e.company_id = ${companyId} and e.deleted_at is null
        and towline_plain(e.email) = any (${keys})`,
    insert: async ({ tx, companyId, now }, _run, rows) => {
      const taken: number[] = []
      for (const row of rows) {
        const fields = fieldsOf<Employee>(row)
        const employee: Employee = { ...newEmployee(), ...fields, id: row.recordId, deleted: false }
        const isNew = await insertEmployee(tx, { ...employee, companyId, passwordHash: null, now })
        if (isNew) await updateEmployee(tx, companyId, employee)
        else taken.push(row.row)
      }
      return taken
    },
    table: sql`employee`,
    name: sql<string>`t.first_name || ' ' || t.last_name`,
    // Their fields were written right after they were made, as version 2.
    isUsed: sql<boolean>`(t.version <> 2 or t.password_hash is not null or t.last_login_at is not null
      or exists (select from vendor v where v.company_id = t.company_id and v.account_manager_id = t.id)
      or t.id::text in (select c.driver_id from dispatch_call c where c.company_id = t.company_id))`,
  },
  jobs: {
    one: 'job',
    many: 'jobs',
    changed: dispatchChanged,
    there: (companyId, keys) => sql`
      select substr(c.dispatch_number, 2) as key from dispatch_call c
      where c.company_id = ${companyId} and c.import_id is not null
        and c.dispatch_number = any (${keys.map(pastNumber)})`,
    insert: async (context, run, rows) => {
      await importPastJobs(
        context,
        run,
        rows.map((row) => ({ id: row.recordId, row: fieldsOf<PastJobRow>(row) })),
      )
      return []
    },
    table: sql`dispatch_call`,
    name: sql<string>`'#' || t.dispatch_number`,
    isUsed: sql<boolean>`(t.version <> 1 or t.media_count > 0 or t.cs_chat_id <> ''
      or exists (select from phone_call p where p.company_id = t.company_id and p.dispatch_call_id = t.id)
      or exists (select from invoice i where i.company_id = t.company_id and i.job_id = t.id)
      or exists (select from impound i where i.company_id = t.company_id and i.job_id = t.id))`,
  },
}

/** Those of some keys that are there already. */
export async function keysThere(
  { tx, companyId }: { tx: Tx; companyId: string },
  kind: ImportKind,
  keys: readonly string[],
): Promise<Set<string>> {
  const { rows } = await importTargets[kind].there(companyId, keys).execute(tx)
  return new Set(rows.map(({ key }) => key))
}

const NAMED = 5
type Of = { companyId: string; runId: string; kind: ImportKind }

/** How many records of an import were changed or used since, and the names of the first. */
export async function usedRecords(
  tx: Tx,
  { companyId, runId, kind }: Of,
): Promise<{ count: number; names: string[] }> {
  const { table, name, isUsed } = importTargets[kind]
  const { rows } = await sql<{ count: number; names: string[] }>`
    select count(*)::int as count, coalesce(to_jsonb((array_agg(called order by row_number))[:${sql.lit(NAMED)}]), '[]') as names
    from (select r.row_number, ${name} as called from import_row r
      join ${table} t on t.id = r.record_id and t.company_id = r.company_id
      where r.company_id = ${companyId} and r.run_id = ${runId} and r.outcome = 'right' and ${isUsed}) used`.execute(
    tx,
  )
  return rows[0] ?? { count: 0, names: [] }
}

/** Removes the records of an import. */
export async function removeRecords(tx: Tx, { companyId, runId, kind }: Of): Promise<void> {
  await sql`delete from ${importTargets[kind].table} t using import_row r
    where r.company_id = ${companyId} and r.run_id = ${runId} and r.outcome = 'right'
      and t.company_id = r.company_id and t.id = r.record_id`.execute(tx)
}

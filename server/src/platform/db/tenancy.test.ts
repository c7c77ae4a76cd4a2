import { type RawBuilder, sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { everyEngine, type TestDatabase } from '../../testing/database.ts'
import type { Tx } from './index.ts'

const ours = '019a0000-0000-7000-8000-00000000000a'
const theirs = '019a0000-0000-7000-8000-00000000000b'

const refusedByPolicy = { code: '42501' }
const refusedByForeignKey = { code: '23503' }

type Column = { table: string; column: string; type: string }

/** Every table with a company_id, also those that somebody adds tomorrow. */
async function companyTables(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where column_name = 'company_id' and table_schema = 'public' order by 1`.execute(tx)
  return rows.map(({ name }) => name)
}

/** One row for each company in every table, with values made up from the columns' types. */
async function fillEveryTable({ db }: TestDatabase): Promise<void> {
  await db.asSystem(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    for (const [table, columns] of await columnsOfTables(tx)) {
      await dropChecks(tx, table)
      for (const company of [ours, theirs]) await fill(tx, table, columns, company)
    }
  })
}

/** The columns of every table that an insert may name. */
async function columnsOfTables(tx: Tx): Promise<Map<string, Column[]>> {
  const { rows } = await sql<Column>`
      select table_name as table, column_name as column, udt_name as type
      from information_schema.columns join pg_tables on tablename = table_name
      where table_schema = 'public' and schemaname = 'public' and table_name <> 'migration'
        and is_generated = 'NEVER'`.execute(tx)
  return Map.groupBy(rows, (row) => row.table)
}

async function fill(tx: Tx, table: string, columns: Column[], company: string): Promise<void> {
  const names = sql.join(columns.map(({ column }) => sql.ref(column)))
  const values = sql.join(columns.map((column) => madeUp(column, company)))
  await sql`insert into ${sql.table(table)} (${names}) values (${values})`.execute(tx)
}

function madeUp({ table, column, type }: Column, company: string): RawBuilder<unknown> {
  if (column === 'company_id' || (table === 'company' && column === 'id'))
    return sql`${company}::uuid`
  const samples: Record<string, RawBuilder<unknown>> = {
    uuid: sql`gen_random_uuid()`,
    text: sql`gen_random_uuid()::text`,
    timestamptz: sql`now()`,
    date: sql`current_date`,
    jsonb: sql`'{}'::jsonb`,
    bool: sql`false`,
    bytea: sql`uuid_send(gen_random_uuid())`,
  }
  return samples[type] ?? (type.startsWith('_') ? sql`'{}'` : sql`1`)
}

// The made-up words are not among those a check allows; the checks are no part of what is tested.
async function dropChecks(tx: Tx, table: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint
    where contype = 'c' and conrelid = ${table}::regclass`.execute(tx)
  for (const { name } of rows)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(tx)
}

class Undo extends Error {}

everyEngine('work in the name of one company', (database) => {
  let tables: string[] = []

  beforeEach(async () => {
    tables = await database.db.asSystem(companyTables)
    await fillEveryTable(database)
  })

  const asUs = <T>(work: (tx: Tx) => Promise<T>) => database.db.asCompany(ours, work)

  /** How many rows the statement touched; undone afterwards. */
  async function touched(statement: RawBuilder<unknown>): Promise<number> {
    let count = 0
    await asUs(async (tx) => {
      count = Number((await statement.execute(tx)).numAffectedRows)
      throw new Undo()
    }).catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error
    })
    return count
  }

  it('meets a guard on every table with a company_id', async () => {
    const { rows } = await database.db.asSystem((tx) =>
      sql<{ table: string }>`
        select relname as table from pg_class join pg_policy on polrelid = pg_class.oid
        where relrowsecurity and relnamespace = 'public'::regnamespace
          and 'towline_app'::regrole = any (polroles) and polcmd = '*' and polwithcheck is not null`.execute(
        tx,
      ),
    )
    expect(tables.length).toBeGreaterThan(5)
    expect(rows.map(({ table }) => table)).toEqual(expect.arrayContaining(tables))
  })

  it("sees its own rows and none of another company's", async () => {
    for (const table of tables) {
      const { rows } = await asUs((tx) =>
        sql`select company_id from ${sql.table(table)}`.execute(tx),
      )
      expect(rows, table).toEqual([{ company_id: ours }])
    }
    const companies = await asUs((tx) => tx.selectFrom('company').select('id').execute())
    expect(companies).toEqual([{ id: ours }])
  })

  it('changes and deletes its own rows only, whatever the statement asks for', async () => {
    for (const table of tables) {
      const all = sql.table(table)
      expect(await touched(sql`update ${all} set company_id = company_id`), table).toBe(1)
      expect(
        await touched(sql`update ${all} set company_id = ${ours} where company_id = ${theirs}`),
        table,
      ).toBe(0)
      expect(await touched(sql`delete from ${all} where company_id = ${theirs}`), table).toBe(0)
    }
  })

  it('neither adds a row to another company nor gives one away', async () => {
    const columns = await database.db.asSystem(columnsOfTables)
    for (const table of tables) {
      const all = sql.table(table)
      const names = sql.join((columns.get(table) ?? []).map(({ column }) => sql.ref(column)))
      await expect(
        touched(sql`update ${all} set company_id = ${theirs}`),
        table,
      ).rejects.toMatchObject(refusedByPolicy)
      await expect(
        touched(sql`insert into ${all} (${names})
          select ${names} from (
            select (jsonb_populate_record(null::${all}, to_jsonb(mine) || ${JSON.stringify({ company_id: theirs })}::jsonb)).*
            from ${all} mine) row`),
        table,
      ).rejects.toMatchObject(refusedByPolicy)
    }
  })

  it("cannot make its rows point at another company's", async () => {
    const links = await database.db.asSystem(guardedLinks)
    expect(links.length).toBeGreaterThan(3)
    for (const { table, column, target, key } of links) {
      const value = await database.db.asSystem((tx) =>
        sql<{ value: unknown }>`
          select ${sql.ref(key)} as value from ${sql.table(target)} where company_id = ${theirs}`.execute(
          tx,
        ),
      )
      await expect(
        touched(sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value.rows[0]?.value}`),
        `${table}.${column}`,
      ).rejects.toMatchObject(refusedByForeignKey)
    }
  })

  it('cannot reach a table that nobody guarded', async () => {
    for (const table of ['keepsake', 'migration'])
      await expect(
        asUs((tx) => sql`select from ${sql.table(table)}`.execute(tx)),
      ).rejects.toMatchObject({ code: '42501' })
  })

  it('fills in the company where an insert leaves it out', async () => {
    const { rows } = await asUs((tx) =>
      sql`insert into text_consent (number, refused, changed_at)
        values ('1', true, now()) returning company_id`.execute(tx),
    )
    expect(rows).toEqual([{ company_id: ours }])
  })
})

type Link = { table: string; column: string; target: string; key: string }

/** The columns by which one company table points at another, company_id itself left out. */
async function guardedLinks(tx: Tx): Promise<Link[]> {
  const { rows } = await sql<Link>`
    select from_table.relname as table, own.attname as column,
      to_table.relname as target, other.attname as key
    from pg_constraint link
      join pg_class from_table on from_table.oid = link.conrelid
      join pg_class to_table on to_table.oid = link.confrelid
      cross join unnest(link.conkey, link.confkey) as pair (own_number, other_number)
      join pg_attribute own on own.attrelid = link.conrelid and own.attnum = own_number
      join pg_attribute other on other.attrelid = link.confrelid and other.attnum = other_number
    where link.contype = 'f' and own.attname <> 'company_id'
      and exists (select from pg_attribute where attrelid = link.conrelid and attname = 'company_id')
      and exists (select from pg_attribute where attrelid = link.confrelid and attname = 'company_id')`.execute(
    tx,
  )
  return rows
}

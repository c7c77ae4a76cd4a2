import type { CompanyExport } from '@towline/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'

const onTheWire = sql<CompanyExport>`jsonb_build_object('id', id, 'who', who, 'state', state, 'done', done,
  'parts', parts, 'bytes', bytes, 'askedAt', floor(extract(epoch from asked_at) * 1000)::bigint,
  'until', coalesce(floor(extract(epoch from until) * 1000)::bigint, 0))`
const MOST_SHOWN = 20

/** The archives of a company, newest first. */
export async function exportsOf(tx: Tx, companyId: string): Promise<CompanyExport[]> {
  const { rows } = await sql<{ one: CompanyExport }>`select ${onTheWire} as one from company_export
    where company_id = ${companyId} order by asked_at desc, id desc limit ${MOST_SHOWN}`.execute(tx)
  return rows.map(({ one }) => one)
}

/** Notes that one is to be made; null where one is being made already. */
export async function insertExport(
  tx: Tx,
  companyId: string,
  { id, who, now }: { id: string; who: string; now: number },
): Promise<boolean> {
  const made = await tx
    .insertInto('company_export')
    .values({ id, company_id: companyId, who, asked_at: new Date(now) })
    .onConflict((making) => making.column('company_id').where('state', '=', 'making').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/** Notes how far one has come; nothing becomes of one that is over. */
export async function noteExport(
  tx: Tx,
  id: string,
  changed: {
    done?: number
    parts?: number
    state?: CompanyExport['state']
    bytes?: number
    until?: Date
  },
): Promise<void> {
  await tx
    .updateTable('company_export')
    .set(changed)
    .where('id', '=', id)
    .where('state', '=', 'making')
    .execute()
}

/** Takes out those whose time is over, and failed ones of that age. */
export async function takeOldExports(
  tx: Tx,
  now: Date,
  failedBefore: Date,
): Promise<{ id: string; company_id: string }[]> {
  return await tx
    .deleteFrom('company_export')
    .where((one) =>
      one.or([
        one('until', '<', now),
        one.and([one('state', '=', 'failed'), one('asked_at', '<', failedBefore)]),
      ]),
    )
    .returning(['id', 'company_id'])
    .execute()
}

/** A table as it is read: by its key, a batch after the other. */
export type ExportTable = { name: string; key: { column: string; type: string }[]; made: string[] }

/** These tables with their primary keys, and the columns that the database makes out of others. */
export async function tablesToExport(tx: Tx, names: readonly string[]): Promise<ExportTable[]> {
  const { rows } = await sql<ExportTable>`
    select c.relname as name,
      json_agg(json_build_object('column', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
        order by array_position(i.indkey::int2[], a.attnum)) as key,
      coalesce((select json_agg(g.attname) from pg_attribute g
        where g.attrelid = c.oid and g.attgenerated <> ''), '[]') as made
    from pg_class c
    join pg_index i on i.indrelid = c.oid and i.indisprimary
    join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
    where c.relnamespace = 'public'::regnamespace and c.relname::text = any (${names}::text[])
    group by c.oid, c.relname order by c.relname`.execute(tx)
  return rows
}

const ROWS_AT_ONCE = 500

/** The next rows of a company in a table as JSON, after those with this key; and the key to go on from. */
export async function nextRows(
  tx: Tx,
  companyId: string,
  { name, key, made }: ExportTable,
  { without, after }: { without: readonly string[]; after: readonly string[] | null },
): Promise<{ lines: string[]; last: string[] | null }> {
  const columns = sql.join(key.map(({ column }) => sql.ref(`t.${column}`)))
  const from = after
    ? sql`and (${columns}) > (${sql.join(key.map(({ type }, place) => sql`${after[place]}::${sql.raw(type)}`))})`
    : sql``
  const owner = name === 'company' ? sql`t.id` : sql`t.company_id`
  const { rows } = await sql<{ line: string; at: string[] }>`
    select (to_jsonb(t) - ${[...without, ...made]}::text[])::text as line,
      array[${sql.join(key.map(({ column }) => sql`${sql.ref(`t.${column}`)}::text`))}] as at
    from ${sql.table(name)} t where ${owner} = ${companyId} ${from}
    order by ${columns} limit ${ROWS_AT_ONCE}`.execute(tx)
  const last = rows.length === ROWS_AT_ONCE ? (rows.at(-1)?.at ?? null) : null
  return { lines: rows.map(({ line }) => line), last }
}

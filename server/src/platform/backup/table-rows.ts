import { createHash } from 'node:crypto'
import type pg from 'pg'
import { z } from 'zod'
import type { Sequence } from './backup-folder.ts'

/** A table with its columns, but for those the database makes out of others. */
export type TableShape = {
  /** As SQL names it, with its schema. */
  table: string
  columns: { name: string; type: string }[]
}

/** Where pg-boss keeps background tasks. The rest of its schema is its own to make. */
export const TASKS = 'pgboss.job'

const Columns = z.object({ name: z.string(), type: z.string() }).array()

/** The product's tables that are there: those of these names, and the one of background tasks. */
export async function tableShapes(
  client: pg.ClientBase,
  names: ReadonlySet<string>,
): Promise<TableShape[]> {
  const { rows } = await client.query<{ table: string; columns: unknown }>(
    `select format('%I.%I', nspname, relname) as table,
       json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum) as columns
     from pg_class c join pg_namespace n on n.oid = relnamespace join pg_attribute on attrelid = c.oid
     where relkind in ('r', 'p') and attnum > 0 and not attisdropped and attgenerated = ''
       and (nspname = 'public' and relname::text = any ($1) or nspname = 'pgboss' and relname = 'job')
     group by 1 order by 1`,
    [[...names]],
  )
  return rows.map(({ table, columns }) => ({ table, columns: Columns.parse(columns) }))
}

/**
 * Values are written as text by PostgreSQL and read by it again, so that none passes through JavaScript:
 * microseconds, the digits of numbers and the null that JSON has beside SQL's stay as they are.
 */
export const EXACT = `set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local row_security = off;
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`

const ROWS_AT_ONCE = 200

/**
 * The rows of a table, in no order, each a line with a JSON array of texts and nulls. For a client in a
 * transaction, with `EXACT`.
 */
export async function* rowsOf(
  client: pg.ClientBase,
  { table }: { table: string },
  columns: readonly string[],
): AsyncGenerator<string> {
  const values = columns.map((column) => `${quoted(column)}::text`).join(', ')
  await client.query(
    `declare rows_out no scroll cursor for select to_json(array[${values}]::text[])::text as line from ${table}`,
  )
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${ROWS_AT_ONCE} from rows_out`)
    for (const { line } of rows) yield line
    if (rows.length < ROWS_AT_ONCE) break
  }
  await client.query('close rows_out')
}

const LINES_AT_ONCE = 500
const CHARACTERS_AT_ONCE = 1_000_000

/** Writes rows as `rowsOf` gives them. */
export async function insertRows(
  client: pg.ClientBase,
  { table, columns }: TableShape,
  lines: AsyncIterable<string>,
): Promise<void> {
  const names = columns.map(({ name }) => quoted(name)).join(', ')
  const values = columns.map(({ type }, place) => `(row ->> ${place})::${type}`).join(', ')
  const insert = `insert into ${table} (${names}) overriding system value
    select ${values} from jsonb_array_elements($1::jsonb) row`
  let batch: string[] = []
  let characters = 0
  const send = () => client.query(insert, [`[${batch.join(',')}]`])
  for await (const line of lines) {
    batch.push(line)
    characters += line.length
    if (batch.length < LINES_AT_ONCE && characters < CHARACTERS_AT_ONCE) continue
    await send()
    batch = []
    characters = 0
  }
  if (batch.length > 0) await send()
}

/** What two lists of rows share only when they hold the same rows, in whatever order. */
export type Fingerprint = { rows: number; sum: bigint }

/** Passes lines on and adds them up; `found` has the result after the last one. */
export function fingerprinting(lines: AsyncIterable<string>) {
  const found: Fingerprint = { rows: 0, sum: 0n }
  async function* passed() {
    for await (const line of lines) {
      const hash = createHash('sha256').update(line).digest('hex')
      found.rows += 1
      found.sum = BigInt.asUintN(256, found.sum + BigInt(`0x${hash}`))
      yield line
    }
  }
  return { lines: passed(), found }
}

/** Where the sequences stand. */
export async function sequencesOf(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences
     where schemaname = 'public' order by 1`,
  )
  const sequences: Sequence[] = []
  for (const { name } of rows) {
    const { rows: found } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${name}`,
    )
    sequences.push(...found.map((one) => ({ name, ...one })))
  }
  return sequences
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

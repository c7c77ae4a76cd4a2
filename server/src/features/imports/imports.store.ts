import type { Import, ImportColumns, ImportProblem, PersonMark } from '@towline/contract'
import { sql } from 'kysely'
import { literally, type Tx } from '../../platform/db/index.ts'
import { newId } from '../../platform/ids.ts'
import { storableJson } from '../../platform/storable.ts'
import type { CsvFormat, CsvPlace } from './csv-format.ts'
import type { ReadRow, RowProblem } from './import-records.ts'

/** How many imports are listed. */
const MOST_LISTED = 50

/** An import as its steps need it. */
export type Run = Pick<
  Import,
  'id' | 'kind' | 'status' | 'fileName' | 'heads' | 'columns' | 'through' | 'made' | 'who'
> & {
  format: CsvFormat
  beginAt: CsvPlace
  nextAt: CsvPlace | null
  lastRow: number
}

/** The wire's form of an import: `i` is import_run. */
const onTheWire = sql`jsonb_build_object(
  'id', i.id, 'kind', i.kind, 'fileName', i.file_name, 'status', i.status, 'heads', i.heads,
  'samples', i.samples, 'columns', i.columns, 'rows', i.row_count, 'through', i.through,
  'right', i.right_rows, 'wrong', i.wrong_rows, 'twice', i.twice_rows,
  'made', i.made, 'note', i.note, 'who', i.who,
  'createdAt', floor(extract(epoch from i.created_at) * 1000)::bigint,
  'importedAt', coalesce(floor(extract(epoch from i.imported_at) * 1000)::bigint, 0))`

/** Imports, newest first. */
export async function importsOf(tx: Tx, companyId: string): Promise<Import[]> {
  const { rows } = await sql<{ import: Import }>`
    select ${onTheWire} as import from (
      select * from import_run where company_id = ${companyId}
      order by created_at desc, id desc limit ${MOST_LISTED}) i
    order by i.created_at desc, i.id desc`.execute(tx)
  return rows.map((row) => row.import)
}

/** One import as it is on the wire; null when the company has none of that id. */
export async function importById(tx: Tx, companyId: string, id: string): Promise<Import | null> {
  const { rows } = await sql<{ import: Import }>`
    select ${onTheWire} as import from import_run i
    where i.company_id = ${companyId} and i.id = ${id}`.execute(tx)
  return rows[0]?.import ?? null
}

/** One import for its steps, locked until the transaction ends when told so. */
export async function runById(
  tx: Tx,
  { companyId, id }: { companyId: string; id: string },
  { lock = false } = {},
): Promise<Run | null> {
  const { rows } = await sql<Run>`
    select id, kind, status, file_name as "fileName", who, heads, columns, through, made, format, begin_at as "beginAt",
      next_at as "nextAt", last_row as "lastRow"
    from import_run where company_id = ${companyId} and id = ${id}
    ${lock ? sql`for no key update` : sql``}`.execute(tx)
  return rows[0] ?? null
}

/** Whether there is an import of this id, whosever it is. */
export async function hasImport(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.selectFrom('import_run').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

type NewRun = Pick<
  Import,
  'id' | 'kind' | 'fileName' | 'heads' | 'samples' | 'columns' | 'rows'
> & {
  format: CsvFormat
  beginAt: CsvPlace
  who: string
}

/** Writes down a file that was sent; false when there is one by that id. */
export async function insertRun(
  tx: Tx,
  companyId: string,
  run: NewRun,
  now: number,
): Promise<boolean> {
  const row = await tx
    .insertInto('import_run')
    .values({
      id: run.id,
      company_id: companyId,
      kind: run.kind,
      file_name: run.fileName,
      format: JSON.stringify(run.format),
      begin_at: JSON.stringify(run.beginAt),
      heads: storableJson(run.heads),
      samples: storableJson(run.samples),
      columns: JSON.stringify(run.columns),
      row_count: run.rows,
      who: run.who,
      created_at: new Date(now),
    })
    .onConflict((taken) => taken.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

type Change = Partial<{
  status: Import['status']
  columns: ImportColumns
  nextAt: CsvPlace | null
  lastRow: number
  through: number
  made: number
  note: string
  importedAt: number
}>

/** Changes what is given of an import. */
export async function changeRun(
  tx: Tx,
  { companyId, id }: { companyId: string; id: string },
  { columns, nextAt, lastRow, importedAt, ...plain }: Change,
): Promise<void> {
  await tx
    .updateTable('import_run')
    .set({
      ...plain,
      ...(columns && { columns: JSON.stringify(columns) }),
      ...(nextAt !== undefined && { next_at: nextAt && JSON.stringify(nextAt) }),
      ...(lastRow !== undefined && { last_row: lastRow }),
      ...(importedAt !== undefined && { imported_at: new Date(importedAt) }),
    })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}

/** Forgets the rows of an import; its file stays. */
export async function forgetRows(tx: Tx, companyId: string, runId: string): Promise<void> {
  await tx
    .deleteFrom('import_row')
    .where('company_id', '=', companyId)
    .where('run_id', '=', runId)
    .execute()
  await tx
    .updateTable('import_run')
    .set({ right_rows: 0, wrong_rows: 0, twice_rows: 0 })
    .where('company_id', '=', companyId)
    .where('id', '=', runId)
    .execute()
}

/** The first row of each key among the rows of an import that were checked before. */
export async function keysBefore(
  tx: Tx,
  { companyId, runId, keys }: { companyId: string; runId: string; keys: readonly string[] },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; row: number }>`
    select key, min(row_number)::int as row from import_row
    where company_id = ${companyId} and run_id = ${runId} and key <> '' and key = any (${keys})
    group by key`.execute(tx)
  return new Map(rows.map(({ key, row }) => [key, row]))
}

export type CheckedRow = ReadRow & { outcome: 'right' | 'wrong' | 'twice' }

/** Keeps rows that were checked. */
export async function insertRows(
  tx: Tx,
  { companyId, runId, rows }: { companyId: string; runId: string; rows: readonly CheckedRow[] },
): Promise<void> {
  if (rows.length === 0) return
  const all = rows.map(({ row, ...checked }) => ({
    ...checked,
    row_number: row,
    record_id: newId(),
  }))
  await sql`insert into import_row (company_id, run_id, row_number, outcome, key, record, problems, record_id)
    select ${companyId}, ${runId}, r.row_number, r.outcome, r.key, r.record, r.problems, r.record_id
    from jsonb_to_recordset(${storableJson(all)}::jsonb) as r(row_number integer, outcome text, key text,
      record jsonb, problems jsonb, record_id uuid)`.execute(tx)
  const count = (outcome: CheckedRow['outcome']) =>
    rows.filter((row) => row.outcome === outcome).length
  await tx
    .updateTable('import_run')
    .set((set) => ({
      right_rows: set('right_rows', '+', count('right')),
      wrong_rows: set('wrong_rows', '+', count('wrong')),
      twice_rows: set('twice_rows', '+', count('twice')),
    }))
    .where('company_id', '=', companyId)
    .where('id', '=', runId)
    .execute()
}

/** A row that is ready to be a record. */
export type ReadyRow = { row: number; key: string; recordId: string; record: unknown }

/** The next rows that can be imported. */
export async function readyRows(
  tx: Tx,
  from: { companyId: string; runId: string; after: number; most: number },
): Promise<ReadyRow[]> {
  const { rows } = await sql<ReadyRow>`
    select row_number as row, key, record_id as "recordId", record from import_row
    where company_id = ${from.companyId} and run_id = ${from.runId}
      and row_number > ${from.after} and outcome = 'right'
    order by row_number limit ${from.most}`.execute(tx)
  return rows
}

/** Leaves a row out after all: it has come in meanwhile. */
export async function leaveOut(
  tx: Tx,
  { companyId, runId, row }: { companyId: string; runId: string; row: number },
  problem: RowProblem,
): Promise<void> {
  await tx
    .updateTable('import_row')
    .set({ outcome: 'twice', problems: storableJson([problem]) })
    .where('company_id', '=', companyId)
    .where('run_id', '=', runId)
    .where('row_number', '=', row)
    .execute()
  await tx
    .updateTable('import_run')
    .set((set) => ({
      right_rows: set('right_rows', '-', 1),
      twice_rows: set('twice_rows', '+', 1),
    }))
    .where('company_id', '=', companyId)
    .where('id', '=', runId)
    .execute()
}

/** What is wrong in the rows of an import, from a row on. */
export async function problemsOf(
  tx: Tx,
  from: { companyId: string; runId: string; after: number; most: number },
): Promise<{ problems: ImportProblem[]; last: number }> {
  const { rows } = await sql<{ row: number; kind: 'wrong' | 'twice'; problems: RowProblem[] }>`
    select row_number as row, outcome as kind, problems from import_row
    where company_id = ${from.companyId} and run_id = ${from.runId}
      and row_number > ${from.after} and outcome <> 'right'
    order by row_number limit ${from.most}`.execute(tx)
  const heads = (await runById(tx, { companyId: from.companyId, id: from.runId }))?.heads ?? []
  return {
    last: rows.length === from.most ? (rows.at(-1)?.row ?? 0) : 0,
    problems: rows.flatMap(({ row, kind, problems }) =>
      problems.map(({ column, value, problem }) => ({
        row,
        column: heads[column] ?? '',
        value,
        problem,
        kind,
      })),
    ),
  }
}

/** The imports that have come so far. */
export async function runsAt(
  tx: Tx,
  companyId: string,
  statuses: readonly Import['status'][],
): Promise<string[]> {
  const rows = await tx
    .selectFrom('import_run')
    .select('id')
    .where('company_id', '=', companyId)
    .where('status', 'in', statuses)
    .execute()
  return rows.map(({ id }) => id)
}

/** Deletes an import that has made nothing, with its rows. */
export async function deleteRun(tx: Tx, companyId: string, id: string): Promise<void> {
  await tx
    .deleteFrom('import_run')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}

/** What of a JSON value holds a person, however a phone is written in it. */
const holds = (json: ReturnType<typeof sql>, mark: PersonMark) =>
  'phone' in mark
    ? sql`regexp_replace(${json}::text, '\\D', '', 'g') like ${`%${mark.phone}%`}`
    : sql`lower(${json}::text) like ${`%${literally(mark.email)}%`}`
/** A person's rows of finished imports: `r` is import_row, `i` its import_run. */
const rowsOf = (companyId: string, mark: PersonMark) => sql`r.company_id = ${companyId}
  and i.id = r.run_id and i.status in ('done', 'undone')
  and (${holds(sql`r.record`, mark)} or ${holds(sql`r.problems`, mark)})`

/** How many rows of finished imports hold a person; what was only shown of a file counts where no row does. */
export async function countInFinished(
  tx: Tx,
  companyId: string,
  mark: PersonMark,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select greatest(
      (select count(*) from import_row r, import_run i where ${rowsOf(companyId, mark)}),
      (select count(*) from import_run i, jsonb_array_elements(i.samples) line
        where company_id = ${companyId} and status in ('done', 'undone')
          and ${holds(sql`line`, mark)}))::int as count`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Blanks a person's rows in finished imports: the records, what was wrong in them, and the samples. */
export async function eraseFromFinished(
  tx: Tx,
  companyId: string,
  mark: PersonMark,
): Promise<void> {
  await sql`update import_row r set record = null, key = '',
      problems = (select coalesce(jsonb_agg(p || '{"value": ""}'), '[]') from jsonb_array_elements(r.problems) p)
    from import_run i where ${rowsOf(companyId, mark)}`.execute(tx)
  await sql`update import_run i set samples = (
      select jsonb_agg(case when ${holds(sql`line`, mark)}
        then (select coalesce(jsonb_agg(''::text), '[]') from jsonb_array_elements(line)) else line end order by at)
      from jsonb_array_elements(i.samples) with ordinality each (line, at))
    where company_id = ${companyId} and status in ('done', 'undone') and ${holds(sql`samples`, mark)}`.execute(
    tx,
  )
}

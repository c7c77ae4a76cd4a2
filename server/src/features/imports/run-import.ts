import { importFields, importsChanged } from '@towline/contract'
import { z } from 'zod'
import { systemOf } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { execute } from '../../platform/execute.ts'
import { Failure } from '../../platform/failure.ts'
import { type Context, handle, inside, type Outside } from '../../platform/handler.ts'
import { type Task, task } from '../../platform/tasks/index.ts'
import { ownCompany } from '../company/index.ts'
import { storedFile } from '../media/index.ts'
import type { CsvRows } from './csv-format.ts'
import { readCsvRows } from './file-tasks.ts'
import { readRows } from './import-records.ts'
import { importTargets, keysThere, removeRecords, usedRecords } from './import-targets.ts'
import {
  type CheckedRow,
  changeRun,
  insertRows,
  keysBefore,
  leaveOut,
  type Run,
  readyRows,
  runById,
} from './imports.store.ts'
import { keyOf } from './upload-import.ts'

/** Rows of one transaction: the embedded database does nothing else meanwhile. */
const BATCH = 500

const Which = z.object({ companyId: z.uuid(), id: z.uuid() })

/**
 * One batch of an import's step; the next is another task, written in the same transaction. So a server that
 * stops waits for one batch at most, and one that starts goes on with the next.
 */
export const runImport: Task<z.infer<typeof Which>, App> = task({
  name: 'run-import',
  data: Which,
  run: async (app: App, { companyId, id }, { isLastTry }) => {
    const actor = systemOf(companyId)
    try {
      await execute(app, goOnWithImport, { actor, input: { body: { id } } })
    } catch (error) {
      const isHopeless = error instanceof Failure && error.code === 'bad_file'
      if (!isLastTry && !isHopeless) throw error
      app.log.error({ err: error, importId: id }, 'an import could not go on')
      await execute(app, giveUpImport, { actor, input: { body: { id } } })
    }
  },
})

const because = 'an import goes on by itself'
const body = z.object({ id: z.uuid() })

/** The rows a check is to look at, and where they were read. */
type Read = { at: Run['nextAt']; rows: CsvRows } | null

const goOnWithImport = handle(
  inside({ name: 'goOnWithImport', because, body, reply: z.void() }),
  async (context, { body: { id } }, read: Read) => {
    const { tx, companyId, announce, enqueue } = context
    const run = await runById(tx, { companyId, id }, { lock: true })
    if (!run) return
    let isOver = true
    if (run.status === 'checking') isOver = await check(context, run, read)
    else if (run.status === 'importing') isOver = await importSome(context, run)
    else if (run.status === 'undoing') await takeBack(context, run)
    if (!isOver) await enqueue(runImport, { companyId, id })
    announce(importsChanged, companyId, { id })
  },
  {
    prepare: async (outside: Outside, { body: { id } }): Promise<Read> => {
      const companyId = outside.companyId ?? outside.fail('not_found')
      const run = await outside.readFirst((tx) => runById(tx, { companyId, id }))
      if (run?.status !== 'checking' || !run.nextAt) return null
      const file = await storedFile(outside.files, keyOf(companyId, id))
      const { format, nextAt: from } = run
      const input = { format, from, most: BATCH }
      const rows = await outside.fileWorker.run(readCsvRows, { file, input, sender: companyId })
      return { at: from, rows }
    },
  },
)

/** Looks at the next rows; true when there are no more. */
async function check(context: Context, run: Run, read: Read): Promise<boolean> {
  const { tx, companyId } = context
  // Another process was quicker with these.
  if (!read || read.at?.byte !== run.nextAt?.byte) return run.nextAt === null
  const { rows, next } = read.rows
  await insertRows(tx, { companyId, runId: run.id, rows: await checked(context, run, rows) })
  await changeRun(
    tx,
    { companyId, id: run.id },
    { nextAt: next, through: run.through + rows.length, status: next ? 'checking' : 'checked' },
  )
  return next === null
}

async function checked(
  { tx, companyId, now }: Context,
  run: Run,
  rows: CsvRows['rows'],
): Promise<CheckedRow[]> {
  const { id: runId, kind, columns } = run
  const { time_zone: zone } = await ownCompany(tx, companyId)
  const read = readRows(run, rows, { zone, now })
  const keys = read.map(({ key }) => key).filter(Boolean)
  const there = await keysThere({ tx, companyId }, kind, keys)
  const before = await keysBefore(tx, { companyId, runId, keys })
  const { one } = importTargets[kind]
  const column = columns[importFields[kind].find(({ isRequired }) => isRequired)?.name ?? ''] ?? -1
  return read.map((row) => {
    if (row.record === null) return { ...row, outcome: 'wrong' as const }
    const first = before.get(row.key)
    if (first === undefined) before.set(row.key, row.row)
    if (!there.has(row.key) && first === undefined) return { ...row, outcome: 'right' as const }
    const problem = there.has(row.key)
      ? `You have this ${one} already`
      : `The same ${one} is in row ${first}`
    return { ...row, outcome: 'twice' as const, problems: [{ column, value: '', problem }] }
  })
}

/** Makes records of the next rows; true when there are no more. */
async function importSome(context: Context, run: Run): Promise<boolean> {
  const { tx, companyId, now, announce, audit } = context
  const { id, kind } = run
  const target = importTargets[kind]
  const ready = await readyRows(tx, { companyId, runId: id, after: run.lastRow, most: BATCH })
  const there = await keysThere(
    { tx, companyId },
    kind,
    ready.map(({ key }) => key),
  )
  const fresh = ready.filter(({ key }) => !there.has(key))
  const taken = new Set(fresh.length > 0 ? await target.insert(context, run, fresh) : [])
  const late = ready.filter(({ row, key }) => there.has(key) || taken.has(row))
  for (const { row } of late) {
    const problem = `This ${target.one} came in another way meanwhile`
    await leaveOut(tx, { companyId, runId: id, row }, { column: -1, value: '', problem })
  }
  const made = run.made + ready.length - late.length
  const isOver = ready.length < BATCH
  await changeRun(
    tx,
    { companyId, id },
    {
      made,
      through: made,
      lastRow: ready.at(-1)?.row ?? run.lastRow,
      ...(isOver && { status: 'done' as const, importedAt: now }),
    },
  )
  const [one] = fresh
  if (one) announce(target.changed, companyId, { id: one.recordId, version: 1, was: null })
  if (isOver) audit('import done', id, { kind, made })
  return isOver
}

/** Takes all of it back, or says what keeps it. */
async function takeBack({ tx, companyId, audit, announce }: Context, run: Run): Promise<void> {
  const { id, kind } = run
  const target = importTargets[kind]
  const of = { companyId, runId: id, kind }
  const { count, names } = await usedRecords(tx, of)
  if (count > 0) {
    const who = `${names.join(', ')}${count > names.length ? ' and others' : ''}`
    const what = count === 1 ? `1 ${target.one} was` : `${count} ${target.many} were`
    const note = `Nothing was undone: ${what} changed or used since (${who}).`
    return changeRun(tx, { companyId, id }, { status: 'done', note })
  }
  await removeRecords(tx, of)
  await changeRun(tx, { companyId, id }, { status: 'undone', made: 0 })
  audit('import undone', id, { kind })
  // There is none by this id: who listens reads its lists again.
  announce(target.changed, companyId, { id, version: 1, was: null })
}

/** What a step that can't go on goes back to. */
const before = { checking: 'mapping', importing: 'checked', undoing: 'done' } as const

const giveUpImport = handle(
  inside({ name: 'giveUpImport', because, body, reply: z.void() }),
  async ({ tx, companyId, announce }, { body: { id } }) => {
    const run = await runById(tx, { companyId, id }, { lock: true })
    if (!run || !(run.status in before)) return
    const status = before[run.status as keyof typeof before]
    const note = 'This couldn’t be finished. Try it again; what was done so far is kept.'
    await changeRun(tx, { companyId, id }, { status, note })
    announce(importsChanged, companyId, { id })
  },
)

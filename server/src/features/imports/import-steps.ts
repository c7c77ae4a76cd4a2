import {
  applyImport as applyOperation,
  checkImport as checkOperation,
  type Import,
  type ImportColumns,
  type ImportStatus,
  importFields,
  importsChanged,
  undoImport as undoOperation,
} from '@towline/contract'
import { type Context, handle } from '../../platform/handler.ts'
import { changeRun, forgetRows, importById, type Run, runById } from './imports.store.ts'
import { runImport } from './run-import.ts'

/** Says which column fills which field, and has every row looked at. */
export const checkImport = handle(checkOperation, async (context, { params, body }) => {
  const run = await runIn(context, params.id, ['mapping', 'checked'])
  // What was begun is finished by the columns it was begun with.
  if (run.made > 0) context.fail('import_busy')
  const { columns } = body
  checkColumns(context, run, columns)
  const { tx, companyId } = context
  await forgetRows(tx, companyId, run.id)
  await changeRun(
    tx,
    { companyId, id: run.id },
    { status: 'checking', columns, nextAt: run.beginAt, lastRow: 0, through: 0, note: '' },
  )
  return goOn(context, run.id)
})

/** Makes records of the rows that are right. */
export const applyImport = handle(applyOperation, async (context, { params }) => {
  const { id, made } = await runIn(context, params.id, ['checked'])
  const { tx, companyId } = context
  await changeRun(tx, { companyId, id }, { status: 'importing', note: '', through: made })
  context.audit('import begun', id, whoIn(context))
  return goOn(context, id)
})

/** Takes all of an import back, while nothing has been built on it. */
export const undoImport = handle(undoOperation, async (context, { params }) => {
  const { id } = await runIn(context, params.id, ['done'])
  const { tx, companyId } = context
  await changeRun(tx, { companyId, id }, { status: 'undoing', note: '' })
  return goOn(context, id)
})

const whoIn = ({ actor }: Context) => ({
  who: actor.kind === 'employee' ? actor.name : 'Towline',
})

/** The import, locked, where it is at a step one can go on from. */
async function runIn(
  { tx, companyId, fail }: Context,
  id: string,
  at: readonly ImportStatus[],
): Promise<Run> {
  const run = (await runById(tx, { companyId, id }, { lock: true })) ?? fail('not_found')
  return at.includes(run.status) ? run : fail('import_busy')
}

/** Has the step done in the background. */
async function goOn(context: Context, id: string): Promise<Import> {
  const { tx, companyId, announce, enqueue, fail } = context
  await enqueue(runImport, { companyId, id })
  announce(importsChanged, companyId, { id })
  return (await importById(tx, companyId, id)) ?? fail('not_found')
}

/** Every column must be one of the file's, and fill one field that this kind has. */
function checkColumns({ fail }: Context, { kind, heads }: Run, columns: ImportColumns): void {
  const fields: Record<string, string> = {}
  const known = importFields[kind]
  for (const { name, label, isRequired } of known)
    if (isRequired && columns[name] === undefined)
      fields[`columns.${name}`] = `Choose the column with the ${label}`
  const taken = new Set<number>()
  for (const [name, column] of Object.entries(columns)) {
    if (!known.some((field) => field.name === name) || column >= heads.length)
      fields[`columns.${name}`] = 'The file has no such column'
    if (taken.has(column)) fields[`columns.${name}`] = 'This column fills another field already'
    taken.add(column)
  }
  if (Object.keys(fields).length > 0) fail('bad_request', { fields })
}

import {
  listImports as listOperation,
  listImportProblems as problemsOperation,
  readImport as readOperation,
} from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { importById, importsOf, problemsOf } from './imports.store.ts'

const USUAL_ROWS = 100

/** Files that were sent for import, newest first. */
export const listImports = handle(listOperation, ({ tx, companyId }) => importsOf(tx, companyId))

/** One import and how far it has come. */
export const readImport = handle(
  readOperation,
  async ({ tx, companyId, fail }, { params }) =>
    (await importById(tx, companyId, params.id)) ?? fail('not_found'),
)

/** What is wrong in its rows, by row and column. */
export const listImportProblems = handle(
  problemsOperation,
  async ({ tx, companyId, fail }, { params, query }) => {
    const { after = 0, limit: most = USUAL_ROWS } = query
    if (!(await importById(tx, companyId, params.id))) fail('not_found')
    const found = await problemsOf(tx, { companyId, runId: params.id, after, most })
    return { problems: found.problems, next: found.last || null }
  },
)

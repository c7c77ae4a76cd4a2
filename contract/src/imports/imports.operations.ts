import { z } from 'zod'
import { BASE, Id, operation, SentFile } from '../kernel/index.ts'
import { Import, ImportColumns, ImportKind, ImportProblem } from './imports.schema.ts'

const access = { kind: 'staff', permission: 'imports.write' } as const
const params = z.object({ id: Id })

export const listImports = operation({
  name: 'listImports',
  method: 'GET',
  path: `${BASE}/imports`,
  summary: 'Files that were sent for import, newest first, at most 50',
  access,
  reply: z.array(Import),
  fails: [],
})

export const uploadImport = operation({
  name: 'uploadImport',
  method: 'POST',
  path: `${BASE}/imports/of/:kind`,
  summary:
    'Sends a CSV file for import. The body is the file itself (30 MB, 100,000 rows; UTF-8, UTF-16 or Windows-1252). Nothing is saved of its rows; the reply says what its columns may be. Sent again with the same X-Upload-Id, it answers what is there already',
  access,
  params: z.object({ kind: ImportKind }),
  body: SentFile,
  carries: 'upload',
  reply: Import,
  fails: ['not_found', 'bad_file', 'too_large', 'unavailable'],
})

export const readImport = operation({
  name: 'readImport',
  method: 'GET',
  path: `${BASE}/imports/:id`,
  summary: 'One import and how far it has come',
  access,
  params,
  reply: Import,
  fails: ['not_found'],
})

export const listImportProblems = operation({
  name: 'listImportProblems',
  method: 'GET',
  path: `${BASE}/imports/:id/problems`,
  summary: 'What is wrong in its rows, by row and column, from a row on',
  access,
  params,
  query: z.object({
    after: z.coerce.number().int().min(0).optional(),
    limit: z.coerce.number().int().min(1).max(1000).optional(),
  }),
  reply: z.object({
    problems: z.array(ImportProblem),
    /** The row after which there are more; null where there are none. */
    next: z.int().nullable(),
  }),
  fails: ['not_found'],
})

export const checkImport = operation({
  name: 'checkImport',
  method: 'POST',
  path: `${BASE}/imports/:id/check`,
  summary: 'Says which column fills which field, and looks at every row; nothing of them is saved',
  access,
  params,
  body: z.object({ columns: ImportColumns }),
  reply: Import,
  fails: ['not_found', 'import_busy'],
})

export const applyImport = operation({
  name: 'applyImport',
  method: 'POST',
  path: `${BASE}/imports/:id/apply`,
  summary: 'Makes records of the rows that are right; all others are left out',
  access,
  params,
  body: z.object({}),
  reply: Import,
  fails: ['not_found', 'import_busy'],
})

export const undoImport = operation({
  name: 'undoImport',
  method: 'POST',
  path: `${BASE}/imports/:id/undo`,
  summary:
    'Takes all of an import back, or, where one of its records was changed or used since, none of it',
  access,
  params,
  body: z.object({}),
  reply: Import,
  fails: ['not_found', 'import_busy'],
})

import { z } from 'zod'
import { BASE, Id, operation } from '../kernel/index.ts'
import { Day } from '../rates/index.ts'
import {
  CommissionRule,
  Report,
  ReportQuestion,
  SaveCommission,
  SavedReport,
  SaveReport,
} from './reports.schema.ts'

const read = { kind: 'staff', permission: 'reports.read' } as const
const write = { kind: 'staff', permission: 'reports.write' } as const

export const readReport = operation({
  name: 'readReport',
  method: 'GET',
  path: `${BASE}/report`,
  summary:
    'A report over the jobs or phone calls that came in during a period, by the company’s clock',
  access: read,
  query: ReportQuestion,
  reply: Report,
  fails: [],
})

export const exportReport = operation({
  name: 'exportReport',
  method: 'GET',
  path: `${BASE}/report/csv`,
  summary: 'The same report as CSV with all its rows, and a name for the file',
  access: read,
  query: ReportQuestion,
  reply: z.object({ name: z.string(), csv: z.string() }),
  fails: [],
})

export const listSavedReports = operation({
  name: 'listSavedReports',
  method: 'GET',
  path: `${BASE}/saved-report`,
  summary: 'The reports the company keeps, by name',
  access: read,
  reply: z.array(SavedReport),
  fails: [],
})

export const saveReport = operation({
  name: 'saveReport',
  method: 'POST',
  path: `${BASE}/saved-report`,
  summary: 'Keeps a report under a name, and emails it to managers on a schedule if there is one',
  access: write,
  body: SaveReport,
  reply: SavedReport,
  fails: ['not_found', 'newer_version'],
})

export const removeSavedReport = operation({
  name: 'removeSavedReport',
  method: 'DELETE',
  path: `${BASE}/saved-report/:id`,
  summary: 'Keeps a report no longer; it is emailed no more',
  access: write,
  params: z.object({ id: Id }),
  reply: z.object({ id: Id }),
  fails: ['not_found'],
})

export const listCommissions = operation({
  name: 'listCommissions',
  method: 'GET',
  path: `${BASE}/commission`,
  summary: 'What drivers earn of their jobs, and from which day on, the latest first',
  access: read,
  reply: z.object({ today: Day, rules: z.array(CommissionRule) }),
  fails: [],
})

export const saveCommission = operation({
  name: 'saveCommission',
  method: 'POST',
  path: `${BASE}/commission`,
  summary:
    'Sets what drivers earn from a day on: today or later, or any day for the first rule. What was earned before stays as it was',
  access: write,
  body: SaveCommission,
  reply: CommissionRule,
  fails: ['not_found'],
})

import { z } from 'zod'
import { BASE, Id, operation, Page } from '../kernel/index.ts'
import { CompanyHistoryLine, HistoryKind, RecordHistoryLine, RecordKind } from './history.schema.ts'

export const listRecordHistory = operation({
  name: 'listRecordHistory',
  method: 'GET',
  path: `${BASE}/history/:kind/:id`,
  summary:
    'Who changed what of an employee, a truck, an account, the company or its invoice settings (both for managers only), and when; the newest 200',
  access: { kind: 'staff', permission: 'history.read' },
  params: z.object({ kind: RecordKind, id: Id }),
  reply: z.array(RecordHistoryLine),
  fails: ['not_found'],
})

export const listCompanyHistory = operation({
  name: 'listCompanyHistory',
  method: 'GET',
  path: `${BASE}/history`,
  summary: 'Who changed what in the whole company and who signed in, newest first',
  access: { kind: 'staff', permission: 'company.write' },
  query: Page.extend({ kind: HistoryKind.optional() }),
  reply: z.array(CompanyHistoryLine),
  fails: [],
})

import { z } from 'zod'
import { BASE, Id, MadeFile, operation, Page } from '../kernel/index.ts'
import {
  BatchIssued,
  ClubFile,
  ClubFileRead,
  Deposit,
  IssueBatch,
  JobToInvoice,
  MakeDeposit,
  MoneyCheck,
  OfAccount,
  Receivables,
  Reminded,
  RemindOf,
  Statement,
  TakeClubPayments,
  Undeposited,
} from './receivables.schema.ts'

const read = { kind: 'staff', permission: 'invoices.read' } as const
const manage = { kind: 'staff', permission: 'invoices.manage' } as const

export const listJobsToInvoice = operation({
  name: 'listJobsToInvoice',
  method: 'GET',
  path: `${BASE}/jobs-to-invoice`,
  summary: 'Completed jobs without an invoice, the oldest first',
  access: read,
  query: Page.extend({ accountId: z.union([Id, z.literal('')]).default('') }),
  reply: z.object({ jobs: z.array(JobToInvoice), count: z.int(), totalCents: z.int() }),
  fails: [],
})

export const issueBatch = operation({
  name: 'issueBatch',
  method: 'POST',
  path: `${BASE}/invoice-batch`,
  summary: 'Issues the invoices of many jobs; says of each that can’t be issued why',
  access: manage,
  body: IssueBatch,
  reply: BatchIssued,
  fails: ['limit_reached'],
})

export const readReceivables = operation({
  name: 'readReceivables',
  method: 'GET',
  path: `${BASE}/receivables`,
  summary: 'Who owes what, by how long it has been due',
  access: read,
  reply: Receivables,
  fails: [],
})

export const readStatement = operation({
  name: 'readStatement',
  method: 'GET',
  path: `${BASE}/statement`,
  summary: 'What an account was charged and paid in a month',
  access: read,
  query: OfAccount,
  reply: Statement,
  fails: ['not_found'],
})

export const downloadStatement = operation({
  name: 'downloadStatement',
  method: 'GET',
  path: `${BASE}/statement/pdf`,
  summary: 'The statement of an account for a month as a PDF',
  access: read,
  query: OfAccount,
  reply: MadeFile,
  carries: 'download',
  fails: ['not_found'],
})

export const sendStatement = operation({
  name: 'sendStatement',
  method: 'POST',
  path: `${BASE}/statement/send`,
  summary: 'Emails the statement of a month to the billing contact of an account',
  access: manage,
  body: OfAccount,
  reply: z.object({ email: z.string() }),
  fails: ['not_found', 'unconfirmed', 'limit_reached', 'no_email'],
})

export const sendReminders = operation({
  name: 'sendReminders',
  method: 'POST',
  path: `${BASE}/payment-reminder`,
  summary: 'Reminds accounts by email of what is overdue, once a day at most',
  access: manage,
  body: RemindOf,
  reply: Reminded,
  fails: ['unconfirmed', 'limit_reached'],
})

export const readClubFile = operation({
  name: 'readClubFile',
  method: 'POST',
  path: `${BASE}/club-payment/read`,
  summary:
    'Holds a motor club’s payment file against its open invoices by PO and amount; saves nothing',
  access: manage,
  body: ClubFile,
  reply: ClubFileRead,
  fails: ['not_found'],
})

export const takeClubPayments = operation({
  name: 'takeClubPayments',
  method: 'POST',
  path: `${BASE}/club-payment`,
  summary: 'Takes lines of a club’s file as paid, once for each key',
  access: manage,
  body: TakeClubPayments,
  reply: z.object({ taken: z.int(), totalCents: z.int() }),
  fails: ['not_found', 'invoice_over', 'amount_too_large'],
})

export const listUndeposited = operation({
  name: 'listUndeposited',
  method: 'GET',
  path: `${BASE}/undeposited`,
  summary: 'Cash and checks that drivers took and have not handed in, by driver',
  access: read,
  reply: z.array(Undeposited),
  fails: [],
})

export const makeDeposit = operation({
  name: 'makeDeposit',
  method: 'POST',
  path: `${BASE}/deposit`,
  summary: 'Takes in what a driver collected, with what was counted beside what it should be',
  access: manage,
  body: MakeDeposit,
  reply: Deposit,
  fails: ['not_found', 'already_deposited'],
})

export const listDeposits = operation({
  name: 'listDeposits',
  method: 'GET',
  path: `${BASE}/deposit`,
  summary: 'The last hundred deposits, newest first',
  access: read,
  reply: z.array(Deposit),
  fails: [],
})

export const checkMoney = operation({
  name: 'checkMoney',
  method: 'GET',
  path: `${BASE}/money-check`,
  summary: 'Whether items, invoices, payments and balances agree, to the cent',
  access: manage,
  reply: MoneyCheck,
  fails: [],
})

import { z } from 'zod'
import { Id, Instant, orEmpty, text } from '../kernel/index.ts'
import { Day } from '../rates/index.ts'
import { Cents, InvoiceSummary, PaymentMethod } from './invoices.schema.ts'

/** How long what is owed has been due, in days: not yet, up to 30, to 60, to 90, longer. Cents. */
export const Aging = z.object({
  current: Cents,
  to30: Cents,
  to60: Cents,
  to90: Cents,
  over90: Cents,
  total: Cents,
})
export type Aging = z.infer<typeof Aging>

/** Who owes what today. Customers without an account are one row, with an empty id. */
export const Receivables = z.object({
  today: Day,
  total: Aging,
  accounts: z.array(
    Aging.extend({
      accountId: orEmpty(Id),
      name: z.string(),
      /** 0 for none. */
      creditLimitCents: Cents,
      /** The email a reminder or statement goes to; empty for none. */
      email: z.string(),
      /** When they were last reminded; 0 for never. */
      remindedAt: Instant,
    }),
  ),
})
export type Receivables = z.infer<typeof Receivables>

/** A month, `2026-11`. */
export const Month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Choose a month such as 2026-11')

/** One line of a statement: what was charged, or paid. */
export const StatementLine = z.object({
  on: Day,
  kind: z.enum(['invoice', 'credit note', 'payment', 'refund']),
  /** Number of the invoice; of a payment, of the invoice it was for. */
  number: z.string(),
  jobNumber: z.string(),
  poNumber: z.string(),
  /** The vehicle of a job, the way of a payment. */
  about: z.string(),
  /** Above zero adds to what is owed. */
  amountCents: Cents,
})
export type StatementLine = z.infer<typeof StatementLine>

/** What an account owed when a month began, what came to it, and what it owes at the end. */
export const Statement = z.object({
  accountId: Id,
  name: z.string(),
  address: z.array(z.string()),
  accountNumber: z.string(),
  email: z.string(),
  issuer: z.object({ name: z.string(), address: z.array(z.string()), phone: z.string() }),
  month: Month,
  from: Day,
  to: Day,
  openingCents: z.int(),
  lines: z.array(StatementLine),
  chargedCents: z.int(),
  paidCents: z.int(),
  closingCents: z.int(),
  /** How old what is owed at the end is. */
  aging: Aging,
})
export type Statement = z.infer<typeof Statement>

export const OfAccount = z.object({ accountId: Id, month: Month })

/** A completed job that nobody has invoiced. */
export const JobToInvoice = z.object({
  id: Id,
  number: z.string(),
  completedAt: Instant,
  accountId: orEmpty(Id),
  accountName: z.string(),
  customerName: z.string(),
  vehicle: z.string(),
  totalCents: Cents,
  /** Why it can't be invoiced as it is, such as no items; empty when it can. */
  whyNot: z.string(),
})
export type JobToInvoice = z.infer<typeof JobToInvoice>

export const IssueBatch = z.object({
  jobIds: z.array(Id).min(1, 'Choose at least one job').max(200, 'At most 200 jobs at a time'),
  /** Emails each invoice to the billing contact of its account. */
  send: z.boolean().default(false),
})
export const BatchIssued = z.object({
  issued: z.array(InvoiceSummary),
  refused: z.array(z.object({ jobId: Id, number: z.string(), why: z.string() })),
})

export const RemindOf = z.object({
  /** The accounts to remind. */
  accountIds: z.array(Id).min(1, 'Choose at least one account').max(200),
})
export const Reminded = z.object({
  sent: z.int(),
  refused: z.array(z.object({ name: z.string(), why: z.string() })),
})

/** Money a driver took that was not handed in. */
export const Undeposited = z.object({
  driverId: orEmpty(Id),
  driverName: z.string(),
  payments: z.array(
    z.object({
      id: Id,
      method: PaymentMethod,
      amountCents: Cents,
      tipCents: Cents,
      receivedAt: Instant,
      number: z.string(),
      reference: z.string(),
    }),
  ),
  cashCents: Cents,
  checkCents: Cents,
})
export type Undeposited = z.infer<typeof Undeposited>

export const MakeDeposit = z.object({
  paymentIds: z.array(Id).min(1, 'Choose at least one payment').max(500),
  /** What was counted, tips of cash included; written down beside what it should be. */
  countedCents: z.int().min(0).max(100_000_000),
  note: text(500).default(''),
})
export const Deposit = z.object({
  id: Id,
  at: Instant,
  who: z.string(),
  driverName: z.string(),
  expectedCents: Cents,
  countedCents: Cents,
  note: z.string(),
})
export type Deposit = z.infer<typeof Deposit>

/** A club's payment file: a CSV with the columns named, or found by their heads. */
export const ClubFile = z.object({
  accountId: Id,
  csv: z.string().min(1, 'Choose a file').max(2_000_000, 'At most 2 MB'),
  /** The heads of the columns, where they are not found by themselves; empty for found. */
  columns: z
    .object({
      po: text(100).default(''),
      amount: text(100).default(''),
      reference: text(100).default(''),
    })
    .default({ po: '', amount: '', reference: '' }),
})

/** A line of the file, and what it is on our side. */
export const ClubLine = z.object({
  /** Of the file, the first after the heads is 2. */
  line: z.int(),
  po: z.string(),
  amountCents: Cents,
  reference: z.string(),
  match: z.enum([
    'matches',
    'amount differs',
    'PO not found',
    'already paid',
    'twice in the file',
    'not readable',
  ]),
  invoiceId: orEmpty(Id),
  number: z.string(),
  balanceCents: Cents,
})
export type ClubLine = z.infer<typeof ClubLine>

export const ClubFileRead = z.object({
  columns: z.object({ po: z.string(), amount: z.string(), reference: z.string() }),
  /** All heads of the file, to choose from. */
  heads: z.array(z.string()),
  lines: z.array(ClubLine),
  totalCents: z.int(),
  matchedCents: z.int(),
  /** Open invoices of the club that the file says nothing of. */
  unpaid: z.array(InvoiceSummary),
})
export type ClubFileRead = z.infer<typeof ClubFileRead>

/** What of a club's file is to be taken as paid; the same key is taken once. */
export const TakeClubPayments = z.object({
  key: Id,
  accountId: Id,
  payments: z
    .array(
      z.object({
        invoiceId: Id,
        amountCents: z.int().min(1).max(100_000_000),
        reference: text(100).default(''),
      }),
    )
    .min(1, 'Choose at least one line')
    .max(5000),
})

/** Whether items, invoices, payments and balances agree; what does not is named. */
export const MoneyCheck = z.object({
  invoices: z.int(),
  payments: z.int(),
  invoicedCents: z.int(),
  creditedCents: z.int(),
  paidCents: z.int(),
  balanceCents: z.int(),
  tipsCents: z.int(),
  /** In words, a line each; empty when everything agrees. */
  problems: z.array(z.string()),
  /** Payments that stand on an invoice that is void or overpaid: money to give back. */
  toGiveBack: z.array(InvoiceSummary),
})
export type MoneyCheck = z.infer<typeof MoneyCheck>

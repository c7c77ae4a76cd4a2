import { z } from 'zod'
import { BASE, Id, Instant, MadeFile, operation } from '../kernel/index.ts'
import { Day } from '../rates/index.ts'

const manage = { kind: 'staff', permission: 'invoices.manage' } as const

/** What invoices and payments can be written as. */
export const BookFormat = z.enum([
  /** Plain lists for any spreadsheet or bookkeeper. */
  'invoices',
  'payments',
  /** QuickBooks Online takes invoices from CSV, and no payments. */
  'quickbooks-online',
  /** QuickBooks Desktop takes all of it from IIF. */
  'quickbooks-desktop',
])
export type BookFormat = z.infer<typeof BookFormat>

/** QuickBooks Online takes at most so many invoices in a file. */
export const INVOICES_OF_A_FILE = 100

/** What was handed to the books once; made again it is the same. Money is in cents. */
export const BookExport = z.object({
  id: Id,
  fromDay: Day,
  toDay: Day,
  madeAt: Instant,
  who: z.string(),
  invoices: z.int(),
  /** Credit notes, and invoices that were voided after they were exported. */
  credits: z.int(),
  /** Payments, and refunds of them. */
  payments: z.int(),
  /** Invoices less credits. */
  invoicedCents: z.int(),
  /** Payments less refunds, with tips. */
  paidCents: z.int(),
  /** How many files QuickBooks Online needs. */
  onlineFiles: z.int(),
})
export type BookExport = z.infer<typeof BookExport>

export const MakeBookExport = z
  .object({
    /** Chosen by the sender: the same export sent again is made once. */
    id: Id,
    fromDay: Day,
    toDay: Day,
  })
  .refine(({ fromDay, toDay }) => fromDay <= toDay, {
    path: ['toDay'],
    message: 'The last day is before the first',
  })

export const listBookExports = operation({
  name: 'listBookExports',
  method: 'GET',
  path: `${BASE}/book-exports`,
  summary: 'What was handed to the books and when, newest first, at most 100',
  access: manage,
  reply: z.array(BookExport),
  fails: [],
})

export const makeBookExport = operation({
  name: 'makeBookExport',
  method: 'POST',
  path: `${BASE}/book-exports`,
  summary:
    'Hands to the books what no export had yet: invoices and credit notes of the days, invoices voided since they were exported, payments and refunds. Each is in one export only',
  access: manage,
  body: MakeBookExport,
  reply: BookExport,
  fails: ['not_found', 'nothing_to_export'],
})

export const downloadBookExport = operation({
  name: 'downloadBookExport',
  method: 'GET',
  path: `${BASE}/book-exports/:id/:format`,
  summary: 'An export as a file; it is the same each time',
  access: manage,
  params: z.object({ id: Id, format: BookFormat }),
  query: z.object({ part: z.coerce.number().int().min(1).max(10_000).optional() }),
  carries: 'download',
  reply: MadeFile,
  fails: ['not_found'],
})

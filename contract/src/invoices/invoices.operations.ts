import { z } from 'zod'
import { BASE, Id, MadeFile, operation, Page, SentFile, text } from '../kernel/index.ts'
import {
  Cents,
  CreditInvoice,
  Invoice,
  InvoiceDraft,
  InvoiceFilter,
  InvoiceSettings,
  InvoiceSummary,
  IssueInvoice,
  RefundPayment,
  SaveInvoiceSettings,
  SendInvoice,
  TakePayment,
  VoidInvoice,
} from './invoices.schema.ts'

const read = { kind: 'staff', permission: 'invoices.read' } as const
const write = { kind: 'staff', permission: 'invoices.write' } as const
const manage = { kind: 'staff', permission: 'invoices.manage' } as const
const one = z.object({ id: Id })

export const listInvoices = operation({
  name: 'listInvoices',
  method: 'GET',
  path: `${BASE}/invoice`,
  summary:
    'Invoices and credit notes, the latest first, found by number, name, PO, plate or vehicle; and what all found come to',
  access: read,
  query: Page.extend({
    which: InvoiceFilter.default('all'),
    accountId: z.union([Id, z.literal('')]).default(''),
    search: text(60).default(''),
  }),
  reply: z.object({
    invoices: z.array(InvoiceSummary),
    count: z.int(),
    totalCents: z.int(),
    balanceCents: z.int(),
  }),
  fails: [],
})

export const readInvoice = operation({
  name: 'readInvoice',
  method: 'GET',
  path: `${BASE}/invoice/:id`,
  summary: 'An invoice with its lines, its payments and what was done with it',
  access: read,
  params: one,
  reply: Invoice,
  fails: ['not_found'],
})

export const draftInvoice = operation({
  name: 'draftInvoice',
  method: 'GET',
  path: `${BASE}/invoice-of-job/:jobId`,
  summary: 'What would be invoiced for a job, who pays it, and what speaks against it',
  access: read,
  params: z.object({ jobId: Id }),
  reply: InvoiceDraft,
  fails: ['not_found'],
})

export const issueInvoice = operation({
  name: 'issueInvoice',
  method: 'POST',
  path: `${BASE}/invoice`,
  summary:
    'Issues the invoice of a completed job with the next number, or two where a motor club covers a part; it is never edited',
  access: write,
  body: IssueInvoice,
  reply: z.array(Invoice),
  fails: ['not_found', 'newer_version', 'already_invoiced', 'not_billable', 'limit_reached'],
})

export const voidInvoice = operation({
  name: 'voidInvoice',
  method: 'POST',
  path: `${BASE}/invoice/:id/void`,
  summary: 'Voids an invoice that nothing was paid on; its number stays',
  access: manage,
  params: one,
  body: VoidInvoice,
  reply: Invoice,
  fails: ['not_found', 'invoice_over', 'invoice_paid'],
})

export const creditInvoice = operation({
  name: 'creditInvoice',
  method: 'POST',
  path: `${BASE}/invoice/:id/credit`,
  summary: 'Issues a credit note that takes something off an invoice',
  access: manage,
  params: one,
  body: CreditInvoice,
  reply: Invoice,
  fails: ['not_found', 'invoice_over', 'amount_too_large'],
})

export const sendInvoice = operation({
  name: 'sendInvoice',
  method: 'POST',
  path: `${BASE}/invoice/:id/send`,
  summary: 'Emails an invoice as a PDF, or texts its link',
  access: write,
  params: one,
  body: SendInvoice,
  reply: Invoice,
  fails: ['not_found', 'invoice_over', 'unconfirmed', 'limit_reached'],
})

/** `prices: 'no'` is the copy for a customer whose club pays: what was done, without amounts. */
const PdfQuery = z.object({ prices: z.enum(['yes', 'no']).default('yes') })

export const downloadInvoice = operation({
  name: 'downloadInvoice',
  method: 'GET',
  path: `${BASE}/invoice/:id/pdf`,
  summary: 'An invoice as a PDF, or the copy without prices',
  access: read,
  params: one,
  query: PdfQuery,
  reply: MadeFile,
  carries: 'download',
  fails: ['not_found'],
})

export const takePayment = operation({
  name: 'takePayment',
  method: 'POST',
  path: `${BASE}/invoice/:id/payment`,
  summary: 'Writes down money that came in for an invoice, once for each key',
  access: write,
  params: one,
  body: TakePayment,
  reply: Invoice,
  fails: ['not_found', 'invoice_over', 'amount_too_large'],
})

export const refundPayment = operation({
  name: 'refundPayment',
  method: 'POST',
  path: `${BASE}/payment/:id/refund`,
  summary:
    'Gives back money that came in, through the card where it came from one; once for each key',
  access: manage,
  params: one,
  body: RefundPayment,
  reply: Invoice,
  fails: ['not_found', 'amount_too_large', 'unavailable'],
})

export const readInvoiceSettings = operation({
  name: 'readInvoiceSettings',
  method: 'GET',
  path: `${BASE}/invoice-settings`,
  summary: 'Terms, license lines, footer, reminders and card payments of the company',
  access: read,
  reply: InvoiceSettings,
  fails: [],
})

export const saveInvoiceSettings = operation({
  name: 'saveInvoiceSettings',
  method: 'PUT',
  path: `${BASE}/invoice-settings`,
  summary: 'Changes what the company sets for its invoices; those issued stay as they are',
  access: manage,
  body: SaveInvoiceSettings,
  reply: InvoiceSettings,
  fails: ['newer_version', 'sign_in_again'],
})

export const sendLogo = operation({
  name: 'sendLogo',
  method: 'POST',
  path: `${BASE}/logo`,
  summary:
    'Sends a logo for invoices. The body is the picture itself (5 MB; JPEG, PNG, WebP, GIF or AVIF); it is drawn anew and stands on invoices once the settings name it',
  access: manage,
  body: SentFile,
  carries: 'upload',
  reply: z.object({ id: Id }),
  fails: ['bad_file', 'too_large', 'unavailable'],
})

export const readLogo = operation({
  name: 'readLogo',
  method: 'GET',
  path: `${BASE}/logo/:id`,
  summary: 'A logo that was sent, as a PNG',
  access: read,
  params: one,
  reply: MadeFile,
  carries: 'download',
  fails: ['not_found'],
})

/**
 * How card payments stand: `test` where no money moves; `here` on the account of the installation; `not here` where none can be opened from
 * here; `none` yet; `unfinished` at the provider; `ready`; `unknown` to the provider.
 */
export const CardAccountState = z.enum([
  'test',
  'here',
  'not here',
  'none',
  'unfinished',
  'ready',
  'unknown',
])
export type CardAccountState = z.infer<typeof CardAccountState>

export const connectCards = operation({
  name: 'connectCards',
  method: 'POST',
  path: `${BASE}/card-account`,
  summary:
    'Opens an account at the card provider for the company, or goes on with the one that was begun: the page where it is filled in',
  access: manage,
  reply: z.object({ url: z.string() }),
  fails: ['unavailable', 'already_connected', 'sign_in_again'],
})

export const checkCardAccount = operation({
  name: 'checkCardAccount',
  method: 'POST',
  path: `${BASE}/card-account/check`,
  summary:
    'How card payments stand; an account that was begun is taken once cards can be charged for it',
  access: manage,
  reply: z.object({ state: CardAccountState }),
  fails: ['unavailable'],
})

const because =
  'Whoever holds the link, whose key is 128 random bits, may see and pay this one bill.'

/** What a customer sees of a bill. */
export const PayPage = z.object({
  invoice: Invoice.omit({ events: true, version: true, payUrl: true }),
  /** Whether it can be paid by card now, or why not in words. */
  canPay: z.boolean(),
  whyNot: z.string(),
  /** Whether it is a test checkout, in which no money moves. */
  isSandbox: z.boolean(),
  /** What the customer spoke on the phone. */
  language: z.enum(['en', 'es']),
})
export type PayPage = z.infer<typeof PayPage>

const payToken = z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{22}$/) })

export const readPayPage = operation({
  name: 'readPayPage',
  method: 'GET',
  path: `${BASE}/pay/:token`,
  summary: 'The bill behind a pay link, and whether it can be paid by card',
  access: { kind: 'public', because },
  params: payToken,
  reply: PayPage,
  limit: { points: 120, seconds: 60, per: 'address' },
  fails: ['not_found'],
})

export const downloadPayInvoice = operation({
  name: 'downloadPayInvoice',
  method: 'GET',
  path: `${BASE}/pay/:token/pdf`,
  summary: 'The bill behind a pay link as a PDF',
  access: { kind: 'public', because },
  params: payToken,
  query: PdfQuery,
  reply: MadeFile,
  carries: 'download',
  limit: { points: 30, seconds: 60, per: 'address' },
  fails: ['not_found'],
})

export const readPayLogo = operation({
  name: 'readPayLogo',
  method: 'GET',
  path: `${BASE}/pay/:token/logo`,
  summary: 'The logo of the company whose bill is behind a pay link, as a PNG; not_found for none',
  access: { kind: 'public', because },
  params: payToken,
  reply: MadeFile,
  carries: 'download',
  limit: { points: 120, seconds: 60, per: 'address' },
  fails: ['not_found'],
})

export const startCardPayment = operation({
  name: 'startCardPayment',
  method: 'POST',
  path: `${BASE}/pay/:token/card`,
  summary: 'Opens the page on which the rest of a bill is paid by card, with a tip if wanted',
  access: { kind: 'public', because },
  params: payToken,
  body: z.object({
    tipCents: z
      .int()
      .min(0, 'A tip can’t be negative')
      .max(50_000, 'A tip is at most $500')
      .default(0),
  }),
  reply: z.object({ url: z.string(), amountCents: Cents }),
  limit: { points: 20, seconds: 60, per: 'address' },
  fails: ['not_found', 'invoice_over', 'unavailable'],
})

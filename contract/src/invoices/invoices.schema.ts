import { z } from 'zod'
import { Email, Id, Instant, orEmpty, PhoneDigits, text } from '../kernel/index.ts'
import { Day } from '../rates/index.ts'

/** More than this is on no tow bill. */
const MOST_CENTS = 100_000_000

/** Whole cents. */
export const Cents = z.int().min(-MOST_CENTS).max(MOST_CENTS)
/** Whole cents of money that somebody pays: more than none. */
const Paid = z
  .int('Enter an amount')
  .min(1, 'Enter an amount of more than $0.00')
  .max(MOST_CENTS, 'An amount is at most $1,000,000')

/** Texas wants the tow and the storage under headings of their own; elsewhere it harms nobody. */
export const ChargeGroup = z.enum(['Tow Charges', 'Storage Charges'])
export type ChargeGroup = z.infer<typeof ChargeGroup>

/** One line of an invoice; the amount is what counts. */
export const InvoiceLine = z.object({
  name: z.string(),
  group: ChargeGroup,
  quantity: z.number().nullable(),
  unit: z.string(),
  rateCents: Cents.nullable(),
  amountCents: Cents,
  taxable: z.boolean(),
})
export type InvoiceLine = z.infer<typeof InvoiceLine>

/**
 * Who pays an invoice of a job: all of it one payer, or a motor club its part and the customer what the club
 * does not cover.
 */
export const InvoicePayer = z.enum(['all', 'club', 'customer'])
export type InvoicePayer = z.infer<typeof InvoicePayer>

export const InvoiceStatus = z.enum(['open', 'partly paid', 'paid', 'void', 'credit note'])
export type InvoiceStatus = z.infer<typeof InvoiceStatus>

/** Who gets an invoice, as it was when it was issued. */
export const BillTo = z.object({
  name: z.string(),
  /** Lines of the address, without empty ones. */
  address: z.array(z.string()),
  email: z.string(),
  /** Ten digits, or empty. */
  phone: z.string(),
  accountNumber: z.string(),
})
export type BillTo = z.infer<typeof BillTo>

/** Who issued it, as the company was on that day. */
export const Issuer = z.object({
  name: z.string(),
  address: z.array(z.string()),
  phone: z.string(),
  /** License numbers and where to complain, a line each, as the state wants them on the bill. */
  licenses: z.array(z.string()),
  /** What stands at the foot: how to pay, thanks. */
  footer: z.string(),
  /** The id of the company's logo; empty for none. */
  logoId: orEmpty(Id).default(''),
})
export type Issuer = z.infer<typeof Issuer>

/** What was done, as it stood on the job when the invoice was issued. */
export const InvoicedJob = z.object({
  id: Id,
  number: z.string(),
  customerName: z.string(),
  vehicle: z.string(),
  plate: z.string(),
  vin: z.string(),
  reason: z.string(),
  pickup: z.string(),
  dropoff: z.string(),
  receivedAt: Instant,
  completedAt: Instant,
  driverName: z.string(),
  truckName: z.string(),
  poNumber: z.string(),
  clubDispatchNumber: z.string(),
  clubMemberNumber: z.string(),
})
export type InvoicedJob = z.infer<typeof InvoicedJob>

/** An invoice in a list. Money is in cents. */
export const InvoiceSummary = z.object({
  id: Id,
  /** Without gaps in a company: `1001`. */
  number: z.string(),
  status: InvoiceStatus,
  jobId: Id,
  jobNumber: z.string(),
  payer: InvoicePayer,
  /** Empty for a customer without an account. */
  accountId: orEmpty(Id),
  billToName: z.string(),
  poNumber: z.string(),
  issuedAt: Instant,
  /** The day it was issued and the last day to pay, where the company is. */
  issuedOn: Day,
  dueOn: Day,
  totalCents: Cents,
  /** What was paid towards it, refunds taken off; tips are not in it. */
  paidCents: Cents,
  /** What credit notes took off it. */
  creditedCents: Cents,
  /** What is still to be paid; below zero where money is to be given back. */
  balanceCents: Cents,
  /** When it was last sent to somebody; 0 for never. */
  sentAt: Instant,
})
export type InvoiceSummary = z.infer<typeof InvoiceSummary>

export const PaymentMethod = z.enum(['Card', 'Cash', 'Check', 'Account', 'Motor club', 'Other'])
export type PaymentMethod = z.infer<typeof PaymentMethod>

/** Money that came in, or went back where the amount is below zero. Never changed, never deleted. */
export const Payment = z.object({
  id: Id,
  invoiceId: Id,
  method: PaymentMethod,
  amountCents: Cents,
  tipCents: Cents,
  /** Check number, the last digits of a card, a club's remittance. */
  reference: z.string(),
  receivedAt: Instant,
  /** Who wrote it down: a person, or `Card by link`. */
  takenBy: z.string(),
  driverId: orEmpty(Id),
  driverName: z.string(),
  /** Whether cash or a check was handed in at the end of a shift. */
  isDeposited: z.boolean(),
  /** The payment this gives back; empty otherwise. */
  refundOf: orEmpty(Id),
  reason: z.string(),
  /** How much of it can still be given back, tip not counted. */
  refundableCents: Cents,
  /** How much of its tip can still be given back. */
  refundableTipCents: Cents,
  /** Whether the customer disputed it: the bank took it back, and may return it. */
  isDispute: z.boolean(),
})
export type Payment = z.infer<typeof Payment>

export const Invoice = InvoiceSummary.extend({
  version: z.int().min(1),
  issuer: Issuer,
  billTo: BillTo,
  job: InvoicedJob,
  lines: z.array(InvoiceLine),
  taxPercent: z.number(),
  subtotalCents: Cents,
  taxCents: Cents,
  note: z.string(),
  /** Empty unless it is void. */
  voidReason: z.string(),
  /** Of a credit note: the invoice it takes from. */
  creditOf: orEmpty(Id),
  creditNotes: z.array(z.object({ id: Id, number: z.string(), totalCents: Cents })),
  payments: z.array(Payment),
  /** Where it can be looked at and paid without signing in. */
  payUrl: z.string(),
  /** What was done with it, newest first. */
  events: z.array(z.object({ at: Instant, who: z.string(), what: z.string() })),
})
export type Invoice = z.infer<typeof Invoice>

export const InvoiceFilter = z.enum(['unpaid', 'overdue', 'paid', 'void', 'all'])
export type InvoiceFilter = z.infer<typeof InvoiceFilter>

/** What would be invoiced for a job. */
export const InvoiceDraft = z.object({
  job: InvoicedJob,
  jobVersion: z.int().min(1),
  accountId: orEmpty(Id),
  billTo: BillTo,
  lines: z.array(InvoiceLine),
  taxPercent: z.number(),
  subtotalCents: Cents,
  taxCents: Cents,
  totalCents: Cents,
  /** What the customer pays where a motor club covers the rest; 0 where one pays all. */
  customerCents: Cents,
  dueOn: Day,
  /** Why it can't be issued now; empty when it can. */
  whyNot: z.string(),
  /** What to look at before it is issued: over the credit limit, tax for somebody exempt. */
  warnings: z.array(z.string()),
  /** Invoices of this job that are not void. */
  issued: z.array(InvoiceSummary),
})
export type InvoiceDraft = z.infer<typeof InvoiceDraft>

export const IssueInvoice = z.object({
  jobId: Id,
  /** The version of the job that was looked at; another one is refused. */
  jobVersion: z.int().min(1).optional(),
  /**
   * What the customer pays where a club covers the rest: makes two invoices, one for each. 0 or left out:
   * one invoice for whom the job is billed to.
   */
  customerCents: z.int().min(0).max(MOST_CENTS).default(0),
  note: text(1000).default(''),
  /** Where it goes at once; empty for nowhere. */
  email: orEmpty(Email).default(''),
  phone: orEmpty(PhoneDigits).default(''),
})

export const SendInvoice = z
  .object({
    email: orEmpty(Email).default(''),
    phone: orEmpty(PhoneDigits).default(''),
  })
  .refine(({ email, phone }) => email !== '' || phone !== '', {
    path: ['email'],
    message: 'Enter an email address or a phone number',
  })

const reason = z.string({ error: 'Say why' }).trim().min(1, 'Say why').pipe(text(500))

export const VoidInvoice = z.object({ reason })
/** Takes something off an invoice, tax included. */
export const CreditInvoice = z.object({ key: Id, amountCents: Paid, reason })

export const TakePayment = z.object({
  /** Chosen by the sender: the same payment sent again is taken once. */
  key: Id,
  method: PaymentMethod.exclude(['Card']),
  amountCents: Paid,
  tipCents: z
    .int('Enter an amount')
    .min(0, 'A tip can’t be negative')
    .max(MOST_CENTS, 'An amount is at most $1,000,000')
    .default(0),
  reference: text(100).default(''),
  /** When it came in; 0 for now. */
  receivedAt: Instant.default(0),
  /** The driver who took it at the scene; empty for the office. */
  driverId: orEmpty(Id).default(''),
})

export const RefundPayment = z
  .object({
    key: Id,
    /** What goes back of the payment, and of its tip. */
    amountCents: z.int('Enter an amount').min(0).max(MOST_CENTS, 'An amount is at most $1,000,000'),
    tipCents: z
      .int('Enter an amount')
      .min(0)
      .max(MOST_CENTS, 'An amount is at most $1,000,000')
      .default(0),
    reason,
  })
  .refine(({ amountCents, tipCents }) => amountCents + tipCents > 0, {
    path: ['amountCents'],
    message: 'Enter an amount of more than $0.00',
  })

/** What a company sets for its invoices. */
export const InvoiceSettings = z.object({
  version: z.int().min(0),
  /** How many days an account has to pay; a customer without one pays at once. */
  termsDays: z.int('Enter a number of days').min(0, 'At least 0 days').max(365, 'At most 365 days'),
  /** A line each. */
  licenses: text(1000),
  footer: text(1000),
  /** A logo that was sent; empty for none. */
  logoId: orEmpty(Id).default(''),
  /** Reminds of what is overdue each so many days; 0 for never by itself. */
  remindDays: z.int('Enter a number of days').min(0, 'At least 0 days').max(90, 'At most 90 days'),
  /** The company's own account at Stripe (`acct_…`), which the money of card payments goes to. */
  stripeAccount: text(60).refine((id) => /^(acct_\w+)?$/.test(id), 'It begins with acct_'),
  /** Sales tax on storage at a lot, in percent; a job's bill has its own. */
  storageTaxPercent: z
    .number('Enter a percentage')
    .min(0, 'Between 0 and 100')
    .max(100, 'Between 0 and 100')
    .default(0),
})
export type InvoiceSettings = z.infer<typeof InvoiceSettings>
export const SaveInvoiceSettings = InvoiceSettings.partial({ version: true })

/** What people call the settings of invoices. */
export const invoiceSettingLabels: Record<Exclude<keyof InvoiceSettings, 'version'>, string> = {
  termsDays: 'Days an account has to pay',
  licenses: 'Licenses and where to complain',
  footer: 'Invoice footer',
  logoId: 'Logo',
  remindDays: 'Days between reminders',
  stripeAccount: 'Stripe account',
  storageTaxPercent: 'Sales tax on storage',
}

export const newInvoiceSettings: InvoiceSettings = {
  version: 0,
  termsDays: 30,
  licenses: '',
  footer: '',
  logoId: '',
  remindDays: 0,
  stripeAccount: '',
  storageTaxPercent: 0,
}

import {
  type Account,
  type BillTo,
  centsOf,
  clubPart,
  customerPart,
  type DispatchFields,
  dayAfter,
  daysOfTerms,
  dollarsText,
  type InvoiceDraft,
  type InvoicedJob,
  type InvoiceMoney,
  type InvoicePayer,
  type InvoiceSettings,
  type Issuer,
  localMoment,
  moneyOf,
  draftInvoice as operation,
  vehicleLine,
} from '@towline/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'
import { handle } from '../../platform/handler.ts'
import { accountById } from '../accounts/index.ts'
import { ownCompany } from '../company/index.ts'
import type { JobRow } from '../dispatch/index.ts'
import { billingEmail, billingLines, headOf, linesOf } from './billing-contact.ts'
import { invoiceSettings } from './invoice-settings.ts'
import { invoicesWhere, isOwed } from './invoices.store.ts'

/** A job as far as its invoice goes. */
export type BilledJob = Pick<
  JobRow,
  'id' | 'dispatch_number' | 'created_at' | 'status' | 'version' | 'fields' | 'import_id'
>

/** What goes on an invoice besides its money. */
export type Draft = InvoiceDraft & { issuer: Issuer; money: InvoiceMoney; today: string }

/** What would be invoiced for a job today. */
export async function draftOf(
  tx: Tx,
  { companyId, now }: { companyId: string; now: number },
  job: BilledJob,
): Promise<Draft> {
  const company = await ownCompany(tx, companyId)
  const settings = await invoiceSettings(tx, companyId)
  const { fields } = job
  const account = await payingAccount(tx, companyId, fields)
  const money = moneyOf(fields.billing)
  const issued = await invoicesWhere(
    tx,
    companyId,
    sql`i.job_id = ${job.id} and i.kind = 'invoice' and i.voided_at is null`,
  )
  const today = localMoment(now, company.time_zone).day
  const { totalCents } = money
  const covered = centsOf(fields.mcCoverageAmt)
  return {
    job: invoicedJob(job),
    jobVersion: job.version,
    accountId: account?.id ?? '',
    billTo: account ? accountBillTo(account) : customerBillTo(fields),
    ...money,
    money,
    customerCents: account && covered > 0 ? Math.max(0, totalCents - covered) : 0,
    dueOn: account ? dayAfter(today, termsOf(account, settings)) : today,
    today,
    whyNot: whyNot(job, money, issued.length > 0),
    warnings: await warningsOf(tx, companyId, { account, money, settled: fields }),
    issued,
    issuer: {
      ...headOf(company),
      licenses: linesOf(...settings.licenses.split('\n')),
      footer: settings.footer.trim(),
      logoId: settings.logoId,
    },
  }
}

/** Within how many days an account pays. */
const termsOf = ({ paymentTerms }: Account, { termsDays }: InvoiceSettings): number =>
  paymentTerms ? daysOfTerms(paymentTerms) : termsDays

/** The parts of a bill, by who pays them. */
export function partsOf(
  { money, billTo, accountId, job }: Draft,
  customerCents: number,
  customer: BillTo,
): { payer: InvoicePayer; accountId: string; billTo: BillTo; money: InvoiceMoney; po: string }[] {
  const po = job.poNumber || job.clubDispatchNumber
  if (customerCents === 0) return [{ payer: 'all', accountId, billTo, money, po }]
  return [
    { payer: 'club', accountId, billTo, money: clubPart(money, customerCents), po },
    {
      payer: 'customer',
      accountId: '',
      billTo: customer,
      money: customerPart(customerCents, billTo.name),
      po: '',
    },
  ]
}

/** The account that pays: bill to, else the job's own; none where it is the placeholder. */
export async function payingAccount(
  tx: Tx,
  companyId: string,
  { billToId, vendorId }: DispatchFields,
): Promise<Account | null> {
  const id = billToId || vendorId
  const account = id ? await accountById(tx, companyId, id) : null
  return account && !account.isPlaceholder ? account : null
}

const accountBillTo = (account: Account): BillTo => ({
  name: account.name,
  address: linesOf(account.billingContactName, ...billingLines(account)),
  email: billingEmail(account),
  phone: account.contactPhoneNumber,
  accountNumber: account.accountNumber,
})

/** The customer of a job, as whom a bill goes to. */
export function customerBillTo(fields: DispatchFields): BillTo {
  const { customerName, contactName, customerPhone, canReceiveText, contactEmail } = fields
  return {
    name: customerName || contactName || 'Customer',
    address: linesOf(fields.contactAddress, fields.contactZip),
    email: contactEmail,
    phone: canReceiveText ? fields.customerPhoneForText || customerPhone : customerPhone,
    accountNumber: '',
  }
}

function invoicedJob({ id, dispatch_number, created_at, fields }: BilledJob): InvoicedJob {
  return {
    id,
    number: dispatch_number,
    customerName: fields.customerName,
    vehicle: [vehicleLine(fields), fields.vehicleColor].filter(Boolean).join(', '),
    plate: [fields.licensePlateInfo, fields.licensePlateState].filter(Boolean).join(' '),
    vin: fields.vin,
    reason: fields.towReason,
    pickup: fields.pickupAddress || fields.inputPickupAddress,
    dropoff: fields.dropoffAddress || fields.inputDropoffAddress,
    receivedAt: created_at.getTime(),
    completedAt: fields.completedDateTime,
    driverName: fields.driverName,
    truckName: fields.truckName,
    poNumber: fields.poNumber,
    clubDispatchNumber: fields.mcDispatchNumber,
    clubMemberNumber: fields.mcMembershipNumber,
  }
}

/** Why a job can't be invoiced as it is; empty when it can. */
export function whyNot(
  { status, fields, import_id: importId }: Pick<BilledJob, 'status' | 'fields' | 'import_id'>,
  { totalCents }: InvoiceMoney,
  isIssued: boolean,
): string {
  if (importId) return 'It was imported: the program it came from has billed it.'
  if (isIssued) return 'It has an invoice already.'
  if (status !== 'completed' && status !== 'cancelled') return 'It isn’t completed yet.'
  if (fields.billing.lineItems.length === 0) return 'Its bill has no items yet.'
  if (totalCents < 0) return 'Its bill is below $0.00.'
  return totalCents === 0 ? 'Its bill comes to $0.00.' : ''
}

async function warningsOf(
  tx: Tx,
  companyId: string,
  {
    account,
    money,
    settled,
  }: { account: Account | null; money: InvoiceMoney; settled: DispatchFields },
): Promise<string[]> {
  const warnings: string[] = []
  if (!account) return warnings
  if (account.taxExempt && money.taxCents > 0)
    warnings.push(`${account.name} is tax exempt, but this bill has tax.`)
  if (account.type === 'Motor Club' && !settled.poNumber && !settled.mcDispatchNumber)
    warnings.push(`${account.name} pays by PO number, and this job has none.`)
  const limit = centsOf(account.creditLimit)
  if (limit > 0) {
    const owed = await invoicesWhere(tx, companyId, sql`${isOwed} and i.vendor_id = ${account.id}`)
    const total = owed.reduce((sum, { balanceCents }) => sum + balanceCents, money.totalCents)
    if (total > limit)
      warnings.push(
        `With this, ${account.name} owes ${dollarsText(total)}, over the credit limit of ${dollarsText(limit)}.`,
      )
  }
  return warnings
}

/** A job to bill, unlocked; null when the company has none of that id. */
export async function billedJob(tx: Tx, companyId: string, id: string): Promise<BilledJob | null> {
  const row = await tx
    .selectFrom('dispatch_call')
    .select(['id', 'dispatch_number', 'created_at', 'status', 'version', 'fields', 'import_id'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? (row as unknown as BilledJob) : null
}

export const draftInvoice = handle(operation, async ({ tx, companyId, now, fail }, { params }) => {
  const job = (await billedJob(tx, companyId, params.jobId)) ?? fail('not_found')
  return draftOf(tx, { companyId, now }, job)
})

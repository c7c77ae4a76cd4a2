import type { Invoice, InvoiceDraft, InvoiceSummary, Payment } from '@towline/contract'

const id = (last: string) => `019f0000-0000-7000-8000-0000000000${last}`
export const ids = {
  job: id('71'),
  invoice: id('72'),
  payment: id('73'),
  account: id('74'),
  driver: id('75'),
  other: id('76'),
}

const job: Invoice['job'] = {
  id: ids.job,
  number: '1001',
  customerName: 'Harriet Stone',
  vehicle: 'Honda Civic',
  plate: 'CEE6311',
  vin: '',
  reason: 'Accident',
  pickup: '1 Elm St, Frisco',
  dropoff: '',
  receivedAt: 1_790_000_000_000,
  completedAt: 1_790_000_000_000,
  driverName: 'June Park',
  truckName: '',
  poNumber: '',
  clubDispatchNumber: '',
  clubMemberNumber: '',
}

const money: Pick<Invoice, 'lines' | 'taxPercent' | 'subtotalCents' | 'taxCents' | 'totalCents'> = {
  lines: [
    {
      name: 'Tow',
      group: 'Tow Charges',
      quantity: 1,
      unit: 'call',
      rateCents: 10_000,
      amountCents: 10_000,
      taxable: true,
    },
    {
      name: 'Storage',
      group: 'Storage Charges',
      quantity: 2,
      unit: 'day',
      rateCents: 2000,
      amountCents: 4000,
      taxable: false,
    },
  ],
  taxPercent: 8.25,
  subtotalCents: 14_000,
  taxCents: 825,
  totalCents: 14_825,
}

/** Money that came in for the invoice, in cash, but for what is given. */
export const aPayment = (known: Partial<Payment> = {}): Payment => ({
  id: ids.payment,
  invoiceId: ids.invoice,
  method: 'Cash',
  amountCents: 4825,
  tipCents: 0,
  reference: '',
  receivedAt: 1_790_000_000_000,
  takenBy: 'Dana Whitfield',
  driverId: '',
  driverName: '',
  isDeposited: false,
  refundOf: '',
  reason: '',
  refundableCents: 4825,
  refundableTipCents: 0,
  isDispute: false,
  ...known,
})

/** An invoice of $148.25 that nobody has paid, due in 2100, but for what is given. */
export const anInvoice = (known: Partial<Invoice> = {}): Invoice => ({
  id: ids.invoice,
  version: 1,
  number: '1001',
  status: 'open',
  jobId: ids.job,
  jobNumber: '1001',
  payer: 'all',
  accountId: '',
  billToName: 'Harriet Stone',
  poNumber: '',
  issuedAt: 1_790_000_000_000,
  issuedOn: '2026-09-21',
  dueOn: '2100-01-01',
  ...money,
  paidCents: 0,
  creditedCents: 0,
  balanceCents: 14_825,
  sentAt: 0,
  issuer: {
    name: 'Lone Star Towing',
    address: [],
    phone: '',
    licenses: [],
    footer: '',
    logoId: '',
  },
  billTo: {
    name: 'Harriet Stone',
    address: [],
    email: 'harriet@home.example',
    phone: '2145550117',
    accountNumber: '',
  },
  job,
  note: '',
  voidReason: '',
  creditOf: '',
  creditNotes: [],
  payments: [],
  payUrl: 'https://towline.example/pay/abc',
  events: [{ at: 1_790_000_000_000, who: 'Dana Whitfield', what: 'Issued' }],
  ...known,
})

/** The same as it stands in a list. */
export const aSummary = (known: Partial<InvoiceSummary> = {}): InvoiceSummary => anInvoice(known)

/** What would be invoiced for the job. */
export const aDraft = (known: Partial<InvoiceDraft> = {}): InvoiceDraft => ({
  job,
  jobVersion: 3,
  accountId: '',
  billTo: anInvoice().billTo,
  ...money,
  customerCents: 0,
  dueOn: '2026-09-21',
  whyNot: '',
  warnings: [],
  issued: [],
  ...known,
})

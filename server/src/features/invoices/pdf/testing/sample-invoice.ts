import type { Invoice, InvoiceLine, Statement } from '@towline/contract'

const line = (name: string, more: Partial<InvoiceLine> = {}): InvoiceLine => ({
  name,
  group: 'Tow Charges',
  quantity: null,
  unit: '',
  rateCents: null,
  amountCents: 0,
  taxable: true,
  ...more,
})

const id = (last: number) => `019a0000-0000-7000-8000-${String(last).padStart(12, '0')}`

/** An invoice of a storm night: a tow with miles, two days of storage, and a card payment. */
export const sampleInvoice = (more: Partial<Invoice> = {}): Invoice => ({
  id: id(1),
  number: '1001',
  status: 'partly paid',
  jobId: id(2),
  jobNumber: 'D-2041',
  payer: 'all',
  accountId: id(3),
  billToName: 'Ridgeline Motor Club',
  poNumber: 'PO-88213',
  issuedAt: Date.UTC(2026, 10, 23, 18),
  issuedOn: '2026-11-23',
  dueOn: '2026-12-23',
  totalCents: 31_513,
  paidCents: 10_000,
  creditedCents: 0,
  balanceCents: 21_513,
  sentAt: 0,
  version: 1,
  issuer: {
    name: 'Lone Star Towing',
    address: ['4100 Main St', 'Frisco, TX 75034'],
    phone: '4695550100',
    licenses: [
      'TDLR license 006412345C · VSF license 0654321VSF',
      'Complaints: TDLR, P.O. Box 12157, Austin, TX 78711 · 1-800-803-9202 · www.tdlr.texas.gov',
    ],
    footer: 'Checks payable to Lone Star Towing.\nThank you for your business.',
  },
  billTo: {
    name: 'Ridgeline Motor Club',
    address: ['Accounts Payable', '900 Congress Ave, Suite 400', 'Austin, TX 78701'],
    email: 'ap@ridgeline.example',
    phone: '5125550144',
    accountNumber: 'A-1044',
  },
  job: {
    id: id(2),
    number: 'D-2041',
    customerName: 'Maria Lopez',
    vehicle: '2019 Silver Honda Accord',
    plate: 'KLM-4821 TX',
    vin: '1HGCV1F34KA012345',
    reason: 'Accident',
    pickup: 'I-35E northbound at exit 452, Lewisville, TX',
    dropoff: '4100 Main St, Frisco, TX 75034 (yard)',
    receivedAt: Date.UTC(2026, 10, 21, 3, 12),
    completedAt: Date.UTC(2026, 10, 21, 4, 40),
    driverName: 'June Ortiz',
    truckName: 'Flatbed 2',
    poNumber: 'PO-88213',
    clubDispatchNumber: 'RMC-55120',
    clubMemberNumber: '7781 2045',
  },
  lines: [
    line('Hook-up, light duty', { amountCents: 12_500 }),
    line('Loaded miles', { quantity: 14.2, unit: 'miles', rateCents: 450, amountCents: 6_390 }),
    line('Winching', { quantity: 0.5, unit: 'hours', rateCents: 12_000, amountCents: 6_000 }),
    line('Storage, light duty', {
      group: 'Storage Charges',
      quantity: 2,
      unit: 'days',
      rateCents: 2_285,
      amountCents: 4_570,
      taxable: false,
    }),
  ],
  taxPercent: 8.25,
  subtotalCents: 29_460,
  taxCents: 2_053,
  note: 'Gate code 4471. The owner picks up personal items on Monday.',
  voidReason: '',
  creditOf: '',
  creditNotes: [],
  payments: [
    {
      id: id(9),
      invoiceId: id(1),
      method: 'Card',
      amountCents: 10_000,
      tipCents: 500,
      reference: '•••• 4242',
      receivedAt: Date.UTC(2026, 10, 23, 20),
      takenBy: 'Card by link',
      driverId: '',
      driverName: '',
      isDeposited: false,
      refundOf: '',
      reason: '',
      refundableCents: 10_000,
    },
  ],
  payUrl: 'https://towline.example/pay/AbCdEfGhIjKlMnOpQrStUv',
  events: [],
  ...more,
})

/** A month of an account with so many lines, an invoice and its payment in turn, from a number on. */
export function sampleStatement(lines: number, first = 1001): Statement {
  const rows = Array.from({ length: lines }, (_, at) => ({
    on: `2026-11-${String(1 + Math.floor((at * 30) / lines)).padStart(2, '0')}`,
    kind: at % 2 === 0 ? ('invoice' as const) : ('payment' as const),
    number: String(first + Math.floor(at / 2)),
    jobNumber: at % 2 === 0 ? `D-${first + 1040 + at}` : '',
    poNumber: at % 2 === 0 ? `PO-${first + 87_212 + at}` : '',
    about: at % 2 === 0 ? '2019 Silver Honda Accord' : 'Check 5512',
    amountCents: at % 2 === 0 ? 31_513 : -20_000,
  }))
  const charged = rows.reduce((sum, { amountCents }) => sum + Math.max(0, amountCents), 0)
  const paid = rows.reduce((sum, { amountCents }) => sum + Math.max(0, -amountCents), 0)
  return {
    accountId: id(3),
    name: 'Ridgeline Motor Club',
    address: ['900 Congress Ave, Suite 400', 'Austin, TX 78701'],
    accountNumber: 'A-1044',
    email: 'ap@ridgeline.example',
    issuer: {
      name: 'Lone Star Towing',
      address: ['4100 Main St', 'Frisco, TX 75034'],
      phone: '4695550100',
    },
    month: '2026-11',
    from: '2026-11-01',
    to: '2026-11-30',
    openingCents: 150_000,
    lines: rows,
    chargedCents: charged,
    paidCents: paid,
    closingCents: 150_000 + charged - paid,
    aging: { current: 90_000, to30: 60_000, to60: 0, to90: 0, over90: 0, total: 150_000 },
  }
}

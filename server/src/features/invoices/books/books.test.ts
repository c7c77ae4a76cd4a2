import { BookExport, Invoice } from '@towline/contract'
import { parse } from 'csv-parse/sync'
import { beforeEach, expect, it } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { eachEngine } from '../../../testing/database.ts'
import { sharedProduct } from '../../../testing/shared-product.ts'
import { type Desk, openDesk } from '../../dispatch/testing/desk.fixture.ts'
import { aBilledJob } from '../testing/an-invoice.ts'
import { customerOf } from './book-text.ts'
import { iifColumns } from './quickbooks-desktop.ts'
import { onlineColumns } from './quickbooks-online.ts'

const DAY = 24 * 3_600_000
/** 9 AM in Texas. */
const NOW = Date.parse('2026-01-05T15:00:00Z')

/** The header of the sample file that QuickBooks Online hands out for invoices; what it needs has a star. */
const published = {
  online: {
    needed: ['*InvoiceNo', '*Customer', '*InvoiceDate', '*DueDate', '*ItemAmount'],
    others: [
      'Terms',
      'Memo',
      'Item(Product/Service)',
      'ItemDescription',
      'ItemQuantity',
      'ItemRate',
      'Taxable',
      'Service Date',
    ],
  },
  /** Intuit's IIF reference: what a row of each kind must have, and what it may. */
  desktop: {
    TRNS: {
      needed: ['TRNSTYPE', 'ACCNT', 'AMOUNT'],
      others: ['DATE', 'NAME', 'CLASS', 'DOCNUM', 'MEMO', 'CLEAR'],
    },
    SPL: {
      needed: ['TRNSTYPE', 'ACCNT', 'AMOUNT'],
      others: [
        'DATE',
        'NAME',
        'CLASS',
        'DOCNUM',
        'MEMO',
        'CLEAR',
        'QNTY',
        'PRICE',
        'INVITEM',
        'TAXABLE',
      ],
    },
    CUST: {
      needed: ['NAME'],
      others: [
        'BADDR1',
        'BADDR2',
        'BADDR3',
        'BADDR4',
        'BADDR5',
        'PHONE1',
        'PHONE2',
        'EMAIL',
        'TERMS',
      ],
    },
    ACCNT: { needed: ['NAME', 'ACCNTTYPE'], others: ['DESC'] },
  },
}

it('have the columns that QuickBooks publishes, and those it needs', () => {
  const { needed, others } = published.online
  expect(onlineColumns).toEqual(expect.arrayContaining(needed))
  for (const column of onlineColumns) expect([...needed, ...others]).toContain(column)
  for (const [kind, known] of Object.entries(published.desktop)) {
    const columns: readonly string[] = iifColumns[kind as keyof typeof iifColumns]
    expect(columns, kind).toEqual(expect.arrayContaining(known.needed))
    for (const column of columns) expect([...known.needed, ...known.others], kind).toContain(column)
  }
})

it('write names as QuickBooks takes them', () => {
  expect(customerOf('=Smith: "Sons"\tInc', 100)).toBe('Smith Sons Inc')
  expect(customerOf('x'.repeat(200), 41)).toHaveLength(41)
  expect(customerOf(' :', 41)).toBe('Customer')
})

eachEngine('books', (database) => {
  let desk: Desk
  let now = NOW
  const product = sharedProduct(database, { now: () => now })
  beforeEach(async () => {
    now = NOW
    desk = await openDesk(product)
  })

  const call = (method: string, path: string, body?: unknown, basic = desk.ours.basic) =>
    desk.product.call(method, `/towline/${path}`, {
      basic,
      ...(body === undefined ? {} : { body }),
    })
  const issue = async (fields: Record<string, unknown> = {}) => {
    const job = await desk.save({ ...aBilledJob, ...fields })
    const answer = await call('POST', 'invoice', { jobId: job.id })
    const [invoice] = Invoice.array().parse(await answer.json())
    if (!invoice) throw new Error('nothing was issued')
    return invoice
  }
  const pay = async (id: string, amountCents: number, more = {}) => {
    const body = { key: newId(), method: 'Check', amountCents, ...more }
    const paid = Invoice.parse(await (await call('POST', `invoice/${id}/payment`, body)).json())
    return paid.payments.at(-1)?.id ?? ''
  }
  const january = { fromDay: '2026-01-01', toDay: '2026-01-31' }
  const make = (body = {}) => call('POST', 'book-exports', { id: newId(), ...january, ...body })
  const made = async (body = {}) => {
    const answer = await make(body)
    const reply = await answer.json()
    expect(answer.status, JSON.stringify(reply)).toBe(200)
    return BookExport.parse(reply)
  }
  const file = async (id: string, format: string) => {
    const answer = await call('GET', `book-exports/${id}/${format}`)
    expect(answer.status).toBe(200)
    return Buffer.from(await answer.arrayBuffer()).toString(
      format === 'quickbooks-desktop' ? 'latin1' : 'utf8',
    )
  }
  const rows = (csv: string): Record<string, string>[] => parse(csv, { columns: true, bom: true })
  const taxed = {
    customerName: 'Muñoz: "Grúa"',
    billing: {
      lineItems: [
        { name: 'Tow, 12 miles', amount: 135, taxable: false },
        { name: '=Storage', amount: 45.7, taxable: true },
      ],
      taxPercent: 8.25,
    },
  }

  it('have each invoice and payment once, and again the same', async () => {
    const first = await issue()
    await pay(first.id, 5000, { tipCents: 500, reference: '1007' })
    const one = await made()
    expect(one).toMatchObject({
      invoices: 1,
      credits: 0,
      payments: 1,
      invoicedCents: 13_500,
      paidCents: 5500,
      onlineFiles: 1,
    })
    expect((await make()).status).toBe(409)
    const written = await file(one.id, 'quickbooks-desktop')
    await issue(taxed)
    await pay(first.id, 1000)
    const two = await made()
    expect(two).toMatchObject({ invoices: 1, payments: 1, invoicedCents: 18_447, paidCents: 1000 })
    expect(await made({ id: two.id })).toEqual(two)
    expect(await file(one.id, 'quickbooks-desktop')).toBe(written)
    const listed = BookExport.array().parse(await (await call('GET', 'book-exports')).json())
    expect(listed.map(({ id }) => id).sort()).toEqual([one.id, two.id].sort())
  })

  it('go to QuickBooks Online a row for each line, tax beside them, to the cent', async () => {
    const invoice = await issue(taxed)
    const found = rows(await file((await made()).id, 'quickbooks-online'))
    expect(found).toMatchObject([
      {
        '*InvoiceNo': invoice.number,
        '*Customer': 'Muñoz Grúa',
        '*InvoiceDate': '01/05/2026',
        'Item(Product/Service)': 'Towing',
        ItemDescription: 'Tow, 12 miles',
        '*ItemAmount': '135.00',
      },
      { ItemDescription: 'Storage', '*ItemAmount': '45.70', Taxable: 'N' },
      { 'Item(Product/Service)': 'Sales tax', '*ItemAmount': '3.77' },
    ])
    const sum = found.reduce((cents, row) => cents + Number(row['*ItemAmount']) * 100, 0)
    expect(Math.round(sum)).toBe(invoice.totalCents)
  })

  it('go to QuickBooks Desktop so that each transaction adds up to nothing', async () => {
    const invoice = await issue(taxed)
    const paymentId = await pay(invoice.id, 5000, { tipCents: 500 })
    await call('POST', `payment/${paymentId}/refund`, {
      key: newId(),
      amountCents: 1000,
      reason: 'Too much',
    })
    await call('POST', `invoice/${invoice.id}/credit`, {
      key: newId(),
      amountCents: 500,
      reason: 'Goodwill',
    })
    const lines = (await file((await made()).id, 'quickbooks-desktop')).split('\r\n')
    const transactions = lines
      .join('\n')
      .split('ENDTRNS\n')
      .slice(1, -1)
      .map((block) =>
        block
          .trim()
          .split('\n')
          .map((line) => line.split('\t')),
      )
    const amount = iifColumns.TRNS.indexOf('AMOUNT') + 1
    for (const block of transactions) {
      expect(block.map(([kind]) => kind)).toEqual(['TRNS', ...block.slice(1).map(() => 'SPL')])
      expect(block.reduce((sum, cells) => sum + Math.round(Number(cells[amount]) * 100), 0)).toBe(0)
      for (const cells of block) expect(cells).toHaveLength(iifColumns.TRNS.length + 1)
    }
    expect(transactions.map((block) => block[0]?.[1]).sort()).toEqual([
      'CREDIT MEMO',
      'GENERAL JOURNAL',
      'INVOICE',
      'PAYMENT',
    ])
    expect(lines).toContainEqual(expect.stringMatching(/^CUST\tMuñoz Grúa\t/))
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^TRNS\tINVOICE\t01\/05\/26\tAccounts Receivable\tMuñoz Grúa\t184\.47\t/,
      ),
    )
  })

  it('are told of an invoice that is voided after it was exported, and never of one voided before', async () => {
    const early = await issue()
    await call('POST', `invoice/${early.id}/void`, { reason: 'Wrong payer' })
    expect((await make()).status).toBe(409)
    const late = await issue()
    await made()
    now += DAY
    await call('POST', `invoice/${late.id}/void`, { reason: 'Wrong payer' })
    const told = await made()
    expect(told).toMatchObject({ invoices: 0, credits: 1, invoicedCents: -13_500, onlineFiles: 0 })
    expect(rows(await file(told.id, 'invoices'))).toMatchObject([
      { Type: 'Void', Number: late.number, Date: '2026-01-06', Total: '-135' },
    ])
    expect(await file(told.id, 'quickbooks-desktop')).toContain(`${late.number}V`)
    expect((await call('GET', `book-exports/${told.id}/quickbooks-online`)).status).toBe(404)
  })

  it('are plain lists too, in which nothing is a formula', async () => {
    const invoice = await issue({ ...taxed, customerName: '=cmd|calc' })
    await pay(invoice.id, 5000, { reference: '+1' })
    const { id } = await made()
    expect(rows(await file(id, 'invoices'))).toMatchObject([
      { Type: 'Invoice', Customer: "'=cmd|calc", Subtotal: '180.7', Tax: '3.77', Total: '184.47' },
    ])
    expect(rows(await file(id, 'payments'))).toMatchObject([
      { Type: 'Payment', Invoice: invoice.number, Reference: "'+1", Amount: '50' },
    ])
  })

  it('belong to the company, and to those who manage its invoices', async () => {
    await issue()
    const { id } = await made()
    const theirs = await desk.product.company('Their Towing')
    for (const path of [`book-exports/${id}/invoices`, `book-exports/${id}/payments`])
      expect((await call('GET', path, undefined, theirs.basic)).status).toBe(404)
    const taken = await call('POST', 'book-exports', { id, ...january }, theirs.basic)
    expect(taken.status).toBe(404)
  })
})

import {
  BatchIssued,
  Invoice,
  InvoiceDraft,
  InvoiceSummary,
  type LineItem,
  MoneyCheck,
} from '@towline/contract'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { newId } from '../../platform/ids.ts'
import { eachEngine } from '../../testing/database.ts'
import { sharedProduct } from '../../testing/shared-product.ts'
import { type Desk, openDesk, refusalOf } from '../dispatch/testing/desk.fixture.ts'
import { aBilledJob } from './testing/an-invoice.ts'

const NOW = Date.parse('2026-01-05T15:00:00Z')

eachEngine('invoices', (database) => {
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
  const ok = async <Schema extends z.ZodType>(schema: Schema, answer: Promise<Response>) => {
    const text = await (await answer).text()
    expect((await answer).status, text).toBe(200)
    return schema.parse(JSON.parse(text))
  }
  const job = (more = {}) => desk.save({ ...aBilledJob, ...more })
  const bill = (lineItems: LineItem[], taxPercent = 0) => ({ billing: { lineItems, taxPercent } })
  const issueAll = (jobId: string, more = {}) =>
    ok(Invoice.array(), call('POST', 'invoice', { jobId, ...more }))
  const issue = async (jobId: string, more = {}) => {
    const [invoice] = await issueAll(jobId, more)
    if (!invoice) throw new Error('nothing was issued')
    return invoice
  }
  const read = (id: string) => ok(Invoice, call('GET', `invoice/${id}`))
  const pay = (id: string, amountCents: number, more = {}) =>
    call('POST', `invoice/${id}/payment`, { key: newId(), method: 'Cash', amountCents, ...more })
  const check = () => ok(MoneyCheck, call('GET', 'money-check'))
  const account = async (fields: Record<string, unknown>) =>
    (
      await ok(
        z.object({ id: z.string() }),
        call('POST', 'api/vault/Vendor', { type: 'Motor Club', ...fields }),
      )
    ).id

  it('are due as the terms of the account say, or else as the company has set for all', async () => {
    const due = async (name: string, paymentTerms: string) => {
      const vendorId = await account({ name, paymentTerms })
      return (await issue((await job({ vendorId })).id)).dueOn
    }
    expect(await due('Quick Garage', 'Net 10')).toBe('2026-01-15')
    expect(await due('Cash Garage', 'Due at once')).toBe('2026-01-05')
    expect(await due('Stone Garage', '')).toBe('2026-02-04')
  })

  it('are numbered without gaps, carry what the job was, and stand on its card', async () => {
    const made = await job({ vin: '1HGCM82633A004352', poNumber: '' })
    const invoice = await issue(made.id)
    expect(invoice).toMatchObject({
      number: '1001',
      status: 'open',
      totalCents: 13500,
      balanceCents: 13500,
      dueOn: '2026-01-05',
      billTo: { name: 'Harriet Stone' },
      job: { number: made.dispatchNumber, vehicle: 'Honda', pickup: '1 Elm St, Frisco, TX' },
      lines: [{ name: 'Tow', group: 'Tow Charges', amountCents: 13500, taxable: false }],
    })
    expect((await read(invoice.id)).events).toMatchObject([{ what: 'Issued' }])
    expect(await desk.read(made.id)).toMatchObject({ invoiceNumber: '1001', balance: 135 })
    expect((await issue((await job()).id)).number).toBe('1002')
    // What happens to the job later changes nothing on it.
    await desk.save({
      id: made.id,
      customerName: 'Somebody else',
      ...bill([{ name: 'Tow', amount: 9 }]),
    })
    expect(await read(invoice.id)).toMatchObject({
      totalCents: 13500,
      billTo: { name: 'Harriet Stone' },
    })
  })

  it('are issued once, also by two people at once, and only for a bill', async () => {
    const { id } = await job()
    const both = await Promise.all([
      call('POST', 'invoice', { jobId: id }),
      call('POST', 'invoice', { jobId: id }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const open = await desk.save({ customerName: 'Ana' })
    const empty = await job({ billing: { lineItems: [], taxPercent: 0 } })
    for (const [jobId, why] of [
      [open.id, 'It isn’t completed yet.'],
      [empty.id, 'Its bill has no items yet.'],
    ] as const)
      expect(await refusalOf(await call('POST', 'invoice', { jobId }))).toMatchObject({
        error: 'not_billable',
        message: why,
      })
    const stale = { jobId: (await job()).id, jobVersion: 77 }
    expect((await refusalOf(await call('POST', 'invoice', stale))).error).toBe('newer_version')
    expect((await ok(Listed, call('GET', 'invoice'))).count).toBe(1)
  })

  const Listed = z.object({
    invoices: InvoiceSummary.array(),
    count: z.int(),
    totalCents: z.int(),
    balanceCents: z.int(),
  })

  it('are paid in parts, with a tip, once for each key, never more than is left', async () => {
    const made = await job()
    const { id } = await issue(made.id)
    const key = newId()
    const part = { key, tipCents: 1000, method: 'Check', reference: '4411' }
    await pay(id, 5000, part)
    await pay(id, 5000, part)
    const after = await read(id)
    expect(after).toMatchObject({ status: 'partly paid', paidCents: 5000, balanceCents: 8500 })
    expect(after.payments).toMatchObject([{ amountCents: 5000, tipCents: 1000, reference: '4411' }])
    expect((await desk.read(made.id)).balance).toBe(85)
    expect((await refusalOf(await pay(id, 8501))).error).toBe('amount_too_large')
    const two = await Promise.all([pay(id, 8000), pay(id, 8000)])
    expect(two.map(({ status }) => status).sort()).toEqual([200, 409])
    await pay(id, 500)
    expect((await read(id)).status).toBe('paid')
    expect((await desk.read(made.id)).balance).toBe(0)
    expect(await check()).toMatchObject({ paidCents: 13500, tipsCents: 1000, problems: [] })
  })

  it('give back no more than came in, also when two give it back at once', async () => {
    const { id } = await issue((await job()).id)
    const paid = await ok(Invoice, pay(id, 13500))
    const payment = paid.payments[0]?.id ?? ''
    const refund = (amountCents: number, key = newId()) =>
      call('POST', `payment/${payment}/refund`, { key, amountCents, reason: 'Waited two hours' })
    const both = await Promise.all([refund(10000), refund(10000)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const after = await read(id)
    expect(after).toMatchObject({ status: 'partly paid', paidCents: 3500, balanceCents: 10000 })
    expect(after.payments.map(({ amountCents }) => amountCents)).toEqual([13500, -10000])
    expect(after.events[0]?.what).toBe('Refunded $100.00 (Cash): Waited two hours')
    expect((await check()).problems).toEqual([])
  })

  it('are voided with their number kept, unless money is on them, and then issued anew', async () => {
    const made = await job()
    const first = await issue(made.id)
    const voided = await ok(
      Invoice,
      call('POST', `invoice/${first.id}/void`, { reason: 'Wrong name' }),
    )
    expect(voided).toMatchObject({ status: 'void', balanceCents: 0, voidReason: 'Wrong name' })
    expect((await desk.read(made.id)).invoiceNumber).toBe('')
    expect((await refusalOf(await pay(first.id, 100))).error).toBe('invoice_over')
    const second = await issue(made.id)
    expect(second.number).toBe('1002')
    await pay(second.id, 100)
    const refused = await call('POST', `invoice/${second.id}/void`, { reason: 'No' })
    expect((await refusalOf(refused)).error).toBe('invoice_paid')
    expect(await check()).toMatchObject({ problems: [], balanceCents: 13400, toGiveBack: [] })
  })

  it('are credited by a note with a number of its own, once for each key', async () => {
    const made = await job()
    const { id } = await issue(made.id)
    const credit = (amountCents: number, key = newId()) =>
      call('POST', `invoice/${id}/credit`, { key, amountCents, reason: 'Late' })
    const key = newId()
    const note = await ok(Invoice, credit(3500, key))
    expect(note).toMatchObject({ number: '1002', status: 'credit note', totalCents: -3500 })
    expect((await ok(Invoice, credit(3500, key))).id).toBe(note.id)
    expect(await read(id)).toMatchObject({ creditedCents: 3500, balanceCents: 10000 })
    expect((await refusalOf(await credit(10001))).error).toBe('amount_too_large')
    expect((await desk.read(made.id)).balance).toBe(100)
    await pay(id, 10000)
    await ok(Invoice, credit(2000))
    // Paid and credited for more than it was: money to give back, and said so.
    expect(await check()).toMatchObject({
      problems: [],
      balanceCents: -2000,
      toGiveBack: [{ number: '1001', balanceCents: -2000 }],
    })
  })

  it('go to the club and the customer, who together pay the whole', async () => {
    const club = await account({ name: 'Agero', billingContactEmail: 'pay@agero.example' })
    const made = await job({
      vendorId: club,
      mcCoverageAmt: 100,
      poNumber: 'PO-771',
      ...bill([{ name: 'Tow', amount: 120 }], 8.25),
    })
    const draft = await ok(InvoiceDraft, call('GET', `invoice-of-job/${made.id}`))
    expect(draft).toMatchObject({ totalCents: 12990, customerCents: 2990, warnings: [] })
    const [theirs, customers] = await issueAll(made.id, { customerCents: 2990 })
    expect(theirs).toMatchObject({ payer: 'club', totalCents: 10000, poNumber: 'PO-771' })
    expect(theirs).toMatchObject({ dueOn: '2026-02-04', billTo: { name: 'Agero' } })
    expect(customers).toMatchObject({ payer: 'customer', totalCents: 2990, accountId: '' })
    expect((await desk.read(made.id)).invoiceNumber).toBe('1001, 1002')
    expect((await check()).problems).toEqual([])
  })

  it('warn of the credit limit, of tax for the exempt, and of a missing PO', async () => {
    const id = await account({ name: 'Agero', taxExempt: true, creditLimit: 200 })
    await issue((await job({ vendorId: id })).id)
    const made = await job({ vendorId: id, ...bill([{ name: 'Storage', amount: 100 }], 8.25) })
    const draft = await ok(InvoiceDraft, call('GET', `invoice-of-job/${made.id}`))
    expect(draft.warnings).toEqual([
      'Agero is tax exempt, but this bill has tax.',
      'Agero pays by PO number, and this job has none.',
      'With this, Agero owes $243.25, over the credit limit of $200.00.',
    ])
    expect(draft.lines[0]?.group).toBe('Storage Charges')
  })

  it('are emailed by themselves where the account says so, with answers to whoever looks after it', async () => {
    await confirmMail()
    const id = await account({
      name: 'Harriet Stone Garage',
      emailInvoicesAutomatically: true,
      billingContactEmail: 'books@garage.example',
      accountManagerEmail: 'boss@ours.example',
    })
    const invoice = await issue((await job({ vendorId: id })).id)
    expect(invoice.sentAt).toBe(NOW)
    expect(await mails()).toMatchObject([
      {
        to_address: 'books@garage.example',
        reply_to: 'boss@ours.example',
        subject: 'Invoice 1001 from Our Towing',
      },
    ])
    expect((await mails())[0]?.body).toContain(invoice.payUrl)
    const plain = await issue((await job()).id)
    expect(plain.sentAt).toBe(0)
    expect(await mails()).toHaveLength(1)
  })

  const confirmMail = () =>
    database.db.asSystem((tx) =>
      sql`update company set mail_confirmed_at = now()`.execute(tx).then(() => undefined),
    )
  const mails = () =>
    database.db.asSystem((tx) =>
      tx
        .selectFrom('mail_message')
        .select(['to_address', 'reply_to', 'subject', 'body'])
        .where('subject', 'like', 'Invoice%')
        .execute(),
    )

  it('are issued in a batch, and what can’t be is named', async () => {
    const good = [await job(), await job()]
    const open = await desk.save({ customerName: 'Ana' })
    const done = await ok(
      BatchIssued,
      call('POST', 'invoice-batch', { jobIds: [...good, open].map(({ id }) => id) }),
    )
    expect(done.issued.map(({ number }) => number)).toEqual(['1001', '1002'])
    expect(done.refused).toEqual([
      { jobId: open.id, number: open.dispatchNumber, why: 'It isn’t completed yet.' },
    ])
    const left = await ok(z.object({ count: z.int() }), call('GET', 'jobs-to-invoice'))
    expect(left.count).toBe(0)
  })

  it('can’t be changed by anybody, not even in the database', async () => {
    const { id } = await issue((await job()).id)
    await pay(id, 100)
    for (const change of [
      sql`update invoice set total_cents = 1 where id = ${id}`,
      sql`update invoice set document = '{}' where id = ${id}`,
      sql`update payment set amount_cents = 1 where invoice_id = ${id}`,
    ])
      await expect(database.db.asSystem((tx) => change.execute(tx))).rejects.toThrow(
        /never changed/,
      )
  })

  it('are out of reach for another company, with our ids', async () => {
    const theirs = (await desk.product.company('Their Towing')).basic
    const { id } = await issue((await job()).id)
    const made = await job()
    const requests: [string, string, unknown?][] = [
      ['GET', `invoice/${id}`],
      ['POST', `invoice/${id}/void`, { reason: 'x' }],
      ['POST', `invoice/${id}/payment`, { key: newId(), method: 'Cash', amountCents: 1 }],
      ['POST', 'invoice', { jobId: made.id }],
    ]
    for (const [method, path, body] of requests)
      expect((await call(method, path, body, theirs)).status, path).toBe(404)
    const batch = await ok(
      BatchIssued,
      call('POST', 'invoice-batch', { jobIds: [made.id] }, theirs),
    )
    expect(batch.issued).toEqual([])
    expect((await ok(Listed, call('GET', 'invoice', undefined, theirs))).count).toBe(0)
  })
})

import {
  ClubFileRead,
  Deposit,
  Invoice,
  MoneyCheck,
  Receivables,
  Reminded,
  Statement,
  Undeposited,
} from '@towline/contract'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { newId } from '../../platform/ids.ts'
import { eachEngine } from '../../testing/database.ts'
import { sharedProduct } from '../../testing/shared-product.ts'
import { type Desk, openDesk, refusalOf } from '../dispatch/testing/desk.fixture.ts'
import { aBilledJob } from './testing/an-invoice.ts'

const DAY = 24 * 3_600_000
/** 9 AM in Texas. */
const NOW = Date.parse('2026-01-05T15:00:00Z')

eachEngine('what is owed', (database) => {
  let desk: Desk
  let now = NOW
  let garage: string
  const product = sharedProduct(database, { now: () => now })
  beforeEach(async () => {
    now = NOW
    desk = await openDesk(product)
    await database.db.asSystem((tx) =>
      sql`update company set mail_confirmed_at = now()`.execute(tx).then(() => undefined),
    )
    garage = await account({
      name: 'Stone Garage',
      type: 'Motor Club',
      billingContactEmail: 'books@stone.example',
    })
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
  const account = async (fields: Record<string, unknown>) =>
    (await ok(z.object({ id: z.string() }), call('POST', 'api/vault/Vendor', fields))).id
  const issue = async (amount: number, fields: Record<string, unknown> = {}) => {
    const job = await desk.save({
      ...aBilledJob,
      billing: { lineItems: [{ name: 'Tow', amount }], taxPercent: 0 },
      ...fields,
    })
    const [invoice] = await ok(Invoice.array(), call('POST', 'invoice', { jobId: job.id }))
    if (!invoice) throw new Error('nothing was issued')
    return invoice
  }
  const pay = (id: string, amountCents: number, more = {}) =>
    ok(
      Invoice,
      call('POST', `invoice/${id}/payment`, { key: newId(), method: 'Cash', amountCents, ...more }),
    )
  const receivables = () => ok(Receivables, call('GET', 'receivables'))
  const statement = (month: string) =>
    ok(Statement, call('GET', `statement?accountId=${garage}&month=${month}`))

  it('is told by account and by how long it has been due', async () => {
    await issue(100, { vendorId: garage })
    await issue(40)
    now = NOW + 45 * DAY
    const { id } = await issue(70, { vendorId: garage })
    await pay(id, 2000)
    const { accounts, total, today } = await receivables()
    expect(today).toBe('2026-02-19')
    expect(accounts).toMatchObject([
      { name: 'Stone Garage', current: 5000, to30: 10000, total: 15000 },
      { name: 'Customers without an account', to60: 4000, total: 4000, accountId: '' },
    ])
    expect(total).toMatchObject({ current: 5000, to30: 10000, to60: 4000, total: 19000 })
  })

  it('is on a statement with what was owed before, by the days of the company', async () => {
    const old = await issue(100, { vendorId: garage, poNumber: 'PO-1' })
    // Eleven at night in Texas is the first of February already elsewhere.
    now = Date.parse('2026-02-01T05:00:00Z')
    await pay(old.id, 3000)
    now = Date.parse('2026-02-10T15:00:00Z')
    const next = await issue(50, { vendorId: garage })
    await call('POST', `invoice/${next.id}/credit`, {
      key: newId(),
      amountCents: 500,
      reason: 'Late',
    })
    await pay(old.id, 7000)
    const january = await statement('2026-01')
    expect(january).toMatchObject({
      openingCents: 0,
      chargedCents: 10000,
      paidCents: 3000,
      closingCents: 7000,
      aging: { current: 7000, total: 7000 },
    })
    expect(january.lines).toMatchObject([
      { on: '2026-01-05', kind: 'invoice', number: '1001', poNumber: 'PO-1', amountCents: 10000 },
      { on: '2026-01-31', kind: 'payment', number: '1001', amountCents: -3000 },
    ])
    expect(await statement('2026-02')).toMatchObject({
      openingCents: 7000,
      chargedCents: 4500,
      paidCents: 7000,
      closingCents: 4500,
      aging: { current: 4500, total: 4500 },
    })
    const sent = await ok(
      z.object({ email: z.string() }),
      call('POST', 'statement/send', { accountId: garage, month: '2026-02' }),
    )
    expect(sent.email).toBe('books@stone.example')
  })

  it('is reminded of once a day, and by itself as often as the company says', async () => {
    await issue(100, { vendorId: garage })
    const remind = () => ok(Reminded, call('POST', 'payment-reminder', { accountIds: [garage] }))
    expect(await remind()).toEqual({
      sent: 0,
      refused: [{ name: 'Stone Garage', why: 'Nothing is overdue.' }],
    })
    now = NOW + 40 * DAY
    expect((await remind()).sent).toBe(1)
    expect((await remind()).refused[0]?.why).toBe('It was reminded today already.')
    expect((await receivables()).accounts[0]?.remindedAt).toBe(now)
  })

  it('is held against a club’s file by PO and amount, and taken once', async () => {
    const one = await issue(100, { vendorId: garage, poNumber: 'PO 771' })
    const two = await issue(80, { vendorId: garage, poNumber: '0099' })
    const three = await issue(60, { vendorId: garage, poNumber: 'A5' })
    const csv = `\uFEFFCheck No,PO Number,Net Amount\r\n8812,PO-771,"$100.00"\r\n8812,99,75.5\r\n8812,Z1,10\r\n8812,771-PO,x\r\n8812,po771,100\r\n`
    const file = await ok(
      ClubFileRead,
      call('POST', 'club-payment/read', { accountId: garage, csv }),
    )
    expect(file.columns).toEqual({ po: 'PO Number', amount: 'Net Amount', reference: 'Check No' })
    expect(file.lines.map(({ line, match, number }) => [line, match, number])).toEqual([
      [2, 'matches', '1001'],
      [3, 'amount differs', '1002'],
      [4, 'PO not found', ''],
      [5, 'not readable', ''],
      [6, 'twice in the file', ''],
    ])
    expect(file.unpaid.map(({ id }) => id)).toEqual([three.id])
    const body = {
      key: newId(),
      accountId: garage,
      payments: [
        { invoiceId: one.id, amountCents: 10000, reference: '8812' },
        { invoiceId: two.id, amountCents: 7550, reference: '8812' },
      ],
    }
    const Taken = z.object({ taken: z.int(), totalCents: z.int() })
    expect(await ok(Taken, call('POST', 'club-payment', body))).toEqual({
      taken: 2,
      totalCents: 17550,
    })
    expect((await ok(Taken, call('POST', 'club-payment', body))).taken).toBe(0)
    const wrong = { ...body, columns: { po: 'Nothing' }, csv: 'a,b\n1,2' }
    expect((await refusalOf(await call('POST', 'club-payment/read', wrong))).fields).toEqual({
      'columns.po': 'Choose the column with the PO numbers',
    })
  })

  it('is all or nothing where one line of a club pays too much', async () => {
    const one = await issue(100, { vendorId: garage })
    const two = await issue(80, { vendorId: garage })
    const payments = [
      { invoiceId: one.id, amountCents: 10000 },
      { invoiceId: two.id, amountCents: 8001 },
    ]
    const answer = await call('POST', 'club-payment', { key: newId(), accountId: garage, payments })
    expect((await refusalOf(answer)).error).toBe('amount_too_large')
    expect((await ok(MoneyCheck, call('GET', 'money-check'))).paidCents).toBe(0)
  })

  it('is handed in by driver, counted beside what it should be, once', async () => {
    const june = await desk.employ('June', ['driver'])
    const invoice = await issue(100)
    await pay(invoice.id, 6000, { driverId: june.id, tipCents: 500 })
    await pay(invoice.id, 1000)
    await pay(invoice.id, 1000, { method: 'Account' })
    const drivers = await ok(Undeposited.array(), call('GET', 'undeposited'))
    expect(drivers).toMatchObject([
      { driverName: expect.stringContaining('June'), cashCents: 6500, checkCents: 0 },
      { driverName: 'Office', cashCents: 1000 },
    ])
    const ids = drivers.map(({ payments }) => payments.map(({ id }) => id))
    const mixed = await call('POST', 'deposit', { paymentIds: ids.flat(), countedCents: 0 })
    expect(mixed.status).toBe(400)
    const body = { paymentIds: ids[0], countedCents: 6400, note: 'A dollar short' }
    const both = await Promise.all([call('POST', 'deposit', body), call('POST', 'deposit', body)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await ok(Deposit.array(), call('GET', 'deposit'))).toMatchObject([
      { expectedCents: 6500, countedCents: 6400, note: 'A dollar short' },
    ])
    expect(await ok(Undeposited.array(), call('GET', 'undeposited'))).toHaveLength(1)
  })
})

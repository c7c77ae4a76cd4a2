import {
  Invoice,
  type LineItem,
  MoneyCheck,
  type Payment,
  Receivables,
  Statement,
  Undeposited,
} from '@towline/contract'
import { beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { newId } from '../../platform/ids.ts'
import { eachEngine } from '../../testing/database.ts'
import { sharedProduct } from '../../testing/shared-product.ts'
import { type Desk, openDesk } from '../dispatch/testing/desk.fixture.ts'
import { aBilledJob } from './testing/an-invoice.ts'
import { type Dice, dice, Ledger, sum } from './testing/ledger.ts'

const NOW = Date.parse('2026-01-05T15:00:00Z')
const STEPS = 45

eachEngine('money', (database) => {
  let desk: Desk
  let ledger: Ledger
  let club: string
  let jobs: { id: string; cents: number }[]
  const product = sharedProduct(database, { now: () => NOW })
  /** Invoices that the club pays. */
  let clubs: Set<string>
  beforeEach(async () => {
    desk = await openDesk(product)
    ledger = new Ledger()
    jobs = []
    clubs = new Set()
    const body = { type: 'Motor Club', name: 'Stone Motor Club' }
    club = (await ok(z.object({ id: z.string() }), 'POST', 'api/vault/Vendor', body)).id
  })

  const call = (method: string, path: string, body?: unknown) =>
    desk.product.call(method, `/towline/${path}`, {
      basic: desk.ours.basic,
      ...(body === undefined ? {} : { body }),
    })
  async function ok<Schema extends z.ZodType>(
    schema: Schema,
    method: string,
    path: string,
    body?: unknown,
  ) {
    const answer = await call(method, path, body)
    const text = await answer.text()
    expect(answer.status, `${method} ${path} ${JSON.stringify(body)}: ${text}`).toBe(200)
    return schema.parse(JSON.parse(text))
  }
  const refused = async (path: string, body: unknown) =>
    expect((await call('POST', path, body)).status).toBeGreaterThanOrEqual(400)

  /** A job with a bill of some items, invoiced for one payer, or for the club and the customer. */
  async function invoice(roll: Dice): Promise<void> {
    const lineItems = Array.from({ length: roll.from1To(5) }, (_, index): LineItem => {
      const cents = roll.from1To(90_000)
      return { name: `Item ${index}`, amount: cents / 100, taxable: roll.isOneIn(2) }
    })
    const hundredths = roll.upTo(1000)
    const vendorId = roll.isOneIn(2) ? club : ''
    const billing = { lineItems, taxPercent: hundredths / 100 }
    const { id: jobId } = await desk.save({ ...aBilledJob, vendorId, billing })
    const cents = (items: readonly LineItem[]) =>
      sum(items, ({ amount }) => Math.round(amount * 100))
    const taxed = cents(lineItems.filter(({ taxable }) => taxable))
    const total = cents(lineItems) + Math.floor((taxed * hundredths + 5000) / 10_000)
    const customerCents = vendorId && roll.isOneIn(2) ? roll.from1To(total - 1) : 0
    const issued = await ok(Invoice.array(), 'POST', 'invoice', { jobId, customerCents })
    expect(issued.map(({ totalCents }) => totalCents)).toEqual(
      customerCents > 0 ? [total - customerCents, customerCents] : [total],
    )
    await refused('invoice', { jobId })
    for (const { id, totalCents, accountId } of issued) {
      ledger.issue(id, jobId, totalCents)
      if (accountId) clubs.add(id)
    }
    jobs.push({ id: jobId, cents: total })
  }

  /** Money for an invoice, sent twice at once as an impatient browser does; or more than is owed. */
  async function pay(id: string, roll: Dice): Promise<void> {
    const { most } = ledger.mayDo(id)
    const tipCents = roll.isOneIn(3) ? roll.upTo(5_000) : 0
    const method = roll.of(['Cash', 'Check', 'Account', 'Motor club', 'Other']) ?? 'Cash'
    const path = `invoice/${id}/payment`
    if (most <= 0 || roll.isOneIn(8))
      return refused(path, { key: newId(), method, amountCents: Math.max(most, 0) + 1, tipCents })
    const amountCents = roll.isOneIn(3) ? most : roll.from1To(most)
    const body = { key: newId(), method, amountCents, tipCents }
    const [paid] = await Promise.all([
      ok(Invoice, 'POST', path, body),
      ok(Invoice, 'POST', path, body),
    ])
    const known = (one: Payment) => ledger.payments.has(one.id) || one.refundOf !== ''
    const payment = paid.payments.find((one) => !known(one))
    if (!payment) throw new Error('a payment was not written down')
    ledger.pay(payment.id, { invoice: id, method, amount: amountCents, tip: tipCents })
  }

  async function refund(roll: Dice): Promise<void> {
    const [id, money] = roll.of([...ledger.payments]) ?? []
    if (!id || !money) return
    const [most, mostTip] = [money.amount - money.back, money.tip - money.tipBack]
    const [amountCents, tipCents] = [roll.upTo(most), roll.upTo(mostTip)]
    const path = `payment/${id}/refund`
    const body = { key: newId(), amountCents, tipCents, reason: 'They asked' }
    await refused(path, { ...body, key: newId(), amountCents: most + 1 })
    await refused(path, { ...body, key: newId(), tipCents: mostTip + 1 })
    if (amountCents + tipCents === 0) return refused(path, body)
    await Promise.all([ok(Invoice, 'POST', path, body), ok(Invoice, 'POST', path, body)])
    ledger.refund(id, amountCents, tipCents)
  }

  async function credit(id: string, roll: Dice): Promise<void> {
    const { mostCredit } = ledger.mayDo(id)
    const path = `invoice/${id}/credit`
    const body = { key: newId(), reason: 'Late' }
    await refused(path, { ...body, amountCents: mostCredit + 1 })
    if (mostCredit === 0) return
    const amountCents = roll.from1To(mostCredit)
    await ok(Invoice, 'POST', path, { ...body, amountCents })
    ledger.credit(id, amountCents)
  }

  async function annul(id: string): Promise<void> {
    const path = `invoice/${id}/void`
    const body = { reason: 'Wrong customer' }
    if (!ledger.mayDo(id).mayVoid) return refused(path, body)
    await ok(Invoice, 'POST', path, body)
    ledger.annul(id)
  }

  async function step(roll: Dice): Promise<void> {
    const id = roll.of([...ledger.invoices.keys()])
    if (!id || roll.isOneIn(5)) return invoice(roll)
    if (roll.isOneIn(2)) return pay(id, roll)
    if (roll.isOneIn(2)) return refund(roll)
    return roll.isOneIn(3) ? annul(id) : credit(id, roll)
  }

  it.each([1, 2])(
    'always comes to the same: items, invoices, payments, balances (life %i)',
    async (seed) => {
      const roll = dice(seed)
      for (let at = 1; at <= STEPS; at++) {
        await step(roll)
        if (at % 5 === 0)
          expect(await ok(MoneyCheck, 'GET', 'money-check')).toMatchObject(ledger.sums())
      }
      const { balanceCents, payments } = ledger.sums()
      expect(payments).toBeGreaterThan(5)
      expect((await ok(Receivables, 'GET', 'receivables')).total.total).toBe(balanceCents)
      const statement = await ok(Statement, 'GET', `statement?accountId=${club}&month=2026-01`)
      expect(statement.closingCents).toBe(sum([...clubs], (id) => ledger.balance(id)))
      expect(statement.aging.total).toBe(statement.closingCents)
      const hands = await ok(Undeposited.array(), 'GET', 'undeposited')
      expect(sum(hands, (hand) => hand.cashCents + hand.checkCents)).toBe(ledger.inHand())
      for (const { id, cents } of jobs)
        expect(Math.round((await desk.read(id)).balance * 100)).toBe(cents - ledger.settled(id))
    },
  )
})

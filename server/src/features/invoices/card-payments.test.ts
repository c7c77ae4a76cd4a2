import { afterEach, beforeEach, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { eachEngine } from '../../testing/database.ts'
import { ACCOUNT, type CardTill, openCardTill } from './testing/card-till.ts'

eachEngine('paying a bill by card', (database) => {
  let till: CardTill
  beforeEach(async () => {
    till = await openCardTill(database.db)
  })
  afterEach(() => till.stop())

  const paidByCard = async () =>
    (await till.bill()).payments.filter(({ method }) => method === 'Card')
  const sessions = () => [...till.stripe.state.cards.values()].map(({ till }) => till.session)
  const aPaid = async (tipCents = 0) => {
    const id = await till.opened(tipCents)
    await till.stripe.payCard(id)
    await till.tell()
    const [payment] = await paidByCard()
    till.stripe.state.events.length = 0
    return { id, paymentId: payment?.id ?? '' }
  }

  it('charges the balance and the tip on the account of the company, whatever the browser says', async () => {
    const answer = await till.product.call('POST', `/towline/pay/${till.payToken}/card`, {
      body: { tipCents: 500, amountCents: 1 },
    })
    expect(await answer.json()).toMatchObject({ amountCents: 9000 })
    const [card] = till.stripe.state.cards.values()
    expect(card?.account).toBe(ACCOUNT)
    expect(sessions()).toMatchObject([{ amount_total: 9000 }])
  })

  it('is written down once, however often and in whatever order it is told', async () => {
    const id = await till.opened(500)
    await till.stripe.payCard(id)
    const { events } = till.stripe.state
    expect(await till.tell([...events, ...events, ...events].reverse())).toEqual([200, 200, 200])
    await till.tell(events.map((body) => body.replaceAll('evt_', 'evt_again_')))
    expect(await paidByCard()).toMatchObject([
      {
        amountCents: 8500,
        tipCents: 500,
        reference: 'Card ending 4242',
        takenBy: 'Card by link',
        refundableCents: 8500,
      },
    ])
    expect(await till.bill()).toMatchObject({ status: 'paid', balanceCents: 0, paidCents: 13_500 })
    expect((await till.bill()).events[0]).toMatchObject({
      who: 'Card by link',
      what: 'Paid $85.00 and a tip of $5.00 (Card, Card ending 4242)',
    })
  })

  it('is written down also when the word of it never comes', async () => {
    await till.stripe.payCard(await till.opened())
    await database.db.raw(`update pgboss.job set start_after = now() where state = 'created'`)
    await till.idle()
    expect(await till.bill()).toMatchObject({ status: 'paid' })
  })

  it('opens one page for all who press at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => till.opened()))
    expect(new Set(answers).size).toBe(1)
    expect(sessions().filter(({ status }) => status === 'open')).toHaveLength(1)
  })

  it('leaves one page that can be paid when two choose different tips', async () => {
    await Promise.allSettled([0, 100, 200, 300].map((tip) => till.start(tip)))
    await till.idle()
    const open = sessions().filter(({ status }) => status === 'open')
    expect(open).toHaveLength(1)
    const kept = await database.db.raw(`select id from card_payment where status = 'open'`)
    expect(kept.rows).toEqual([{ id: open[0]?.id }])
  })

  it('takes the place of a page that is open for another tip', async () => {
    const first = await till.opened()
    const second = await till.opened(500)
    expect(second).not.toBe(first)
    await expect(till.stripe.payCard(first)).rejects.toThrow()
    expect(await till.opened(500)).toBe(second)
  })

  it('says so instead of charging again when the other page was just paid', async () => {
    await till.stripe.payCard(await till.opened())
    const answer = await till.start(500)
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({
      error: 'invoice_over',
      message: expect.stringContaining('just came in'),
    })
    await till.idle()
    expect(await till.bill()).toMatchObject({ status: 'paid' })
    expect(sessions()).toHaveLength(1)
  })

  it('closes the page when the bill is paid in another way, or void', async () => {
    const id = await till.opened()
    await till.cash(till.invoiceId, 1000)
    await till.idle()
    await expect(till.stripe.payCard(id)).rejects.toThrow()
    expect(await till.opened()).not.toBe(id)
    expect(sessions().at(-1)).toMatchObject({ amount_total: 7500 })
  })

  it('keeps money for a bill that was paid meanwhile, and shows it as money to give back', async () => {
    const id = await till.opened()
    await till.stripe.payCard(id)
    await till.cash(till.invoiceId, 8500)
    await till.tell()
    expect(await till.bill()).toMatchObject({ status: 'paid', balanceCents: -8500 })
    const { basic } = till.company
    const check = await till.product.call('GET', '/towline/money-check', { basic })
    expect(await check.json()).toMatchObject({
      toGiveBack: [{ id: till.invoiceId, balanceCents: -8500 }],
    })
  })

  it('keeps money for a bill that was voided meanwhile, and gives it back through the card', async () => {
    const cash = (await till.bill()).payments[0]?.id ?? ''
    const id = await till.opened()
    await till.stripe.payCard(id)
    await till.refund(cash, 5000)
    expect((await till.voidIt(till.invoiceId)).status).toBe(200)
    await till.tell()
    expect(await till.bill()).toMatchObject({ status: 'void', balanceCents: -8500 })
    const [payment] = await paidByCard()
    expect((await till.refund(payment?.id ?? '', 8500)).status).toBe(200)
    expect(await till.bill()).toMatchObject({ status: 'void', balanceCents: 0 })
  })

  it('gives back once, however often it is asked with the same key', async () => {
    const { id, paymentId } = await aPaid(500)
    const key = newId()
    const answers = await Promise.all([1, 2, 3].map(() => till.refund(paymentId, 3000, { key })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await till.tell()
    expect(till.stripe.state.cards.get(id)?.till.refunds).toMatchObject([{ amount: 3000 }])
    expect(await till.bill()).toMatchObject({ balanceCents: 3000, paidCents: 10_500 })
    expect((await paidByCard())[1]).toMatchObject({
      amountCents: -3000,
      tipCents: 0,
      refundOf: paymentId,
      reason: 'Charged too much',
      takenBy: expect.stringContaining('Olive'),
    })
    const other = await till.refund(paymentId, 2000, { key })
    expect(other.status).toBe(200)
    expect(till.stripe.state.cards.get(id)?.till.refunds).toHaveLength(1)
  })

  it('never gives back more than came in, whoever asks at once', async () => {
    const { id, paymentId } = await aPaid(500)
    const answers = await Promise.all([1, 2, 3, 4].map(() => till.refund(paymentId, 5000)))
    await till.tell()
    const back = till.stripe.state.cards.get(id)?.till.refunds ?? []
    const gone = back.reduce((sum, { amount }) => sum + amount, 0)
    expect(gone).toBeLessThanOrEqual(9000)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(back.length)
    expect(await till.bill()).toMatchObject({ paidCents: 13_500 - gone })
  })

  it('says when the money did not go back, and writes nothing down', async () => {
    const { paymentId } = await aPaid()
    // The official client asks twice.
    for (let n = 0; n < 2; n++) till.stripe.state.faults.push({ on: /refunds/, as: 500 })
    const key = newId()
    const answer = await till.refund(paymentId, 8500, { key })
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({
      message: expect.stringContaining('goes back once'),
    })
    await till.idle()
    expect(await till.bill()).toMatchObject({ balanceCents: 0 })
    expect((await till.refund(paymentId, 8500, { key })).status).toBe(200)
    expect(await till.bill()).toMatchObject({ balanceCents: 8500 })
  })

  it('finds a refund whose answer was lost, with who gave it back and why', async () => {
    const { paymentId } = await aPaid()
    for (let n = 0; n < 2; n++)
      till.stripe.state.faults.push({ on: /POST .refunds/, as: 'down', afterwards: true })
    expect((await till.refund(paymentId, 8500)).status).toBe(503)
    await till.idle()
    expect((await paidByCard())[1]).toMatchObject({
      amountCents: -8500,
      reason: 'Charged too much',
      takenBy: expect.stringContaining('Olive'),
    })
  })

  it('hears of a refund made on Stripe’s own pages, and of one that the bank sent back', async () => {
    const { id } = await aPaid(500)
    await till.stripe.refundCard(id, 9000)
    await till.tell()
    expect((await paidByCard())[1]).toMatchObject({ amountCents: -8500, tipCents: -500 })
    expect(await till.bill()).toMatchObject({ balanceCents: 8500 })
    till.stripe.state.events.length = 0
    await till.stripe.failRefund(id)
    await till.tell()
    await till.tell(till.stripe.state.events.map((body) => body.replaceAll('evt_', 'evt_again_')))
    expect(await till.bill()).toMatchObject({ balanceCents: 0, paidCents: 13_500 })
  })

  it('gives back a tip alone, once, and the bill stays paid', async () => {
    const { id, paymentId } = await aPaid(500)
    const key = newId()
    const asked = () => till.refund(paymentId, 0, { key, tipCents: 500 })
    expect([(await asked()).status, (await asked()).status]).toEqual([200, 200])
    expect((await till.refund(paymentId, 0, { tipCents: 1 })).status).toBe(409)
    await till.tell()
    expect(till.stripe.state.cards.get(id)?.till.refunds).toMatchObject([{ amount: 500 }])
    expect(await paidByCard()).toMatchObject([
      { refundableCents: 8500, refundableTipCents: 0 },
      { amountCents: 0, tipCents: -500, reason: 'Charged too much' },
    ])
    const bill = await till.bill()
    expect(bill).toMatchObject({ status: 'paid', balanceCents: 0 })
    expect(bill.events[0]?.what).toBe('Refunded a tip of $5.00 (Card): Charged too much')
  })

  it('is open again while the customer disputes it, and paid when the bank decides for the company', async () => {
    const { id } = await aPaid(500)
    await till.stripe.disputeCard(id)
    await till.tell([...till.stripe.state.events, ...till.stripe.state.events])
    expect((await paidByCard())[1]).toMatchObject({
      amountCents: -8500,
      tipCents: -500,
      isDispute: true,
      reason: 'The customer disputed it at the bank (fraudulent)',
    })
    expect(await till.bill()).toMatchObject({ balanceCents: 8500, status: 'partly paid' })
    await till.stripe.decideDispute(id, 'won')
    await till.tell()
    expect(await till.bill()).toMatchObject({ balanceCents: 0, status: 'paid' })
    expect(await paidByCard()).toHaveLength(3)
    expect(await till.mailed(/disputed|won the dispute/)).toEqual([
      'A customer disputed $90.00 of invoice 1001',
      'You won the dispute about $90.00 of invoice 1001',
    ])
  })

  it('stays open when the bank decides for the customer, who is told of nothing', async () => {
    const { id } = await aPaid()
    await till.stripe.disputeCard(id)
    await till.stripe.decideDispute(id, 'lost')
    await till.tell()
    expect(await till.bill()).toMatchObject({ balanceCents: 8500 })
    expect(await till.mailed(/dispute/)).toEqual([
      'The dispute about $85.00 of invoice 1001 is lost',
    ])
  })

  it('believes nothing that another account says of it', async () => {
    const id = await till.opened()
    await till.stripe.payCard(id)
    const forged = till.stripe.state.events.map((body) => body.replaceAll(ACCOUNT, 'acct_other'))
    expect(await till.tell(forged)).toEqual([200])
    expect(await paidByCard()).toEqual([])
  })

  it('shows the bill to whoever holds the link, also to people of another company', async () => {
    const other = await till.product.company('Other Towing')
    const path = `/towline/pay/${till.payToken}`
    for (const basic of [undefined, other.basic, till.company.basic]) {
      const answer = await till.product.call('GET', path, basic ? { basic } : {})
      expect(await answer.json()).toMatchObject({ canPay: true, invoice: { balanceCents: 8500 } })
    }
    const guess = await till.product.call('GET', `/towline/pay/${'x'.repeat(22)}`)
    expect(guess.status).toBe(404)
  })

  it('is not offered where the company has no account of its own', async () => {
    await till.useAccount('')
    expect(await till.page()).toMatchObject({ canPay: false, isSandbox: false })
    const answer = await till.start()
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({
      message: expect.stringContaining('ask how to pay'),
    })
  })

  it('tells the customer why there is nothing to pay', async () => {
    await aPaid()
    expect(await till.page()).toMatchObject({
      canPay: false,
      whyNot: 'There is nothing left to pay.',
    })
    expect((await till.start()).status).toBe(409)
  })
})

eachEngine('paying a bill by card on the own account of the installation', (database) => {
  it('charges that where the company has none', async () => {
    const till = await openCardTill(database.db, { STRIPE_CARD_PAYMENTS: 'own' })
    await till.useAccount('')
    const id = await till.opened()
    await till.stripe.payCard(id)
    await till.tell()
    expect(till.stripe.state.cards.get(id)?.account).toBe('')
    expect(await till.bill()).toMatchObject({ status: 'paid' })
    await till.stop()
  })
})

import { beforeEach, expect, it } from 'vitest'
import { eachEngine } from '../../testing/database.ts'
import type { TestCompany } from '../../testing/product.ts'
import { sharedProduct } from '../../testing/shared-product.ts'
import { anInvoice } from './testing/an-invoice.ts'
import { customerOf, shownCheckout } from './testing/card-till.ts'

const card = { cardNumber: '4242 4242 4242 4242', expiry: '04/30', cvc: '123' }

eachEngine('the test checkout of a bill', (database) => {
  const product = sharedProduct(database)
  let company: TestCompany
  let customer: ReturnType<typeof customerOf>
  let token: string
  beforeEach(async () => {
    company = await product.company('Lone Star Towing')
    token = (await anInvoice(product, company.basic)).payToken
    customer = customerOf(product, token)
  })

  const pay = (id: string, change: object = {}) =>
    product.call('POST', `/towline/sandbox/checkout/${id}`, { body: { ...card, ...change } })

  it('shows what is paid, takes the test card, and has the bill paid', async () => {
    expect(await customer.page()).toMatchObject({ canPay: true, isSandbox: true })
    const id = await customer.opened(1000)
    expect(await shownCheckout(product, id)).toEqual({
      kind: 'invoice',
      status: 'open',
      companyName: 'Lone Star Towing',
      email: '',
      description: 'Invoice 1001',
      amountCents: 8500,
      tipCents: 1000,
      successUrl: `${product.url}/pay/${token}?paid=1`,
      cancelUrl: `${product.url}/pay/${token}`,
    })
    expect((await pay(id, { cardNumber: '4000 0000 0000 0002' })).status).toBe(402)
    expect(await (await pay(id)).json()).toEqual({
      successUrl: `${product.url}/pay/${token}?paid=1`,
    })
    await product.app.tasks.idle()
    expect(await customer.page()).toMatchObject({
      canPay: false,
      invoice: { status: 'paid', balanceCents: 0 },
    })
    expect(await shownCheckout(product, id)).toMatchObject({ status: 'paid' })
    expect((await pay(id)).status).toBe(410)
  })

  it('gives back through the test card', async () => {
    await pay(await customer.opened())
    await product.app.tasks.idle()
    const { payments } = (await customer.page()).invoice
    const paid = payments.find(({ method }) => method === 'Card')
    const { basic } = company
    const key = '019a0000-0000-7000-8000-00000000000c'
    const body = { key, amountCents: 8500, reason: 'Charged too much' }
    const path = `/towline/payment/${paid?.id}/refund`
    expect((await product.call('POST', path, { basic, body })).status).toBe(200)
    await product.app.tasks.idle()
    expect(await customer.page()).toMatchObject({ invoice: { balanceCents: 8500 } })
  })

  it('is over after a day', async () => {
    const id = await customer.opened()
    await database.db.raw(`update pgboss.job set start_after = now() where state = 'created'`)
    await product.app.tasks.idle()
    expect(await shownCheckout(product, id)).toMatchObject({ status: 'expired' })
    expect(await customer.opened()).not.toBe(id)
  })
})

import { CardAccountState, InvoiceSettings, type RecordHistoryLine } from '@towline/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { newId } from '../../platform/ids.ts'
import { eachEngine } from '../../testing/database.ts'
import { anInvoice } from './testing/an-invoice.ts'
import { type CardTill, openCardTill } from './testing/card-till.ts'
import { aLogo } from './testing/samples.ts'

eachEngine('what a company sets for its invoices', (database) => {
  let till: CardTill
  beforeEach(async () => {
    till = await openCardTill(database.db)
    await till.useAccount('')
  })
  afterEach(() => till.stop())

  const call = (method: string, path: string, more = {}) =>
    till.product.call(method, `/towline/${path}`, { basic: till.company.basic, ...more })
  const ok = async <Schema extends z.ZodType>(schema: Schema, answer: Response) =>
    schema.parse(await answer.json())
  const settings = async () => ok(InvoiceSettings, await call('GET', 'invoice-settings'))
  const state = async () =>
    (await ok(z.object({ state: CardAccountState }), await call('POST', 'card-account/check')))
      .state

  it('has cards once Stripe says that the account it opened can be charged', async () => {
    expect(await state()).toBe('none')
    const urls = await Promise.all([call('POST', 'card-account'), call('POST', 'card-account')])
    const [one, same] = await Promise.all(urls.map((each) => ok(z.object({ url: z.url() }), each)))
    expect(same).toEqual(one)
    const account = one?.url.split('/').at(-1) ?? ''
    expect(await state()).toBe('unfinished')
    // Nobody is led to a card that can't be charged.
    expect(await settings()).toMatchObject({ stripeAccount: '' })
    expect(await till.page()).toMatchObject({ canPay: false })
    till.stripe.state.unfinished.delete(account)
    expect(await state()).toBe('ready')
    expect(await settings()).toMatchObject({ stripeAccount: account })
    expect(await till.page()).toMatchObject({ canPay: true })
    expect((await call('POST', 'card-account')).status).toBe(409)
    const kind = `history/invoiceSettings/${till.company.companyId}`
    const lines: RecordHistoryLine[] = JSON.parse(await (await call('GET', kind)).text())
    expect(lines[0]).toMatchObject({
      action: 'changed the invoice settings',
      changes: [{ what: 'Stripe account', from: '', to: account }],
    })
  })

  it('says so of an account that Stripe does not know here', async () => {
    await till.useAccount('acct_elsewhere')
    expect(await state()).toBe('unknown')
  })

  it('has a logo that was drawn anew, on invoices from then on, and none of another company', async () => {
    const send = (file: unknown, basic = till.company.basic) =>
      till.product.call('POST', '/towline/logo', {
        basic,
        file: file as Uint8Array<ArrayBuffer>,
        headers: { 'x-upload-id': newId(), 'x-file-name': 'logo.png' },
      })
    const logoId = (await ok(z.object({ id: z.string() }), await send(aLogo))).id
    const shown = await call('GET', `logo/${logoId}`)
    expect(shown.headers.get('content-type')).toBe('image/png')
    for (const bad of [
      'no picture',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    ])
      expect(await (await send(Buffer.from(bad))).json()).toMatchObject({ error: 'bad_file' })
    const save = async (id: string) =>
      call('PUT', 'invoice-settings', { body: { ...(await settings()), logoId: id } })
    const other = await till.product.company('Other Towing')
    const theirs = (await ok(z.object({ id: z.string() }), await send(aLogo, other.basic))).id
    expect((await save(theirs)).status).toBe(400)
    expect((await save(logoId)).status).toBe(200)
    // What was issued before stays as it was, on its pay page, too.
    const before = await till.bill()
    expect(before).toMatchObject({ issuer: { logoId: '' } })
    const onPayPage = (token: string) => fetch(`${till.product.url}/towline/pay/${token}/logo`)
    expect((await onPayPage(before.payUrl.split('/').at(-1) ?? '')).status).toBe(404)
    const { payToken } = await anInvoice(till.product, till.company.basic)
    const paying = await onPayPage(payToken)
    expect(paying.headers.get('content-type')).toBe('image/png')
    expect(
      Buffer.from(await paying.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG')
  })
})

import { Invoice } from '@towline/contract'
import { extractText } from 'unpdf'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { filesIn } from '../../providers/mail/testing/files-in.ts'
import { type SmtpStandIn, startSmtpStandIn } from '../../providers/mail/testing/smtp-stand-in.ts'
import { eachEngine } from '../../testing/database.ts'
import { type Product, startProduct, type TestCompany } from '../../testing/product.ts'
import { anInvoice } from './testing/an-invoice.ts'

const textOf = async (content: Uint8Array) =>
  (await extractText(new Uint8Array(content), { mergePages: true })).text.replace(/\s+/g, ' ')

eachEngine('invoices as files', (database) => {
  let product: Product
  let ours: TestCompany
  let invoiceId: string
  let smtp: SmtpStandIn
  beforeEach(async () => {
    smtp = await startSmtpStandIn()
    const settings = { SMTP_URL: smtp.url, MAIL_FROM: 'Towline <desk@towline.test>' }
    product = await startProduct(database.db, settings)
    ours = await product.company('Our Towing')
    invoiceId = (await anInvoice(product, ours.basic)).invoiceId
  })
  afterEach(async () => {
    await product.stop()
    await smtp.stop()
  })

  const get = (path: string) => product.call('GET', `/towline/${path}`, { basic: ours.basic })
  const send = (email: string) =>
    product.call('POST', `/towline/invoice/${invoiceId}/send`, {
      basic: ours.basic,
      body: { email },
    })

  it('downloads an invoice, made now and kept by nobody', async () => {
    const answer = await get(`invoice/${invoiceId}/pdf`)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': "inline; filename*=UTF-8''Invoice%201001.pdf",
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    const text = await textOf(await answer.bytes())
    expect(text).toContain('Our Towing')
    expect(text).toContain('Harriet Stone')
    expect(text).toContain('Balance due $85.00')
  })

  it('downloads the copy without prices under a name of its own', async () => {
    const answer = await get(`invoice/${invoiceId}/pdf?prices=no`)
    expect(answer.headers.get('content-disposition')).toContain('Service%20record%201001.pdf')
    expect(await textOf(await answer.bytes())).not.toContain('$')
  })

  it('answers not_found for an invoice and an account that there is not', async () => {
    const none = '019a0000-0000-7000-8000-000000000000'
    expect((await get(`invoice/${none}/pdf`)).status).toBe(404)
    expect((await get(`statement/pdf?accountId=${none}&month=2026-01`)).status).toBe(404)
  })

  it('emails an invoice as a PDF, made again when the mail server asks to wait', async () => {
    smtp.answers.push({ responseCode: 451, message: 'Come back later' })
    const answer = await send('harriet@example.com')
    expect(Invoice.parse(await answer.json()).sentAt).toBeGreaterThan(0)
    await product.app.tasks.idle()
    expect(smtp.delivered).toEqual([])
    await vi.waitFor(() => expect(smtp.delivered).toHaveLength(1))
    const [file] = filesIn(smtp.delivered[0]?.raw ?? '')
    expect(file).toMatchObject({ name: 'Invoice 1001.pdf', contentType: 'application/pdf' })
    expect(await textOf(file?.content ?? new Uint8Array())).toContain('Balance due $85.00')
  })
})

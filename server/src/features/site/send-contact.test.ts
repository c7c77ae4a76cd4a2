import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type SmtpStandIn, startSmtpStandIn } from '../../providers/mail/testing/smtp-stand-in.ts'
import { eachEngine } from '../../testing/database.ts'
import { type Product, startProduct } from '../../testing/product.ts'

const form = {
  name: 'Val Ortega',
  email: 'val@val-towing.example',
  phoneNumber: '(469) 555-0155',
  companyName: 'Val Towing',
  comments: 'Do you take\nover our number?',
  source: 'A friend',
}

eachEngine('what a visitor writes', (database) => {
  let product: Product
  let smtp: SmtpStandIn
  const start = async (environment: Record<string, string> = {}) => {
    product = await startProduct(database.db, { TRUST_PROXY: '127.0.0.1', ...environment })
  }
  beforeEach(async () => {
    smtp = await startSmtpStandIn()
  })
  afterEach(async () => {
    await product.stop()
    await smtp.stop()
  })
  const withMail = () => ({ SMTP_URL: smtp.url, MAIL_FROM: 'Towline <desk@towline.test>' })

  let address = 0
  const send = (body: unknown, from = `198.51.100.${++address % 250}`) =>
    product.call('POST', '/towline/contact', { body, headers: { 'x-forwarded-for': from } })
  const kept = async () =>
    (await database.db.raw('select * from contact_message order by created_at, id')).rows

  it('is kept, mailed to the operator, and answered with when they hear of us', async () => {
    await start({ ...withMail(), CONTACT_EMAIL: 'hello@towline.test' })
    const answer = await send(form)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({
      status: 'received',
      message: 'Thanks for reaching out. Our team will get back to you within 24 hours.',
    })
    const { phoneNumber, companyName, ...rest } = form
    const row = { ...rest, phone_number: '4695550155', company_name: companyName }
    expect(await kept()).toEqual([expect.objectContaining(row)])
    await product.app.tasks.idle()
    expect(smtp.delivered.map(({ to }) => to)).toEqual([['hello@towline.test']])
    const [{ raw } = { raw: '' }] = smtp.delivered
    expect(raw).toMatch(/^Reply-To: val@val-towing\.example\r$/m)
    expect(raw).toMatch(/^Subject: Val Ortega of Val Towing wrote to you\r$/m)
    for (const word of ['over our number?', '4695550155', 'A friend']) expect(raw).toContain(word)
  })

  it('goes to the address mail is sent from when there is no other', async () => {
    await start(withMail())
    expect((await send(form)).status).toBe(200)
    await product.app.tasks.idle()
    expect(smtp.delivered.map(({ to }) => to)).toEqual([['desk@towline.test']])
  })

  it('is kept and mailed once, however often it is sent under one key', async () => {
    await start(withMail())
    const clientKey = '7f0c1f8e-5f0a-4f43-9d5c-0d6f4ce2f0aa'
    const answers = await Promise.all([1, 2, 3].map(() => send({ ...form, clientKey })))
    answers.push(await send({ ...form, clientKey: clientKey.toUpperCase() }))
    for (const answer of answers) {
      expect(answer.status).toBe(200)
      expect(await answer.json()).toMatchObject({ status: 'received' })
    }
    await product.app.tasks.idle()
    expect(await kept()).toMatchObject([{ id: clientKey }])
    expect(smtp.delivered).toHaveLength(1)
    expect((await database.db.raw('select from audit')).rows).toHaveLength(1)
  })

  it('is kept without any address to mail it to, and logged by its id alone', async () => {
    await start()
    const info = vi.spyOn(product.app.log, 'info')
    expect((await send(form)).status).toBe(200)
    const [row] = await kept()
    const { id } = Object(row) as { id: string }
    const said = info.mock.calls.filter(([, words]) => String(words).includes('visitor'))
    expect(said).toEqual([[{ contactMessage: id }, 'a visitor of the site left a message']])
    expect((await database.db.raw('select from mail_message')).rows).toEqual([])
    const { rows } = await database.db.raw('select company_id, actor, action, data from audit')
    expect(rows).toEqual([
      { company_id: null, actor: 'nobody', action: 'visitor wrote', data: { mailed: false } },
    ])
  })

  it('says of every field what is wrong with it, and keeps nothing of it', async () => {
    await start()
    const wrong: [object, Record<string, string>][] = [
      [
        { name: '', email: '', phoneNumber: 'none', companyName: ' ', comments: null },
        {
          name: 'Name is required',
          email: 'Email address is required.',
          phoneNumber: 'Phone number is required',
          companyName: 'Company name is required',
          comments: 'Comments are required',
        },
      ],
      [{ email: 'val@nowhere' }, { email: 'Please enter a valid email address' }],
      [{ phoneNumber: '469555015512' }, { phoneNumber: 'Use at most 10 digits' }],
      [{ comments: 'x'.repeat(5001) }, { comments: 'Use at most 5000 characters' }],
    ]
    for (const [change, fields] of wrong) {
      const answer = await send({ ...form, ...change })
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ error: 'bad_request', fields })
    }
    expect(Object(await (await send('hello')).json())).toMatchObject({ error: 'bad_request' })
    expect(await kept()).toEqual([])
  })

  it('may leave out where they heard of us, and take a country code or a short number', async () => {
    await start()
    const { source, ...rest } = form
    for (const phoneNumber of ['+1 469 555 0155', '555-0155'])
      expect((await send({ ...rest, phoneNumber })).status).toBe(200)
    expect(await kept()).toMatchObject([
      { source: '', phone_number: '4695550155' },
      { source: '', phone_number: '5550155' },
    ])
  })

  it('adds no line to the head of the mail', async () => {
    await start(withMail())
    const name = 'Val\r\nBcc: all@x.example'
    expect((await send({ ...form, name })).status).toBe(200)
    await product.app.tasks.idle()
    expect(smtp.delivered.map(({ to }) => to)).toEqual([['desk@towline.test']])
    const [head] = smtp.delivered[0]?.raw.split('\r\n\r\n') ?? []
    expect(head).not.toMatch(/^Bcc:/m)
  })

  it('is taken five times an hour from one address, mistakes not counted', async () => {
    await start()
    const from = '203.0.113.9'
    for (let n = 0; n < 7; n++) expect((await send({}, from)).status).toBe(400)
    for (let n = 0; n < 5; n++) expect((await send(form, from)).status).toBe(200)
    expect((await send(form, from)).status).toBe(429)
    expect((await send(form)).status).toBe(200)
    expect(await kept()).toHaveLength(6)
  })

  it('cannot be read in the name of a company', async () => {
    await start()
    await send(form)
    const { companyId } = await product.company('Our Towing')
    const read = database.db.asCompany(companyId, (tx) =>
      tx.selectFrom('contact_message').selectAll().execute(),
    )
    await expect(read).rejects.toMatchObject({ code: '42501' })
  })
})

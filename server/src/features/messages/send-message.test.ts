import { type MailMessage, Message, type Role, type TextMessage } from '@towline/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { systemOf } from '../../platform/actor.ts'
import { executed } from '../../platform/execute.ts'
import { handle, inside } from '../../platform/handler.ts'
import { newId } from '../../platform/ids.ts'
import { queueMail } from '../../platform/mail/index.ts'
import { type SmtpStandIn, startSmtpStandIn } from '../../providers/mail/testing/smtp-stand-in.ts'
import { wireSignatures } from '../../providers/telephony/signature.ts'
import { eachEngine } from '../../testing/database.ts'
import { listen } from '../../testing/listen.ts'
import { type Product, startProduct, type TestCompany } from '../../testing/product.ts'
import { hashPassword } from '../auth/index.ts'
import { openPhoneCall } from '../calls/index.ts'
import { insertEmployee } from '../employees/index.ts'

const CARRIER_TOKEN = 'a-carrier-token-for-tests'
const JUNE = 'june@our-towing.example'
const CALLER = '4695550142'

/** Mails as other rooms do, such as an invitation. */
const invite = handle(
  inside({
    name: 'invite',
    because: 'a test invites somebody',
    body: z.object({ to: z.string() }),
    reply: z.string().nullable(),
  }),
  (context, { body: { to } }) =>
    queueMail(context, {
      to,
      subject: 'Welcome',
      text: 'Your key: /reset/abc123',
      key: `invite ${to}`,
      hasSecret: true,
    }),
)

eachEngine('messages to people', (database) => {
  let product: Product
  let ours: TestCompany
  let smtp: SmtpStandIn
  let now = 0
  const start = async (environment: Record<string, string> = {}) => {
    product = await startProduct(database.db, { CARRIER_TOKEN, ...environment }, () => now)
    ours = await product.company('Our Towing')
    await employ('June', ['driver'])
  }
  beforeEach(async () => {
    now = Date.parse('2026-11-20T15:00:00Z')
    smtp = await startSmtpStandIn()
    await start({ SMTP_URL: smtp.url, MAIL_FROM: 'Towline <desk@towline.test>' })
  })
  afterEach(async () => {
    await product.stop()
    await smtp.stop()
  })

  async function employ(firstName: string, roles: Role[]): Promise<string> {
    const email = `${firstName.toLowerCase()}@our-towing.example`
    const passwordHash = await hashPassword('a long password')
    await product.app.db.asCompany(ours.companyId, (tx) =>
      insertEmployee(tx, {
        id: newId(),
        companyId: ours.companyId,
        email,
        firstName,
        lastName: 'Test',
        now,
        phoneNumber: '4695550177',
        passwordHash,
        roles,
      }),
    )
    return `${email}:a long password`
  }
  async function aJob(body: object) {
    const made = await product.call('POST', '/towline/dispatch', { basic: ours.basic, body })
    expect(made.status).toBe(200)
  }
  async function rings(number: string) {
    const body = { callSid: `CA${newId()}`, fromNumber: number, toNumber: ours.number }
    await executed(product.app, openPhoneCall, {
      actor: systemOf(ours.companyId),
      input: { body },
    })
  }
  const post = (path: string, body: unknown, basic = ours.basic) =>
    product.call('POST', `/towline/communication/${path}`, { basic, body })
  const mail = (body: object = {}, basic?: string) =>
    post('send-email', { email: JUNE, subject: 'Friday', message: 'Can you?', ...body }, basic)
  const text = (body: object = {}, basic?: string) =>
    post('send-sms', { phoneNumber: CALLER, message: 'On our way.', ...body }, basic)
  const idOf = async (answer: Response) => {
    expect(answer.status).toBe(200)
    const { id, status } = z
      .object({ id: z.string(), status: z.string() })
      .parse(await answer.json())
    expect(status).toBe('queued')
    return id
  }
  const fieldsOf = async (answer: Response) => {
    expect(answer.status).toBe(400)
    return z.object({ fields: z.record(z.string(), z.string()) }).parse(await answer.json()).fields
  }
  async function outcome(id: string, basic = ours.basic) {
    const answer = await product.call('GET', `/towline/communication/${id}`, { basic })
    return answer.status === 200 ? Message.strict().parse(await answer.json()) : answer.status
  }
  async function listed<T>(path: 'mails' | 'texts'): Promise<T[]> {
    const answer = await product.call('GET', `/towline/messages/${path}`, { basic: ours.basic })
    return (await answer.json()) as T[]
  }

  it('are mailed through the mail server, in the name of the company, to be answered to who wrote', async () => {
    const id = await idOf(await mail({ message: '  Can you\ntake Friday?  ' }))
    await product.app.tasks.idle()
    expect(smtp.delivered).toHaveLength(1)
    const [delivered] = smtp.delivered
    expect(delivered?.to).toEqual([JUNE])
    expect(delivered?.raw).toContain('From: Our Towing <desk@towline.test>')
    expect(delivered?.raw).toContain(`Reply-To: ${ours.email}`)
    expect(delivered?.raw).toContain('Subject: Friday')
    expect(delivered?.raw).toContain('Can you\r\ntake Friday?')
    expect(await outcome(id)).toEqual({
      id,
      kind: 'email',
      to: JUNE,
      subject: 'Friday',
      body: 'Can you\ntake Friday?',
      status: 'sent',
      reason: '',
      createdDate: now,
    })
  })

  it('are tried again when the mail server asks to wait, and say meanwhile why they wait', async () => {
    smtp.answers.push({ responseCode: 451, message: 'Greylisted, come back later' })
    const id = await idOf(await mail())
    await product.app.tasks.idle()
    expect(await outcome(id)).toMatchObject({
      status: 'queued',
      reason: expect.stringContaining('451 Greylisted'),
    })
    await vi.waitFor(() => expect(smtp.delivered).toHaveLength(1))
    await product.app.tasks.idle()
    expect(await outcome(id)).toMatchObject({ status: 'sent', reason: '' })
    expect(smtp.tries).toBe(2)
  })

  it('have failed when the mail server refuses, with its reason, and are not tried again', async () => {
    smtp.answers.push({ responseCode: 554, message: 'We take no such mail' })
    const id = await idOf(await mail())
    await product.app.tasks.idle()
    expect(await outcome(id)).toMatchObject({
      status: 'failed',
      reason: 'The mail server refused it: 554 We take no such mail',
    })
    const { rows } = await database.db.raw(
      `select state from pgboss.job where data->>'job' = 'send-mail'`,
    )
    expect(rows).toEqual([{ state: 'completed' }])
    expect(smtp.tries).toBe(1)
  })

  it('go out once for one key, also when it is pressed twice at once', async () => {
    const key = newId()
    const ids = await Promise.all(
      [mail({ key }), mail({ key })].map(async (sent) => idOf(await sent)),
    )
    await product.app.tasks.idle()
    const again = await mail({ key })
    expect(await again.json()).toEqual({ id: ids[0], status: 'sent' })
    await product.app.tasks.idle()
    expect(new Set(ids).size).toBe(1)
    expect(smtp.delivered).toHaveLength(1)
    const sms = newId()
    await rings(CALLER)
    await text({ key: sms })
    await text({ key: sms })
    await product.app.tasks.idle()
    expect(await listed<TextMessage>('texts')).toHaveLength(1)
  })

  it('go to nobody the company does not know', async () => {
    const stranger = 'someone@elsewhere.example'
    expect(await fieldsOf(await mail({ email: stranger }))).toHaveProperty('email')
    expect(await fieldsOf(await text())).toHaveProperty('phoneNumber')
    await aJob({ contactEmail: 'Someone@Elsewhere.example' })
    await idOf(await mail({ email: stranger }))
    await rings(CALLER)
    await idOf(await text())
    await idOf(await text({ phoneNumber: '4695550177' }))
    const theirs = await product.company('Their Towing')
    expect(await fieldsOf(await mail({}, theirs.basic))).toHaveProperty('email')
    expect(await fieldsOf(await text({}, theirs.basic))).toHaveProperty('phoneNumber')
  })

  it('are not texted at night to who has no job running and did not call', async () => {
    await product.pays(ours)
    const [earlier, customer] = ['2145550166', '2145550167']
    await aJob({ customerPhone: earlier, canReceiveText: true, status: 'cancelled' })
    await aJob({ customerPhone: customer, customerPhoneForText: customer, canReceiveText: true })
    // Ten in the evening in Texas.
    now = Date.parse('2026-11-21T04:00:00Z')
    expect(await fieldsOf(await text({ phoneNumber: earlier }))).toEqual({
      phoneNumber: expect.stringContaining('in the morning'),
    })
    await idOf(await text({ phoneNumber: customer }))
    await idOf(await text({ phoneNumber: '4695550177' }))
    await rings(earlier)
    await idOf(await text({ phoneNumber: earlier }))
    now += 3 * 24 * 3600_000
    expect(await fieldsOf(await text({ phoneNumber: earlier }))).toHaveProperty('phoneNumber')
    now += 11 * 3600_000
    await idOf(await text({ phoneNumber: earlier }))
  })

  it('are not texted in a trial to a number that was only typed, into whatever it was', async () => {
    const typed = '2145550166'
    await aJob({ customerPhone: typed, customerPhoneForText: typed, canReceiveText: true })
    const account = { name: 'Metro Auto Club', contactPhoneNumber: typed }
    await product.call('POST', '/towline/api/vault/Vendor', { basic: ours.basic, body: account })
    expect(await fieldsOf(await text({ phoneNumber: typed }))).toEqual({
      phoneNumber: expect.stringContaining('During a trial, texts go to'),
    })
    // Nor by ringing the agent from the desk, where any number can be typed as the caller's.
    const rung = await product.call('POST', '/towline/voice/phone', {
      basic: ours.basic,
      body: { fromNumber: typed },
    })
    expect(rung.status).toBe(200)
    expect(await fieldsOf(await text({ phoneNumber: typed }))).toHaveProperty('phoneNumber')
    await rings(typed)
    await idOf(await text({ phoneNumber: typed }))
  })

  it('are texted by who pays to customers of jobs by hand that may be texted, and to no others', async () => {
    await product.pays(ours)
    await aJob({ customerPhone: '2145550166' })
    expect(await fieldsOf(await text({ phoneNumber: '2145550166' }))).toEqual({
      phoneNumber: expect.stringContaining('“OK to text”'),
    })
    await aJob({ customerPhone: '2145550167', canReceiveText: true })
    await idOf(await text({ phoneNumber: '2145550167' }))
    const other = { customerPhone: '2145550168', customerPhoneForText: '(214) 555-0169' }
    await aJob({ ...other, canReceiveText: true })
    await idOf(await text({ phoneNumber: '2145550169' }))
  })

  it('are texted to who has texted the company', async () => {
    expect(await fieldsOf(await text())).toHaveProperty('phoneNumber')
    const url = `${product.url}/towline/messages/incoming`
    const form = { MessageSid: 'SM1', From: `+1${CALLER}`, To: ours.number, Body: 'Are you open?' }
    const headers = { 'x-twilio-signature': wireSignatures(CARRIER_TOKEN).sign(url, form) }
    await fetch(url, { method: 'POST', headers, body: new URLSearchParams(form) })
    await idOf(await text())
  })

  it('reach the contacts of the accounts by mail, and by text once they called', async () => {
    await product.pays(ours)
    const account = {
      name: 'Metro Auto Club',
      contactPhoneNumber: '(972) 555-0133',
      contactEmail: 'Claims@metro.example',
      billingContactEmail: 'bills@metro.example',
    }
    const made = await product.call('POST', '/towline/api/vault/Vendor', {
      basic: ours.basic,
      body: account,
    })
    expect(made.status).toBe(200)
    await idOf(await mail({ email: 'claims@metro.example' }))
    await idOf(await mail({ email: 'bills@metro.example' }))
    expect(await fieldsOf(await text({ phoneNumber: '972-555-0133' }))).toEqual({
      phoneNumber: expect.stringContaining('“OK to text”'),
    })
    await rings('9725550133')
    await idOf(await text({ phoneNumber: '972-555-0133' }))
  })

  it('are not sent when they are empty, too long or badly addressed, and the field is named', async () => {
    await rings(CALLER)
    for (const message of ['', '   ', ' \n ', undefined, null]) {
      expect(await fieldsOf(await mail({ message }))).toEqual({ message: 'Write a message first' })
      expect(await fieldsOf(await text({ message }))).toEqual({ message: 'Write a message first' })
    }
    expect(await fieldsOf(await mail({ email: 'june' }))).toHaveProperty('email')
    expect(await fieldsOf(await mail({ subject: 'a\r\nBcc: x@y.example' }))).toHaveProperty(
      'subject',
    )
    expect(await fieldsOf(await mail({ message: 'x'.repeat(10_001) }))).toHaveProperty('message')
    expect(await fieldsOf(await text({ message: 'x'.repeat(1601) }))).toHaveProperty('message')
    expect(await fieldsOf(await text({ phoneNumber: '555' }))).toHaveProperty('phoneNumber')
    await product.app.tasks.idle()
    expect(smtp.delivered).toEqual([])
    expect(await listed('texts')).toEqual([])
  })

  it('are twenty an hour in a trial, and ten times as many for who pays', async () => {
    const written = await Promise.all(Array.from({ length: 20 }, () => mail()))
    expect(written.map(({ status }) => status)).toEqual(Array(20).fill(200))
    const refused = await mail()
    expect(refused.status).toBe(429)
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining('20 messages') })
    await product.pays(ours)
    await idOf(await mail())
  })

  it('have a subject of their own when none was written', async () => {
    await mail({ subject: '' })
    await mail({ subject: undefined })
    await product.app.tasks.idle()
    for (const { raw } of smtp.delivered) expect(raw).toContain('Subject: Message from Our Towing')
    expect(smtp.delivered).toHaveLength(2)
  })

  it('are texted, and what the carrier reports of them can be read', async () => {
    await rings(CALLER)
    const id = await idOf(await text())
    await product.app.tasks.idle()
    expect(await outcome(id)).toMatchObject({
      kind: 'text',
      to: CALLER,
      status: 'sent',
      reason: '',
    })
    const url = `${product.url}/towline/messages/status?text=${id}`
    const form = {
      From: ours.number,
      MessageSid: 'SM1',
      MessageStatus: 'undelivered',
      ErrorCode: '30003',
    }
    await fetch(url, {
      method: 'POST',
      headers: { 'x-twilio-signature': wireSignatures(CARRIER_TOKEN).sign(url, form) },
      body: new URLSearchParams(form),
    })
    expect(await outcome(id)).toMatchObject({
      status: 'failed',
      reason: 'The phone couldn’t be reached. It may be off or out of service.',
    })
  })

  it('are not texted to who said STOP, and the field says why', async () => {
    await rings(CALLER)
    const url = `${product.url}/towline/messages/incoming`
    const form = { MessageSid: 'SM1', From: `+1${CALLER}`, To: ours.number, Body: 'STOP' }
    await fetch(url, {
      method: 'POST',
      headers: { 'x-twilio-signature': wireSignatures(CARRIER_TOKEN).sign(url, form) },
      body: new URLSearchParams(form),
    })
    const { phoneNumber } = await fieldsOf(await text())
    expect(phoneNumber).toContain('STOP')
    await rings('5005550004')
    const id = await idOf(await text({ phoneNumber: '5005550004' }))
    await product.app.tasks.idle()
    expect(await outcome(id)).toMatchObject({
      status: 'failed',
      reason: 'The number opted out of texts (STOP).',
    })
  })

  it('may be written by dispatchers and not by drivers, and are read by their company only', async () => {
    const dispatcher = await employ('Dee', ['dispatcher'])
    const driver = await employ('Max', ['driver'])
    const id = await idOf(await mail({}, dispatcher))
    expect(await outcome(id, dispatcher)).toMatchObject({ id })
    expect((await mail({}, driver)).status).toBe(403)
    expect((await text({}, driver)).status).toBe(403)
    expect(await outcome(id, driver)).toBe(403)
    const theirs = await product.company('Their Towing')
    expect(await outcome(id, theirs.basic)).toBe(404)
    expect(await outcome(newId())).toBe(404)
  })

  it('tell those who may write, live, what became of them', async () => {
    const hears = (basic: string) =>
      listen(product.url, `/topic/company/${ours.companyId}/messages`, {
        authorization: `Basic ${Buffer.from(basic).toString('base64')}`,
      })
    const dispatcher = await employ('Dee', ['dispatcher'])
    const driver = await employ('Max', ['driver'])
    const theirs = await product.company('Their Towing')
    const board = await hears(dispatcher)
    await expect(hears(driver)).rejects.toThrow()
    await expect(hears(theirs.basic)).rejects.toThrow()
    smtp.answers.push({ responseCode: 554, message: 'We take no such mail' })
    const failed = await idOf(await mail({}, dispatcher))
    await product.app.tasks.idle()
    await rings(CALLER)
    const sent = await idOf(await text({}, dispatcher))
    await vi.waitFor(() =>
      expect(board.heard).toEqual([
        { id: failed, status: 'failed' },
        { id: sent, status: 'sent' },
      ]),
    )
  })

  it('are limited to two hundred an hour for a company', async () => {
    await database.db.raw(`insert into mail_message
      (id, company_id, to_address, subject, body, status, idempotency_key, sent_by, created_at)
      select gen_random_uuid(), company_id, '${JUNE}', '', 'x', 'sent', id || ' ' || n, id,
        to_timestamp(${now} / 1000.0) from employee, generate_series(1, 100) n
      where email in ('${JUNE}', '${ours.email}')`)
    const refused = await mail()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    now += 3_600_001
    await idOf(await mail())
  })

  it('with a key in them are forgotten once sent, and are in no list', async () => {
    const asked = { actor: systemOf(ours.companyId), input: { body: { to: JUNE } } }
    const id = await executed(product.app, invite, asked)
    expect(await executed(product.app, invite, asked)).toBeNull()
    await product.app.tasks.idle()
    expect(smtp.delivered[0]?.raw).toContain('abc123')
    const { rows } = await database.db.raw('select body, status from mail_message')
    expect(rows).toEqual([{ body: '', status: 'sent' }])
    expect(await listed('mails')).toEqual([])
    expect(await outcome(id ?? '')).toBe(404)
  })

  it('stay in the outbox where there is no mail server, and can be read there', async () => {
    await product.stop()
    await database.db.raw('delete from company')
    await start()
    const id = await idOf(await mail())
    await executed(product.app, invite, {
      actor: systemOf(ours.companyId),
      input: { body: { to: JUNE } },
    })
    await product.app.tasks.idle()
    expect(await listed<MailMessage>('mails')).toMatchObject([
      { subject: 'Welcome', body: 'Your key: /reset/abc123', status: 'sent' },
      { id, to: JUNE, subject: 'Friday', body: 'Can you?', fromName: 'Our Towing', status: 'sent' },
    ])
    expect(smtp.tries).toBe(0)
    const company = await product.call('GET', '/towline/company', { basic: ours.basic })
    expect(await company.json()).toMatchObject({ sandbox: expect.arrayContaining(['mail']) })
  })
})

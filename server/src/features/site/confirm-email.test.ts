import { Company, type MailMessage, RegistrationReply, TRIAL_PLAN_ID } from '@towline/contract'
import { beforeEach, expect, it, vi } from 'vitest'
import { CarrierPhone } from '../../providers/telephony/phone/carrier-phone.ts'
import { wireSignatures } from '../../providers/telephony/signature.ts'
import { eachEngine } from '../../testing/database.ts'
import { sharedProduct } from '../../testing/shared-product.ts'

const CARRIER_TOKEN = 'a-carrier-token-for-tests'
const CALLER = '4695550142'
const HOUR = 3600 * 1000
const DAY = 24 * HOUR

const START = Date.parse('2026-11-20T15:00:00Z')

eachEngine('a company that has not confirmed its email', (database) => {
  let now = START
  const product = sharedProduct(database, { environment: { CARRIER_TOKEN }, now: () => now })
  beforeEach(() => {
    now = START
  })

  async function signedUp(name = 'rosa') {
    const [email, password] = [`${name}@delgado.example`, 'correct horse battery']
    const answer = await product.call('POST', '/towline/register', {
      body: {
        email,
        password,
        confirmPassword: password,
        firstName: 'Rosa',
        lastName: 'Delgado',
        companyName: 'Win $$$ at evil.example',
        phoneNumber: '4695550188',
        zip: '75034',
        planId: TRIAL_PLAN_ID,
        planType: 'trial',
      },
    })
    const { companyId = '', twilioPhoneNumber } = RegistrationReply.parse(await answer.json())
    return { companyId, email, basic: `${email}:${password}`, number: `+${twilioPhoneNumber}` }
  }
  type Signed = Awaited<ReturnType<typeof signedUp>>
  const post = (of: Signed | null, path: string, body: unknown = {}) =>
    product.call('POST', `/towline/${path}`, { ...(of && { basic: of.basic }), body })
  const company = async ({ basic }: Signed) =>
    Company.parse(await (await product.call('GET', '/towline/company', { basic })).json())
  const mails = async ({ companyId }: Signed) => {
    await product.app.tasks.idle()
    return database.db.asSystem((tx) =>
      tx
        .selectFrom('mail_message')
        .selectAll()
        .where('company_id', '=', companyId)
        .orderBy('id')
        .execute(),
    )
  }
  const texts = async ({ companyId }: Signed) => {
    await product.app.tasks.idle()
    return database.db.asSystem((tx) =>
      tx
        .selectFrom('text_message')
        .select(['to_number', 'status', 'error'])
        .where('company_id', '=', companyId)
        .where('direction', '=', 'out')
        .orderBy('id')
        .execute(),
    )
  }
  /** The keys in the links that were mailed, the newest last. */
  const keys = async (of: Signed) =>
    (await mails(of)).flatMap(({ body }) => /confirm-email#(\S+)/.exec(body)?.[1] ?? [])
  const confirm = (token = '') => post(null, 'confirm-email', { token })
  const texting = async (of: Signed) => {
    const url = `${product.url}/towline/messages/incoming`
    const form = { MessageSid: 'SM1', From: `+1${CALLER}`, To: of.number, Body: 'Are you open?' }
    const headers = { 'x-twilio-signature': wireSignatures(CARRIER_TOKEN).sign(url, form) }
    await fetch(url, { method: 'POST', headers, body: new URLSearchParams(form) })
  }
  const employee = { firstName: 'Kit', lastName: 'Test', phoneNumber: '4695550177' }

  it('has its number at once, is mailed a link in our own words, and is confirmed by it, once', async () => {
    const rosa = await signedUp()
    expect(await company(rosa)).toMatchObject({
      twilioPhoneNumber: '4695550100',
      emailConfirmed: false,
    })
    const [mail] = await mails(rosa)
    expect(mail).toMatchObject({ to_address: rosa.email, status: 'sent' })
    expect(`${mail?.subject} ${mail?.body} ${mail?.from_name}`).not.toMatch(/evil|Rosa/)
    const [key] = await keys(rosa)
    const told = { email: rosa.email, companyName: 'Win $$$ at evil.example' }
    expect(await (await post(null, 'confirm-email/link', { token: key })).json()).toEqual(told)
    expect((await company(rosa)).emailConfirmed).toBe(false)
    expect(await (await confirm(key)).json()).toEqual(told)
    expect((await company(rosa)).emailConfirmed).toBe(true)
    expect((await mails(rosa)).at(-1)?.subject).toContain("your agent's number is (469) 555-0100")
    for (const path of ['confirm-email', 'confirm-email/link'])
      expect((await post(null, path, { token: key })).status).toBe(410)
    expect(await (await post(rosa, 'confirm-email/send')).json()).toEqual({ email: '' })
  })

  it('is confirmed by one of two who press at the same moment', async () => {
    const rosa = await signedUp()
    const [key] = await keys(rosa)
    const answers = await Promise.all([confirm(key), confirm(key)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
    expect((await mails(rosa)).filter(({ subject }) => /number is/.test(subject))).toHaveLength(1)
  })

  it('is confirmed by no link of another company, none that is over, cut or made up, and none to an old address', async () => {
    const [rosa, mallory] = [await signedUp(), await signedUp('mallory')]
    const [hers] = await keys(mallory)
    expect((await confirm(hers)).status).toBe(200)
    expect(await company(rosa)).toMatchObject({ emailConfirmed: false })
    const [key = ''] = await keys(rosa)
    for (const wrong of [hers, key.slice(0, -1), `${key}x`, '', 'x'.repeat(5000)])
      expect((await confirm(wrong)).status).toBe(410)
    expect((await product.call('POST', '/towline/confirm-email', { body: {} })).status).toBe(400)
    await database.db.raw(`update employee set email = 'v@ictim.example' where email = $1`, [
      rosa.email,
    ])
    expect((await confirm(key)).status).toBe(410)
    await database.db.raw(`update employee set email = $1 where email = 'v@ictim.example'`, [
      rosa.email,
    ])
    now += 7 * DAY + 1
    expect((await confirm(key)).status).toBe(410)
    expect(await company(rosa)).toMatchObject({ emailConfirmed: false })
    // Sent again, it works.
    expect(await (await post(rosa, 'confirm-email/send')).json()).toEqual({ email: rosa.email })
    expect((await confirm((await keys(rosa)).at(-1))).status).toBe(200)
  })

  it('has the link sent again by managers only, a few times an hour, and any of the links will do', async () => {
    const rosa = await signedUp()
    const driver = { ...employee, email: 'teo@x.example', password: 'correct horse battery' }
    await post(rosa, 'employee', { ...driver, roles: ['driver', 'dispatcher'] })
    const teo = { ...rosa, basic: `${driver.email}:${driver.password}` }
    expect((await post(teo, 'confirm-email/send')).status).toBe(403)
    for (let n = 0; n < 4; n++) expect((await post(rosa, 'confirm-email/send')).status).toBe(200)
    const refused = await post(rosa, 'confirm-email/send')
    expect(refused.status).toBe(429)
    expect(await refused.json()).toMatchObject({ error: 'too_many' })
    const all = await keys(rosa)
    expect(new Set(all).size).toBe(5)
    expect((await confirm(all[0])).status).toBe(200)
    expect((await confirm(all[4])).status).toBe(410)
  })

  it('sends nothing to others: each try says what to do, and leaves nothing that goes out later', async () => {
    const rosa = await signedUp()
    await texting(rosa)
    const made = await post(rosa, 'dispatch', {
      customerName: 'Harriet',
      customerPhone: CALLER,
      canReceiveText: true,
      contactEmail: 'harriet@x.example',
    })
    const { id: jobId } = (await made.json()) as { id: string }
    const email = 'kit@x.example'
    const kit = await post(rosa, 'employee', { ...employee, email, roles: ['dispatcher'] })
    expect(kit.status).toBe(200)
    const { id } = (await kit.json()) as { id: string }
    for (const [path, body] of [
      ['communication/send-sms', { phoneNumber: CALLER, message: 'On our way' }],
      ['communication/send-email', { email: 'harriet@x.example', message: 'On our way' }],
      [`chat/of/${jobId}/text`, {}],
      [`employee/${id}/invite`, {}],
    ] as const) {
      const refused = await post(rosa, path, body)
      expect(refused.status, path).toBe(403)
      expect(await refused.json(), path).toMatchObject({
        error: 'unconfirmed',
        message: expect.stringContaining('mailed at sign-up'),
      })
    }
    // A password forgotten is a mail to an employee, and answers as ever.
    expect((await post(null, 'admin/forgot-password', { email })).status).toBe(200)
    expect((await mails(rosa)).map(({ to_address }) => to_address)).toEqual([rosa.email])
    expect(await texts(rosa)).toEqual([])

    // The invitation comes with the confirmation.
    const [key] = await keys(rosa)
    await confirm(key)
    expect((await mails(rosa)).filter(({ to_address }) => to_address === email)).toMatchObject([
      { subject: expect.stringContaining("You're invited"), status: 'sent' },
    ])
    expect((await post(rosa, `chat/of/${jobId}/text`)).status).toBe(200)
  })

  it('keeps what goes out by itself until it is confirmed, and says of what came too late why it never went', async () => {
    const rosa = await signedUp()
    const put = (to: string, at: number) =>
      database.db.raw(
        `insert into text_message (id, company_id, direction, from_number, to_number, body, status, error, idempotency_key, created_at)
         values (gen_random_uuid(), $1, 'out', $2, $3, 'Your link', 'held', 'unconfirmed', $3, to_timestamp($4))`,
        [rosa.companyId, rosa.number, `+1${to}`, at / 1000],
      )
    await texting(rosa)
    await put(CALLER, now - HOUR)
    await put('4695550143', now - 3 * HOUR)
    // Its manager changed somebody's password: a mail to that somebody.
    const teo = { ...employee, email: 'teo@x.example', roles: ['driver'] }
    const made = await post(rosa, 'employee', { ...teo, password: 'correct horse battery' })
    const { id } = (await made.json()) as { id: string }
    await post(rosa, 'employee', { id, ...teo, password: 'another horse battery' })
    expect((await mails(rosa)).at(-1)).toMatchObject({
      to_address: 'teo@x.example',
      status: 'held',
      error: expect.stringContaining('on hold until'),
    })
    expect((await texts(rosa)).map(({ status }) => status)).toEqual(['held', 'held'])
    const listed = await product.call('GET', '/towline/messages/mails', { basic: rosa.basic })
    expect(((await listed.json()) as MailMessage[]).map(({ status }) => status)).toContain('held')

    await confirm((await keys(rosa))[0])
    const sent = await texts(rosa)
    expect(sent.find(({ to_number: to }) => to === `+1${CALLER}`)?.status).toBe('sent')
    expect(sent.find(({ to_number: to }) => to === '+14695550143')).toMatchObject({
      status: 'failed',
      error: 'held too long',
    })
    const changed = (await mails(rosa)).find(({ to_address: to }) => to === 'teo@x.example')
    expect(changed?.status).toBe('sent')
  })

  it('says in the history of a job that the link its caller was promised waits, and sends it on confirming', async () => {
    const rosa = await signedUp()
    const phone = new CarrierPhone({
      server: product.url,
      token: CARRIER_TOKEN,
      from: `+1${CALLER}`,
      to: rosa.number,
    })
    await phone.dial()
    for (const words of [
      "Hi, I have a flat tire and no spare, I need a tow. I'm safe, I'm in a parking lot.",
      'Yes, this number is fine.',
      "I'm at 1245 Main Street in Frisco, Texas",
      'To 500 Elm Street in Plano please',
      "It's a blue 2015 Honda Civic",
      'My name is Harriet Cole',
      'Yes, you can text me',
      "Yes, that's right",
    ])
      await phone.say(words)
    expect(await phone.ended).toEqual({ how: 'hung up' })
    await vi.waitFor(async () =>
      expect(await texts(rosa)).toMatchObject([{ status: 'held', error: 'unconfirmed' }]),
    )
    // Until all of the call is written: the next test finds nothing under way.
    const rows = await vi.waitFor(async () => {
      const calls = await database.db.raw(
        'select dispatch_call_id as id from phone_call where ended_at is not null',
      )
      expect(calls.rows).toHaveLength(1)
      return calls.rows
    })
    const history = await product.call('GET', `/towline/dispatch/${Object(rows[0]).id}/history`, {
      basic: rosa.basic,
    })
    expect(JSON.stringify(await history.json())).toContain('waits until the company’s email')
    await confirm((await keys(rosa))[0])
    expect(await texts(rosa)).toMatchObject([{ to_number: `+1${CALLER}`, status: 'sent' }])
  })

  it('is told of the end of its trial alone, not those it named managers', async () => {
    const rosa = await signedUp()
    const second = { ...employee, email: 'second@x.example', password: 'correct horse battery' }
    await post(rosa, 'employee', { ...second, roles: ['manager'] })
    now += 11 * DAY
    await database.db.raw(
      `update pgboss.job set start_after = now() where data->'data'->>'notice' = 'ends soon'`,
    )
    expect((await mails(rosa)).slice(1)).toMatchObject([
      { to_address: rosa.email, subject: expect.stringContaining('ends on December 4') },
    ])
  })
})

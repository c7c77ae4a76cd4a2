import type { TextMessage } from '@towline/contract'
import { beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { systemOf } from '../../platform/actor.ts'
import { executed } from '../../platform/execute.ts'
import { handle, inside } from '../../platform/handler.ts'
import { wireSignatures } from '../../providers/telephony/signature.ts'
import { eachEngine } from '../../testing/database.ts'
import type { TestCompany } from '../../testing/product.ts'
import { sharedProduct } from '../../testing/shared-product.ts'
import { openPhoneCall } from '../calls/index.ts'
import { queueText, sendText } from './index.ts'

const CARRIER_TOKEN = 'a-carrier-token-for-tests'
const CUSTOMER = '4695550142'
const HOUR = 3600_000
/** One of several tries. */
const attempt = { taskId: '', isLastTry: false, stopping: new AbortController().signal }

/** Queues a text as other rooms do, in a transaction of theirs. */
const textCustomer = handle(
  inside({
    name: 'textCustomer',
    because: 'a test texts a customer',
    body: z.object({ to: z.string(), key: z.string() }),
    reply: z.boolean(),
  }),
  (context, { body }) => queueText(context, { ...body, body: 'We are on the way.' }),
)

const START = Date.parse('2026-11-20T18:00:00Z')

eachEngine('texts', (database) => {
  let company: TestCompany
  let now = START
  const product = sharedProduct(database, { environment: { CARRIER_TOKEN }, now: () => now })
  beforeEach(async () => {
    // Noon in Texas.
    now = START
    company = await product.company('Our Towing')
    // Somebody who has called: nobody else is texted.
    await called(CUSTOMER)
  })

  const called = (fromNumber: string) => {
    const body = { callSid: `CA${fromNumber}`, fromNumber, toNumber: company.number }
    return executed(product.app, openPhoneCall, {
      actor: systemOf(company.companyId),
      input: { body },
    })
  }
  /** Posts a form as the carrier does. */
  const carrier = (path: string, form: Record<string, string>) => {
    const url = `${product.url}/towline/messages${path}`
    return fetch(url, {
      method: 'POST',
      headers: { 'x-twilio-signature': wireSignatures(CARRIER_TOKEN).sign(url, form) },
      body: new URLSearchParams(form),
    })
  }
  let sids = 0
  const customerSays = async (Body: string, more: Record<string, string> = {}) => {
    const MessageSid = `SM${++sids}`
    const form = { MessageSid, From: `+1${CUSTOMER}`, To: company.number, Body, ...more }
    const answer = await carrier('/incoming', form)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/xml; charset=utf-8')
    expect(await answer.text()).toContain('<Response/>')
  }
  const reports = async (text: TextMessage | undefined, form: Record<string, string>) => {
    const path = `/status${text ? `?text=${text.id}` : ''}`
    expect((await carrier(path, { From: company.number, ...form })).status).toBe(200)
  }
  const textTo = (to: string, key: string) =>
    executed(product.app, textCustomer, {
      actor: systemOf(company.companyId),
      input: { body: { to, key } },
    })
  async function texts(): Promise<TextMessage[]> {
    await product.app.tasks.idle()
    const answer = await product.call('GET', '/towline/messages/texts', { basic: company.basic })
    return (await answer.json()) as TextMessage[]
  }

  it('go out once for one occasion, after commit', async () => {
    expect(await textTo(CUSTOMER, 'link 1')).toBe(true)
    expect(await textTo(CUSTOMER, 'link 1')).toBe(false)
    expect(await texts()).toMatchObject([
      { direction: 'out', toNumber: `+1${CUSTOMER}`, fromNumber: company.number, status: 'sent' },
    ])
  })

  it('that go out by themselves are kept and not sent, with the reason, to whom nobody has proven and past the budget', async () => {
    const kept = async () => {
      await product.app.tasks.idle()
      const { rows } = await database.db.raw('select status, error from text_message order by id')
      return rows
    }
    expect(await textTo('2145550143', 'link')).toBe(false)
    expect(await kept()).toEqual([{ status: 'failed', error: 'no consent' }])
    await database.db.raw(
      `insert into usage_day (company_id, day, kind, used)
       values ($1, '2026-11-20', 'texts', 60)`,
      [company.companyId],
    )
    expect(await textTo(CUSTOMER, 'after that')).toBe(false)
    expect((await kept()).at(-1)).toEqual({ status: 'failed', error: 'daily limit' })
  })

  it('by themselves wait for the morning at night, but to who is being helped, wherever a retry falls', async () => {
    const [text] = await (async () => {
      // Ten in the evening in Texas, three days after the call.
      now = Date.parse('2026-11-24T04:00:00Z')
      expect(await textTo(CUSTOMER, 'at night')).toBe(true)
      return texts()
    })()
    expect(text).toMatchObject({ status: 'queued' })
    const waiting = async () => {
      const { rows } = await database.db.raw(
        `select floor(extract(epoch from start_after - created_on)) as seconds
           from pgboss.job where data ->> 'job' = 'send-text' and state = 'created'`,
      )
      return rows
    }
    // Until eight.
    expect(await waiting()).toEqual([{ seconds: '36000' }])
    const again = () => sendText.run(product.app, { textId: text?.id }, attempt)
    now += 9.9 * HOUR
    await again()
    expect(await texts()).toMatchObject([{ status: 'queued' }])
    now += 0.1 * HOUR
    await again()
    expect(await texts()).toMatchObject([{ status: 'sent' }])
    now += 14 * HOUR
    const job = { customerPhone: CUSTOMER }
    await product.call('POST', '/towline/dispatch', { basic: company.basic, body: job })
    expect(await textTo(CUSTOMER, 'at night, with a job')).toBe(true)
    expect(await texts()).toMatchObject([{ status: 'sent' }, { status: 'sent' }])
  })

  it('are on record with what shows that their number wants them, the best there is', async () => {
    const proofs = async () => (await texts()).map(({ consent }) => consent)
    await textTo(CUSTOMER, 'called')
    expect(await proofs()).toEqual([{ by: 'call', id: expect.any(String), at: now, who: '' }])
    await textTo('2145550143', 'nobody')
    await textTo('4695550188', 'the owner')
    const [owner, nobody] = await proofs()
    expect([owner?.by, nobody]).toEqual(['employee', null])
    await product.pays(company)
    const customer = { customerPhone: '2145550144' }
    const saved = await product.call('POST', '/towline/dispatch', {
      basic: company.basic,
      body: customer,
    })
    const { id, version } = z
      .object({ id: z.string(), version: z.number() })
      .parse(await saved.json())
    now += HOUR
    const checked = { ...customer, id, version, canReceiveText: true }
    await product.call('POST', '/towline/dispatch', { basic: company.basic, body: checked })
    const at = now
    now += HOUR
    await textTo('2145550144', 'typed')
    expect((await proofs())[0]).toEqual({ by: 'job', id, at, who: 'Olive Owner' })
    const { rows } = await database.db.raw(
      `select consent ->> 'by' as by from text_message where to_number = '+12145550144'`,
    )
    expect(rows).toEqual([{ by: 'job' }])
  })

  it('are not sent to who has said STOP, and again after START', async () => {
    for (const word of ['STOP', ' stop. ', 'Unsubscribe', 'CANCEL', 'Stop all']) {
      await customerSays(word)
      expect(await textTo(CUSTOMER, `after ${word}`), word).toBe(false)
      await customerSays('Start')
      expect(await textTo(CUSTOMER, `after start ${word}`)).toBe(true)
    }
    for (const word of ['please stop by the office', 'HELP', 'stopp']) await customerSays(word)
    expect(await textTo(CUSTOMER, 'after talk')).toBe(true)
  })

  it('are kept back when STOP comes while they wait, from this company only', async () => {
    const other = await product.company('Their Towing')
    await customerSays('STOP', { To: other.number })
    expect(await textTo(CUSTOMER, 'link')).toBe(true)
    expect(await texts()).toMatchObject([{ direction: 'out', status: 'sent' }])
  })

  it('remember that the carrier knows of a STOP we never heard', async () => {
    await called('5005550004')
    await textTo('5005550004', 'link')
    expect(await texts()).toMatchObject([{ status: 'failed' }])
    expect(await textTo('5005550004', 'again')).toBe(false)
  })

  it('that come in are kept once, however often the carrier brings them', async () => {
    for (let n = 0; n < 3; n++) await customerSays('Where are you?', { MessageSid: 'SMsame' })
    expect(await texts()).toMatchObject([
      { direction: 'in', body: 'Where are you?', fromNumber: `+1${CUSTOMER}`, status: 'received' },
    ])
    await customerSays('START', { MessageSid: 'SMstart' })
    await customerSays('STOP')
    await customerSays('START', { MessageSid: 'SMstart' })
    expect(await textTo(CUSTOMER, 'link')).toBe(false)
  })

  it('take any characters', async () => {
    await customerSays('half \ud800 and nul \0 and 🚚')
    await customerSays('x'.repeat(10_000))
    expect((await texts()).map(({ body }) => body.length)).toEqual([4000, expect.any(Number)])
    // In the other fields too: the carrier brings what a phone sent.
    await customerSays('hi', { MessageSid: 'SM\0nul', From: '+1214\x2d5' })
    const status = { MessageSid: '\0', From: company.number, To: '\0', MessageStatus: 'sent' }
    expect((await carrier('/status', status)).status).toBe(200)
  })

  it('stand as far as they have got, in whatever order the reports come', async () => {
    await textTo(CUSTOMER, 'link')
    const [text] = await texts()
    const report = (MessageStatus: string) =>
      reports(text, { MessageSid: 'SMlink', MessageStatus, ErrorCode: '' })
    await report('delivered')
    await report('sent')
    await report('unheard of')
    expect(await texts()).toMatchObject([{ id: text?.id, status: 'delivered' }])
    await reports(undefined, { MessageSid: 'SMunknown', MessageStatus: 'failed' })
    expect(await texts()).toMatchObject([{ status: 'delivered' }])
  })

  it('say in words why they failed, also when the carrier finds out later', async () => {
    const reasonOf = async (form: Record<string, string>, key: string) => {
      const sent = await product.call('POST', '/towline/communication/send-sms', {
        basic: company.basic,
        body: { phoneNumber: CUSTOMER, message: key },
      })
      const { id } = (await sent.json()) as { id: string }
      await product.app.tasks.idle()
      const [text] = await texts()
      await reports(text, { MessageSid: `SM${key}`, ...form })
      const read = await product.call('GET', `/towline/communication/${id}`, {
        basic: company.basic,
      })
      return (await read.json()) as { status: string; reason: string }
    }
    const job = { basic: company.basic, body: { customerPhone: CUSTOMER } }
    expect((await product.call('POST', '/towline/dispatch', job)).status).toBe(200)
    const failed = (code: string) => ({ MessageStatus: 'undelivered', ErrorCode: code })
    expect(await reasonOf(failed('30034'), 'a')).toMatchObject({
      status: 'failed',
      reason: expect.stringMatching(/registered.*A2P/),
    })
    expect(await reasonOf(failed('30007'), 'b')).toMatchObject({
      reason: expect.stringContaining('spam'),
    })
    expect(await reasonOf(failed('39999'), 'c')).toMatchObject({
      reason: expect.stringContaining('39999'),
    })
    expect(await reasonOf({ MessageStatus: 'canceled' }, 'd')).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('cancelled before'),
    })
    expect(await textTo(CUSTOMER, 'before')).toBe(true)
    await reasonOf(failed('21610'), 'e')
    expect(await textTo(CUSTOMER, 'after')).toBe(false)
  })

  it('are stopped and begun by words of the carrier’s own, where it says what it made of them', async () => {
    await customerSays('no mas', { OptOutType: 'STOP' })
    expect(await textTo(CUSTOMER, 'after')).toBe(false)
    await customerSays('otra vez', { OptOutType: 'START' })
    expect(await textTo(CUSTOMER, 'again')).toBe(true)
    await customerSays('stop the truck, please', { OptOutType: 'HELP' })
    expect(await textTo(CUSTOMER, 'still')).toBe(true)
  })

  it('of a withheld number change nothing', async () => {
    await customerSays('STOP', { From: '+17378742833' })
    expect(await textTo('7378742833', 'nobody')).toBe(false)
    const { rows } = await database.db.raw('select number from text_consent')
    expect(rows).toEqual([])
  })

  it('are refused without a signature over exactly what was sent, and for numbers nobody has', async () => {
    const form = { MessageSid: 'SM1', From: `+1${CUSTOMER}`, To: company.number, Body: 'STOP' }
    const url = `${product.url}/towline/messages/incoming`
    const signature = wireSignatures(CARRIER_TOKEN).sign(url, form)
    const send = (fields: Record<string, string>, query = '') =>
      fetch(url + query, {
        method: 'POST',
        headers: { 'x-twilio-signature': signature },
        body: new URLSearchParams(fields),
      })
    expect((await send({ ...form, Body: 'START' })).status).toBe(403)
    expect((await send({ ...form, Extra: '1' })).status).toBe(403)
    expect((await send(form, '?a=b')).status).toBe(403)
    expect(await texts()).toEqual([])
    const unknown = { ...form, To: '+12145550199' }
    expect((await carrier('/incoming', unknown)).status).toBe(404)
  })
})

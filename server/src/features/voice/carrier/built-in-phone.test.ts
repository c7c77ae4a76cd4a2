import { callAgent, type PhoneCall } from '@towline/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { DatabaseUnavailable, type Db } from '../../../platform/db/index.ts'
import { CarrierPhone } from '../../../providers/telephony/phone/carrier-phone.ts'
import { testDatabase } from '../../../testing/database.ts'
import { type Product, startProduct, type TestCompany } from '../../../testing/product.ts'

const CARRIER_TOKEN = 'a-carrier-token-for-tests'
const database = testDatabase()
const state = { isAway: false }
let product: Product
let company: TestCompany

/** The test's database, which can be made to be away. */
function losable(db: Db): Db {
  const unlessAway = <T>(work: () => Promise<T>) =>
    state.isAway ? Promise.reject(new DatabaseUnavailable('away', { cause: 'test' })) : work()
  return {
    ...db,
    asCompany: (id, work, options) => unlessAway(() => db.asCompany(id, work, options)),
    asSystem: (work, options) => unlessAway(() => db.asSystem(work, options)),
  }
}

beforeEach(async () => {
  state.isAway = false
  product = await startProduct(losable(database.db), { CARRIER_TOKEN })
  company = await product.company('Lone Star')
})
afterEach(() => {
  state.isAway = false
  return product.stop()
})

const post = (path: string, body: unknown, by = company) =>
  product.call('POST', `/towline/voice/${path}`, { basic: by.basic, body })

/** What the page in the browser does: opens the socket the ticket is for, and speaks the carrier's wire. */
async function pickUp(opened: {
  relayUrl: string
  callSid: string
  customParameters: Record<string, string>
}) {
  const socket = new WebSocket(opened.relayUrl)
  const tokens: string[] = []
  socket.on('message', (data) => tokens.push(JSON.parse(String(data)).token))
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const { callSid, customParameters } = opened
  const send = (frame: unknown) => socket.send(JSON.stringify(frame))
  send({ type: 'setup', callSid, customParameters })
  return { socket, tokens, send }
}

describe('the phone in the browser', () => {
  it('calls the company’s own agent, and is a call like any other', async () => {
    const opened = callAgent.reply.parse(
      await (await post('phone', { fromNumber: '2145550142' })).json(),
    )
    expect(opened.greeting).toContain('Lone Star')
    const { send, tokens, socket } = await pickUp(opened)
    send({ type: 'prompt', voicePrompt: 'I have a flat tire', last: true })
    await vi.waitFor(() => expect(tokens).not.toEqual([]))
    socket.close(1000)
    expect((await post('phone/hang-up', { callSid: opened.callSid, seconds: 17 })).status).toBe(200)
    await vi.waitFor(async () => {
      const answer = await product.call('GET', '/towline/customer/calls', { basic: company.basic })
      expect((await answer.json()) as PhoneCall[]).toMatchObject([
        { fromNumber: '2145550142', seconds: 17, customData: { reason: 'Flat tire' } },
      ])
    }, 3000)
  })

  it('is let back into its call when its socket is lost', async () => {
    const opened = callAgent.reply.parse(
      await (await post('phone', { fromNumber: '2145550142' })).json(),
    )
    const first = await pickUp(opened)
    first.socket.terminate()
    const { relayUrl } = (await (
      await post('phone/rejoin', { callSid: opened.callSid })
    ).json()) as {
      relayUrl: string
    }
    expect(relayUrl).not.toBe(opened.relayUrl)
    const { tokens } = await pickUp({ ...opened, relayUrl })
    await vi.waitFor(() => expect(tokens).not.toEqual([]))
  })

  it('cannot touch another company’s call', async () => {
    const { callSid } = (await (await post('phone', { fromNumber: '2145550142' })).json()) as {
      callSid: string
    }
    const other = await product.company('Other')
    expect((await post('phone/rejoin', { callSid }, other)).status).toBe(404)
    expect((await post('phone/hang-up', { callSid, seconds: 1 }, other)).status).toBe(404)
  })

  it('is refused a call that cannot be', async () => {
    const callSid = 'CA\u0000'
    expect((await post('phone/rejoin', { callSid })).status).toBe(400)
    expect((await post('phone/hang-up', { callSid, seconds: 1 })).status).toBe(400)
  })
})

describe('a database that is lost under the whole product', () => {
  it('leaves callers with the company’s own phone, and the webhooks without an error', async () => {
    const aPhone = () =>
      new CarrierPhone({
        server: product.url,
        token: CARRIER_TOKEN,
        from: '+12145550142',
        to: company.number,
      })
    const known = aPhone()
    await known.dial()
    state.isAway = true
    const caller = aPhone()
    await caller.dial()
    expect(await caller.ended).toEqual({ how: 'put through', number: '+14695550188' })
    expect(await known.say('I have a flat tire')).not.toBe('')
    await known.hangUp()
    state.isAway = false
  })
})

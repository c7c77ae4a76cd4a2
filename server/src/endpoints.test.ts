import * as contract from '@towline/contract'
import { type Endpoint, may, type Role } from '@towline/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from './features/auth/index.ts'
import { appendToPhoneCall, openPhoneCall } from './features/calls/index.ts'
import { insertEmployee } from './features/employees/index.ts'
import { saveAgentJob } from './features/voice/save-agent-job.ts'
import { systemOf } from './platform/actor.ts'
import type { Db } from './platform/db/index.ts'
import { newId } from './platform/ids.ts'
import { performed } from './platform/perform.ts'
import { embeddedCopy } from './testing/images.ts'
import { type Product, startProduct, type TestCompany } from './testing/product.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value
const everything: unknown[] = Object.values(contract)
const endpoints = everything.filter(isEndpoint)

/** Something of one company, by the names the samples use. */
type Things = {
  jobId: string
  phoneCallId: string
  chatId: string
  aiAgentChatId: string
  callSid: string
  number: string
}

/** A right request to each endpoint about things of one company; a new endpoint needs a line here. */
const samples: Record<string, (things: Things) => { path: string; body?: unknown }> = {
  readCompany: () => ({ path: '/towline/company' }),
  authenticate: () => ({ path: '/towline/admin/authenticate' }),
  logout: () => ({ path: '/towline/admin/logout', body: {} }),
  listPlans: () => ({ path: '/towline/plan' }),
  listCallHistory: () => ({ path: '/towline/customer/call_history/4695550142' }),
  searchCustomers: () => ({ path: '/towline/customer/search/Harriet' }),
  listRecentCalls: () => ({ path: '/towline/customer/calls' }),
  readChatRequest: ({ chatId }) => ({ path: `/towline/chatapi/${chatId}` }),
  readVoiceChat: ({ aiAgentChatId }) => ({ path: `/towline/chatapi/voicechat/${aiAgentChatId}` }),
  readDashboard: () => ({ path: '/towline/dashboard' }),
  searchDispatchCalls: () => ({
    path: '/towline/dispatch/search',
    body: { searchText: '', status: 'pending' },
  }),
  countDispatchCalls: () => ({ path: '/towline/dispatch/counts' }),
  readDispatchCall: ({ jobId }) => ({ path: `/towline/dispatch/${jobId}` }),
  saveDispatchCall: ({ jobId }) => ({
    path: '/towline/dispatch',
    body: { id: jobId, notes: 'mine now' },
  }),
  receiveText: () => ({ path: '/towline/messages/incoming', body: {} }),
  receiveTextStatus: () => ({ path: '/towline/messages/status', body: {} }),
  listTexts: () => ({ path: '/towline/messages/texts' }),
  answerCall: () => ({ path: '/towline/voice/incoming', body: {} }),
  endRelay: () => ({ path: '/towline/voice/ended', body: {} }),
  receiveCallStatus: () => ({ path: '/towline/voice/status', body: {} }),
  ringAgent: () => ({ path: '/towline/voice/phone', body: { fromNumber: '4695550142' } }),
  rejoinAgent: ({ callSid }) => ({ path: '/towline/voice/phone/rejoin', body: { callSid } }),
  hangUpPhone: ({ callSid }) => ({
    path: '/towline/voice/phone/hang-up',
    body: { callSid, seconds: 3 },
  }),
  register: () => ({ path: '/towline/register', body: {} }),
}

/** What every reply of one company about another's things must not contain. */
const secrets = ['Harriet', '1845 Elm', 'KTR4821']

describe('every endpoint', () => {
  let db: Db
  let product: Product
  let ours: TestCompany
  let theirs: TestCompany
  let things: Things
  const basics = new Map<Role, string>()

  beforeAll(async () => {
    db = await embeddedCopy()
    product = await startProduct(db)
    ours = await product.company('Our Towing')
    theirs = await product.company('Their Towing')
    for (const role of ['manager', 'dispatcher', 'driver'] as const)
      basics.set(role, await employ(role))
    things = await fill()
  })
  afterAll(async () => {
    await product.stop()
    await db.close()
  })

  async function employ(role: Role): Promise<string> {
    const passwordHash = await hashPassword('a long password')
    const email = `${role}@our-towing.example`
    await db.asCompany(ours.companyId, (tx) =>
      insertEmployee(tx, {
        id: newId(),
        companyId: ours.companyId,
        email,
        firstName: role,
        lastName: 'Test',
        phoneNumber: '',
        passwordHash,
        roles: [role],
        now: Date.now(),
      }),
    )
    return `${email}:a long password`
  }

  /** Gives our company a phone call with the job the agent made of it, completed by hand. */
  async function fill(): Promise<Things> {
    const actor = systemOf(ours.companyId)
    const callSid = 'CAours'
    const ring = { callSid, fromNumber: '4695550142', toNumber: ours.number }
    const call = await performed(product.app, openPhoneCall, { actor, input: { body: ring } })
    const draft = {
      facts: { customerName: 'Harriet Stone', customerPhone: '4695550142', towReason: 'Accident' },
      pickup: null,
      dropoff: null,
      mayText: null,
      confirmed: false,
      status: 'pending',
      emergency: false,
      // More than anybody could save by hand.
      notes: 'and then '.repeat(1000),
    } as const
    const input = { body: { phoneCallId: call.id, draft } }
    const { id, chatId } = await performed(product.app, saveAgentJob, { actor, input })
    const log = {
      phoneCallId: call.id,
      entries: [{ seq: 1, at: Date.now(), kind: 'heard', data: { words: 'at 1845 Elm' } }],
      memory: {},
      customData: { customer_name: 'Harriet Stone' },
    }
    await performed(product.app, appendToPhoneCall, { actor, input: { body: log } })
    const body = { id, pickupAddress: '1845 Elm St', licensePlateInfo: 'KTR4821' }
    const saved = await product.call('POST', '/towline/dispatch', { basic: ours.basic, body })
    // All of it sent back, as a dispatcher's page may do.
    const whole = await product.call('POST', '/towline/dispatch', {
      ...{ basic: ours.basic, body: await saved.json() },
    })
    expect(whole.status).toBe(200)
    const { aiAgentChatId } = call
    return { jobId: id, phoneCallId: call.id, chatId, aiAgentChatId, callSid, number: ours.number }
  }

  const ask = (endpoint: Endpoint, basic?: string) => {
    const sample = samples[endpoint.name]
    if (!sample) throw new Error(`samples needs a line for ${endpoint.name}`)
    const { path, body } = sample(things)
    return product.call(endpoint.method, path, {
      ...(basic ? { basic } : {}),
      ...(body === undefined ? {} : { body }),
    })
  }

  const withAccess = (kind: Endpoint['access']['kind']) =>
    endpoints
      .filter(({ access }) => access.kind === kind)
      .map((endpoint) => [endpoint.name, endpoint] as const)

  it('has a sample and answers at its address', () => {
    expect(Object.keys(samples).sort()).toEqual(endpoints.map(({ name }) => name).sort())
  })

  it.each(withAccess('staff'))('%s turns a stranger away with 401', async (_, endpoint) => {
    const reply = await ask(endpoint)
    expect(reply.status).toBe(401)
    expect(await reply.json()).toMatchObject({
      error: 'Unauthorized',
      message: 'Invalid email or password',
    })
  })

  it.each(withAccess('staff'))(
    '%s serves the roles that may and refuses the others',
    async (_, endpoint) => {
      if (endpoint.access.kind !== 'staff') return
      for (const [role, basic] of basics) {
        const { status } = await ask(endpoint, basic)
        if (may([role], endpoint.access.permission)) expect([200, 404], `${role}`).toContain(status)
        else expect(status, `${role}`).toBe(403)
      }
    },
  )

  it.each(withAccess('staff'))('%s shows another company nothing of ours', async (_, endpoint) => {
    const reply = await ask(endpoint, theirs.basic)
    const text = await reply.text()
    for (const secret of secrets) expect(text).not.toContain(secret)
    const takesAnId = samples[endpoint.name]?.toString().match(/jobId|callSid/)
    if (takesAnId) expect(reply.status).toBe(404)
  })

  it.each(withAccess('signed'))('%s refuses what no carrier has signed', async (_, endpoint) => {
    const { path } = samples[endpoint.name]?.(things) ?? { path: '' }
    for (const headers of [{}, { 'x-twilio-signature': 'bm90IHRoZSBzaWduYXR1cmU=' }]) {
      const reply = await fetch(product.url + path, {
        method: 'POST',
        headers,
        body: new URLSearchParams({ CallSid: 'CA1', To: ours.number, From: '+14695550142' }),
      })
      expect(reply.status).toBe(403)
    }
  })

  it.each(withAccess('staff'))(
    '%s goes on no further from a record of ours',
    async (_, endpoint) => {
      if (!endpoint.query) return
      for (const before of [things.jobId, things.phoneCallId]) {
        const { path, body } = samples[endpoint.name]?.(things) ?? { path: '' }
        const reply = await product.call(endpoint.method, `${path}?before=${before}`, {
          basic: theirs.basic,
          ...(body === undefined ? {} : { body }),
        })
        expect([200, 400]).toContain(reply.status)
        for (const secret of secrets) expect(await reply.clone().text()).not.toContain(secret)
      }
    },
  )

  it.each(withAccess('chat'))(
    '%s serves who holds the key, and what it opens only',
    async (_, endpoint) => {
      const reply = await ask(endpoint)
      expect(reply.status).toBe(200)
      expect(await reply.text()).toContain('Harriet Stone')
      const { jobId, phoneCallId, chatId, aiAgentChatId } = things
      for (const wrong of [jobId, phoneCallId, chatId.toLowerCase(), 'x'.repeat(22)])
        for (const path of [`/towline/chatapi/${wrong}`, `/towline/chatapi/voicechat/${wrong}`])
          expect([400, 404], path).toContain((await product.call('GET', path)).status)
      const swapped = [`/towline/chatapi/${aiAgentChatId}`, `/towline/chatapi/voicechat/${chatId}`]
      for (const path of swapped) expect((await product.call('GET', path)).status).toBe(404)
    },
  )

  it('gives a company nothing of another in any of its lists', async () => {
    const { jobId, phoneCallId } = things
    for (const path of ['customer/calls', 'customer/search/Harriet', 'messages/texts']) {
      const list = await product.call('GET', `/towline/${path}`, { basic: theirs.basic })
      expect(await list.text(), path).not.toContain(phoneCallId)
    }
    for (const body of [{ status: 'current' }, { status: 'current', before: jobId }]) {
      const found = await product.call('POST', '/towline/dispatch/search', {
        ...{ basic: theirs.basic, body },
      })
      expect(await found.json()).toEqual([])
    }
    const own = await product.call('GET', '/towline/customer/calls', { basic: ours.basic })
    expect(await own.text()).toContain(phoneCallId)
  })
})

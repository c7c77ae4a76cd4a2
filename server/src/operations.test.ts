import * as contract from '@towline/contract'
import { may, type Operation, type Role } from '@towline/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { hashPassword } from './features/auth/index.ts'
import { appendToPhoneCall, openPhoneCall } from './features/calls/index.ts'
import { insertEmployee } from './features/employees/index.ts'
import { accountsFile } from './features/imports/testing/samples.ts'
import { anImpound } from './features/impounds/testing/an-impound.ts'
import { anInvoice } from './features/invoices/testing/an-invoice.ts'
import { holdCall } from './features/voice/live-calls/hold-calls.ts'
import { saveAgentJob } from './features/voice/tools/save-agent-job.ts'
import { systemOf } from './platform/actor.ts'
import { executed } from './platform/execute.ts'
import { newId } from './platform/ids.ts'
import { agentDraft } from './testing/agent-draft.ts'
import { lastingDatabase } from './testing/database.ts'
import { CORNER, MONDAY, photo, samples, type Things } from './testing/operation-samples.ts'
import { type Product, startProduct, type TestCompany } from './testing/product.ts'

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value
const everything: unknown[] = Object.values(contract)
const operations = everything.filter(isOperation)

/** What every reply of one company about another's things must not contain. */
const secrets = ['Harriet', '1845 Elm', 'KTR4821']

describe('every operation', () => {
  const database = lastingDatabase()
  let product: Product
  let ours: TestCompany
  let theirs: TestCompany
  let things: Things
  const basics = new Map<Role, { basic: string; employee: Things['employee'] }>()

  beforeAll(async () => {
    product = await startProduct(database.db)
    ours = await product.company('Our Towing')
    theirs = await product.company('Their Towing')
    for (const role of ['manager', 'dispatcher', 'driver'] as const)
      basics.set(role, await employ(role))
    things = await fill()
  })
  afterAll(() => product.stop())

  async function employ(role: Role): Promise<{ basic: string; employee: Things['employee'] }> {
    const id = newId()
    const passwordHash = await hashPassword('a long password')
    const email = `${role}@our-towing.example`
    await database.db.asCompany(ours.companyId, (tx) =>
      insertEmployee(tx, {
        id,
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
    return { basic: `${email}:a long password`, employee: { id, email, roles: [role] } }
  }

  /** Gives our company a phone call with the job the agent made of it, completed by hand. */
  async function fill(): Promise<Things> {
    const actor = systemOf(ours.companyId)
    const callSid = 'CAours'
    const ring = { callSid, fromNumber: '4695550142', toNumber: ours.number }
    const call = await executed(product.app, openPhoneCall, { actor, input: { body: ring } })
    // Somewhere, so that people may tell its agent something.
    const held = { phoneCallId: call.id, holder: 'another process', isRecorded: false }
    await executed(product.app, holdCall, { actor, input: { body: held } })
    // More than anybody could save by hand.
    const draft = agentDraft(
      { customerName: 'Harriet Stone', customerPhone: '4695550142', towReason: 'Accident' },
      'and then '.repeat(1000),
    )
    const input = { body: { phoneCallId: call.id, draft } }
    const { id, chatId } = await executed(product.app, saveAgentJob, { actor, input })
    const log = {
      phoneCallId: call.id,
      entries: [{ seq: 1, at: Date.now(), kind: 'heard', data: { words: 'at 1845 Elm' } }],
      memory: {},
      customData: { customer_name: 'Harriet Stone' },
    }
    await executed(product.app, appendToPhoneCall, { actor, input: { body: log } })
    const body = {
      id,
      pickupAddress: '1845 Elm St',
      licensePlateInfo: 'KTR4821',
      canReceiveText: true,
      driverName: 'Teo Alvarez',
    }
    const saved = await product.call('POST', '/towline/dispatch', { basic: ours.basic, body })
    // All of it sent back, as a dispatcher's page may do.
    const whole = await product.call('POST', '/towline/dispatch', {
      basic: ours.basic,
      body: await saved.json(),
    })
    expect(whole.status).toBe(200)
    const { aiAgentChatId } = call
    const place = { place: { lat: 33.1, lng: -96.8 } }
    const sent = await product.call('POST', `/towline/chatapi/${chatId}/place`, { body: place })
    expect(sent.status).toBe(200)
    const mediaId = newId()
    const added = await product.call('POST', `/towline/media/of/${id}`, {
      basic: ours.basic,
      file: photo,
      headers: { 'x-upload-id': mediaId, 'x-file-name': 'Harriet.png' },
    })
    expect(added.status).toBe(200)
    const sentMediaId = newId()
    const photographed = await product.call('POST', `/towline/chatapi/${chatId}/media`, {
      file: photo,
      headers: { 'x-upload-id': sentMediaId },
    })
    expect(photographed.status).toBe(200)
    const employee = basics.get('driver')?.employee
    if (!employee) throw new Error('nobody is employed yet')
    const truckId = await make('truck', { name: 'Flatbed 1', licensePlate: 'KTR4821' })
    const tracker = await product.call('POST', `/towline/truck/${truckId}/tracker`, {
      basic: ours.basic,
    })
    const { url } = contract.Tracker.parse(await tracker.json())
    const lotId = await make('impound-lot', { name: 'Harriet’s yard' })
    const taken = await product.call('POST', '/towline/impound', {
      basic: ours.basic,
      body: anImpound(lotId, MONDAY),
    })
    const { file } = z.object({ file: z.object({ id: z.string() }) }).parse(await taken.json())
    const impoundId = file.id
    const importId = newId()
    const list = await product.call('POST', '/towline/imports/of/accounts', {
      basic: ours.basic,
      file: accountsFile,
      headers: { 'x-upload-id': importId, 'x-file-name': 'Harriet.csv' },
    })
    expect(list.status).toBe(200)
    return {
      jobId: id,
      phoneCallId: call.id,
      chatId,
      aiAgentChatId,
      callSid,
      number: ours.number,
      employee,
      mediaId,
      sentMediaId,
      truckId,
      trackerId: url.slice(url.lastIndexOf('/') + 1),
      accountId: await make('api/vault/Vendor', { name: 'Harriet Stone Garage' }),
      rateSheetId: await make('rates', {
        validFrom: '2099-01-01',
        rates: { extras: [{ name: 'Harriet’s winch', rate: 70 }] },
      }),
      savedReportId: await make('saved-report', {
        name: 'Harriet’s month',
        question: { kind: 'jobs' },
      }),
      zoneId: await make('zone', { name: 'Harriet’s corner', color: 'teal', areas: [CORNER] }),
      lotId,
      impoundId,
      letterId: newId(),
      storedMediaId: newId(),
      importId,
      ...(await anInvoice(product, ours.basic)),
    }
  }

  async function make(path: string, body: unknown): Promise<string> {
    const made = await product.call('POST', `/towline/${path}`, { basic: ours.basic, body })
    expect(made.status).toBe(200)
    return z.object({ id: z.string() }).parse(await made.json()).id
  }

  const ask = (operation: Operation, basic?: string, employee = things.employee) => {
    const sample = samples[operation.name]
    if (!sample) throw new Error(`samples needs a line for ${operation.name}`)
    const { path, body, ...more } = sample({ ...things, employee })
    return product.call(operation.method, path, {
      ...more,
      ...(basic ? { basic } : {}),
      ...(body === undefined ? {} : { body }),
    })
  }

  const withAccess = (kind: Operation['access']['kind']) =>
    operations
      .filter(({ access }) => access.kind === kind)
      .map((operation) => [operation.name, operation] as const)

  it('has a sample and answers at its address', () => {
    expect(Object.keys(samples).sort()).toEqual(operations.map(({ name }) => name).sort())
  })

  it.each(withAccess('staff'))('%s turns a stranger away with 401', async (_, operation) => {
    const reply = await ask(operation)
    expect(reply.status).toBe(401)
    expect(await reply.json()).toMatchObject({
      error: 'Unauthorized',
      message: 'Invalid email or password',
    })
  })

  it.each(withAccess('staff'))(
    '%s serves the roles that may and refuses the others',
    async (_, operation) => {
      if (operation.access.kind !== 'staff') return
      for (const [role, { basic, employee }] of basics) {
        const { status } = await ask(operation, basic, employee)
        if (may([role], operation.access.permission))
          expect([200, 404, 409], `${role}`).toContain(status)
        else expect(status, `${role}`).toBe(403)
      }
    },
  )

  it.each(withAccess('staff'))('%s shows another company nothing of ours', async (_, operation) => {
    const reply = await ask(operation, theirs.basic)
    const text = await reply.text()
    for (const secret of secrets) expect(text).not.toContain(secret)
    const takesAnId = samples[operation.name]
      ?.toString()
      .match(/\b(?:jobId|callSid|phoneCallId|truckId|accountId|rateSheetId|mediaId)\b|{ employee }/)
    if (takesAnId) expect(reply.status).toBe(404)
  })

  it.each(withAccess('signed'))('%s refuses what no carrier has signed', async (_, operation) => {
    const { path } = samples[operation.name]?.(things) ?? { path: '' }
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
    async (_, operation) => {
      if (!operation.query) return
      for (const before of [things.jobId, things.phoneCallId]) {
        const { path, body } = samples[operation.name]?.(things) ?? { path: '' }
        const reply = await product.call(operation.method, `${path}?before=${before}`, {
          basic: theirs.basic,
          ...(body === undefined ? {} : { body }),
        })
        expect([200, 400, 404]).toContain(reply.status)
        for (const secret of secrets) expect(await reply.clone().text()).not.toContain(secret)
      }
    },
  )

  it.each(withAccess('chat'))(
    '%s serves who holds the key, and what it opens only',
    async (_, operation) => {
      const reply = await ask(operation)
      expect(reply.status).toBe(200)
      if (operation.method === 'GET' && !operation.carries)
        expect(await reply.text()).toContain('Harriet Stone')
      const { jobId, phoneCallId, chatId, aiAgentChatId } = things
      for (const wrong of [jobId, phoneCallId, chatId.toLowerCase(), 'x'.repeat(22)])
        for (const path of ['', 'messages/', 'voicechat/'].map(
          (before) => `/towline/chatapi/${before}${wrong}`,
        ))
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
        basic: theirs.basic,
        body,
      })
      expect(await found.json()).toEqual([])
    }
    const own = await product.call('GET', '/towline/customer/calls', { basic: ours.basic })
    expect(await own.text()).toContain(phoneCallId)
  })
})

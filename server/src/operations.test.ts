import * as contract from '@towline/contract'
import { may, type Operation, type Role } from '@towline/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { hashPassword } from './features/auth/index.ts'
import { appendToPhoneCall, openPhoneCall } from './features/calls/index.ts'
import { insertEmployee } from './features/employees/index.ts'
import { holdCall } from './features/voice/live-calls/hold-calls.ts'
import { saveAgentJob } from './features/voice/tools/save-agent-job.ts'
import { systemOf } from './platform/actor.ts'
import type { Db } from './platform/db/index.ts'
import { executed } from './platform/execute.ts'
import { newId } from './platform/ids.ts'
import { embeddedCopy } from './testing/images.ts'
import { type Product, startProduct, type TestCompany } from './testing/product.ts'

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value
const everything: unknown[] = Object.values(contract)
const operations = everything.filter(isOperation)

/** Something of one company, by the names the samples use. */
type Things = {
  jobId: string
  /** Of the company; where a role asks, whoever asks. */
  employee: Pick<contract.Employee, 'id' | 'email' | 'roles'>
  truckId: string
  accountId: string
  rateSheetId: string
  mediaId: string
  /** A photo the customer sent in his chat. */
  sentMediaId: string
  phoneCallId: string
  chatId: string
  aiAgentChatId: string
  callSid: string
  number: string
}

type Sample = { path: string; body?: unknown; file?: Blob; headers?: Record<string, string> }

/** The smallest of photos. */
const photo = new Blob([
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
])

/** A right request to each operation about things of one company; a new operation needs a line here. */
const samples: Record<string, (things: Things) => Sample> = {
  readCompany: () => ({ path: '/towline/company' }),
  saveCompany: () => ({
    path: '/towline/company',
    body: { name: 'Our Towing', phoneNumber: '4695550188', zip: '75034' },
  }),
  authenticate: () => ({ path: '/towline/admin/authenticate' }),
  logout: () => ({ path: '/towline/admin/logout', body: {} }),
  forgotPassword: () => ({
    path: '/towline/admin/forgot-password',
    body: { email: 'nobody@x.example' },
  }),
  readPasswordLink: () => ({ path: '/towline/admin/password-link', body: { token: 'x' } }),
  resetPassword: () => ({ path: '/towline/admin/reset-password', body: {} }),
  inviteEmployee: ({ employee }) => ({ path: `/towline/employee/${employee.id}/invite` }),
  listEmployees: () => ({ path: '/towline/employee/all' }),
  listEmployeesBy: () => ({ path: '/towline/employee/all/driver' }),
  readEmployee: ({ employee }) => ({ path: `/towline/employee/${employee.id}` }),
  saveEmployee: ({ employee }) => ({
    path: '/towline/employee',
    body: { ...employee, firstName: 'Kit', lastName: 'Test', phoneNumber: '4695550177' },
  }),
  listTrucks: () => ({ path: '/towline/truck/all/active' }),
  saveTruck: ({ truckId }) => ({
    path: '/towline/truck',
    body: { id: truckId, name: 'Flatbed 1', status: 'active' },
  }),
  removeTruck: ({ truckId }) => ({ path: `/towline/truck/${truckId}` }),
  listVendors: () => ({ path: '/towline/vendor/search', body: {} }),
  listAccountTypes: () => ({ path: '/towline/vendor/types' }),
  searchAccounts: () => ({ path: '/towline/api/vault/Vendor/byCriteria', body: {} }),
  readAccount: ({ accountId }) => ({ path: `/towline/api/vault/Vendor/${accountId}` }),
  saveAccount: ({ accountId }) => ({
    path: '/towline/api/vault/Vendor',
    body: { id: accountId, name: 'Harriet Stone Garage' },
  }),
  listRateSheets: ({ accountId }) => ({ path: `/towline/rates/${accountId}` }),
  listRateAccounts: () => ({ path: '/towline/rate-accounts' }),
  saveRateSheet: ({ accountId }) => ({
    path: '/towline/rates',
    body: {
      accountId,
      validFrom: '2099-01-01',
      rates: { services: [{ service: 'Tow', base: 95 }] },
    },
  }),
  removeRateSheet: ({ rateSheetId }) => ({ path: `/towline/rate-sheet/${rateSheetId}` }),
  exportRateSheet: ({ rateSheetId }) => ({ path: `/towline/rate-sheet/${rateSheetId}/csv` }),
  readRatesCsv: () => ({ path: '/towline/rates/csv', body: { csv: 'Kind,Name,Price' } }),
  listRateHistory: ({ accountId }) => ({ path: `/towline/rates/${accountId}/history` }),
  priceJob: () => ({ path: '/towline/dispatch/price', body: { towReason: 'Breakdown' } }),
  listPlans: () => ({ path: '/towline/plan' }),
  listCallHistory: () => ({ path: '/towline/customer/call_history/4695550142' }),
  searchCustomers: () => ({ path: '/towline/customer/search/Harriet' }),
  listRecentCalls: () => ({ path: '/towline/customer/calls' }),
  readChatRequest: ({ chatId }) => ({ path: `/towline/chatapi/${chatId}` }),
  readVoiceChat: ({ aiAgentChatId }) => ({ path: `/towline/chatapi/voicechat/${aiAgentChatId}` }),
  listChatMessages: ({ chatId }) => ({ path: `/towline/chatapi/messages/${chatId}` }),
  sendCustomerPlace: ({ chatId }) => ({
    path: `/towline/chatapi/${chatId}/place`,
    body: { place: { lat: 33.1, lng: -96.8 } },
  }),
  sendCustomerMedia: ({ chatId }) => ({
    path: `/towline/chatapi/${chatId}/media`,
    file: photo,
    headers: { 'x-upload-id': newId(), 'x-file-name': 'Harriet.png' },
  }),
  readCustomerThumbnail: ({ chatId, sentMediaId }) => ({
    path: `/towline/chatapi/${chatId}/media/${sentMediaId}`,
  }),
  openJobChat: ({ jobId }) => ({ path: `/towline/chat/of/${jobId}` }),
  textChatLink: ({ jobId }) => ({ path: `/towline/chat/of/${jobId}/text` }),
  listActiveCustomers: () => ({ path: '/towline/chat/customers' }),
  readDashboard: () => ({ path: '/towline/dashboard' }),
  readDashboardCharts: () => ({ path: '/towline/dashboard/charts' }),
  readSubscription: () => ({ path: '/towline/subscription' }),
  openPortal: () => ({ path: '/towline/subscription/portal' }),
  openCheckout: () => ({ path: '/towline/subscription/checkout' }),
  readCheckout: () => ({ path: `/towline/register/${'x'.repeat(30)}` }),
  receivePaymentEvent: () => ({ path: '/towline/billing/webhook', body: {} }),
  readSandboxCheckout: () => ({ path: `/towline/sandbox/checkout/${'x'.repeat(30)}` }),
  paySandboxCheckout: () => ({ path: `/towline/sandbox/checkout/${'x'.repeat(30)}`, body: {} }),
  readSandboxPortal: () => ({ path: `/towline/sandbox/portal/${'x'.repeat(30)}` }),
  useSandboxPortal: () => ({ path: `/towline/sandbox/portal/${'x'.repeat(30)}`, body: {} }),
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
  takeStep: ({ jobId }) => ({
    path: `/towline/dispatch/${jobId}/step`,
    body: { step: 'dispatch' },
  }),
  listOwnJobs: () => ({ path: '/towline/driver/jobs' }),
  takeOwnStep: ({ jobId }) => ({
    path: `/towline/driver/jobs/${jobId}/step`,
    body: { step: 'enroute' },
  }),
  addOwnNote: ({ jobId }) => ({
    path: `/towline/driver/jobs/${jobId}/note`,
    body: { text: 'Gate code 12', key: newId() },
  }),
  readPushKey: () => ({ path: '/towline/driver/push' }),
  subscribePush: () => ({
    path: '/towline/driver/push',
    body: {
      endpoint: 'https://fcm.googleapis.com/fcm/send/x',
      keys: { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) },
    },
  }),
  unsubscribePush: () => ({
    path: '/towline/driver/push/remove',
    body: { endpoint: 'https://fcm.googleapis.com/fcm/send/x' },
  }),
  listSuggestions: () => ({ path: '/towline/offers/suggestions' }),
  listOffers: () => ({ path: '/towline/offers' }),
  // The sample job is over; offers.test.ts tries it on another company's.
  offerJob: () => ({
    path: `/towline/dispatch/${newId()}/offer`,
    body: { driverId: newId() },
  }),
  withdrawOffer: () => ({ path: `/towline/offers/${newId()}/withdraw` }),
  listOwnOffers: () => ({ path: '/towline/driver/offers' }),
  seeOffer: () => ({ path: `/towline/driver/offers/${newId()}/seen` }),
  receiveOffer: () => ({ path: `/towline/driver/offers/${newId()}/received` }),
  acceptOffer: () => ({ path: `/towline/driver/offers/${newId()}/accept` }),
  declineOffer: () => ({
    path: `/towline/driver/offers/${newId()}/decline`,
    body: { reason: 'Too far away' },
  }),
  openOfferLink: () => ({ path: '/towline/offers/link', body: { token: 'x'.repeat(22) } }),
  readOfferSettings: () => ({ path: '/towline/offers/settings' }),
  saveOfferSettings: () => ({ path: '/towline/offers/settings', body: { seconds: 60 } }),
  readDuty: () => ({ path: '/towline/driver/duty' }),
  setDuty: () => ({ path: '/towline/driver/duty', body: { onDuty: true } }),
  undoStep: ({ jobId }) => ({ path: `/towline/dispatch/${jobId}/undo`, body: { version: 2 } }),
  listHistory: ({ jobId }) => ({ path: `/towline/dispatch/${jobId}/history` }),
  findDuplicates: () => ({
    path: '/towline/dispatch/duplicates',
    body: { customerPhone: '4695550142', licensePlateInfo: 'KTR4821' },
  }),
  rankDrivers: () => ({
    path: '/towline/dispatch/candidates',
    body: { pickupAddressLatLng: null, vehicleType: '', driveType: '', towReason: '' },
  }),
  reserveDriver: ({ jobId }) => ({
    path: '/towline/dispatch/reservation',
    body: { driverId: jobId },
  }),
  releaseDriver: () => ({
    path: '/towline/dispatch/reservation/release',
    body: { driverId: newId() },
  }),
  sendPosition: () => ({
    path: '/towline/employee/position',
    body: { place: { lat: 33.1, lng: -96.8 } },
  }),
  listPositions: () => ({ path: '/towline/employee/positions' }),
  readMapGround: () => ({ path: '/towline/map/ground' }),
  listTowns: () => ({ path: '/towline/map/towns?south=33&west=-97&north=33.5&east=-96.5' }),
  suggestPlaces: () => ({ path: '/towline/map/suggest?text=1845' }),
  checkPlace: () => ({ path: '/towline/map/check', body: { text: 'Frisco TX' } }),
  readRoute: ({ jobId }) => ({ path: `/towline/dispatch/${jobId}/route` }),
  listMedia: ({ jobId }) => ({ path: `/towline/media/of/${jobId}` }),
  uploadMedia: ({ jobId, mediaId }) => ({
    path: `/towline/media/of/${jobId}`,
    file: photo,
    headers: { 'x-upload-id': mediaId, 'x-file-name': 'Harriet.png' },
  }),
  readMediaFile: ({ mediaId }) => ({ path: `/towline/media/${mediaId}/file` }),
  readMediaThumbnail: ({ mediaId }) => ({ path: `/towline/media/${mediaId}/thumbnail` }),
  removeMedia: ({ mediaId }) => ({ path: `/towline/media/${mediaId}` }),
  receiveText: () => ({ path: '/towline/messages/incoming', body: {} }),
  receiveTextStatus: () => ({ path: '/towline/messages/status', body: {} }),
  listTexts: () => ({ path: '/towline/messages/texts' }),
  listMails: () => ({ path: '/towline/messages/mails' }),
  sendEmail: (things) => ({
    path: '/towline/communication/send-email',
    body: { email: things.employee.email, subject: 'Shift', message: 'Can you take Friday?' },
  }),
  sendSms: () => ({
    path: '/towline/communication/send-sms',
    body: { phoneNumber: '4695550142', message: 'We are on the way.' },
  }),
  readMessage: ({ jobId }) => ({ path: `/towline/communication/${jobId}` }),
  answerCall: () => ({ path: '/towline/voice/incoming', body: {} }),
  endRelay: () => ({ path: '/towline/voice/ended', body: {} }),
  receiveCallStatus: () => ({ path: '/towline/voice/status', body: {} }),
  listLiveCalls: () => ({ path: '/towline/voice/live' }),
  readLiveCall: ({ phoneCallId }) => ({ path: `/towline/voice/live/${phoneCallId}` }),
  correctLiveCall: ({ phoneCallId }) => ({
    path: `/towline/voice/live/${phoneCallId}/correct`,
    body: { facts: { vehicleColor: 'blue' } },
  }),
  whisperToAgent: ({ phoneCallId }) => ({
    path: `/towline/voice/live/${phoneCallId}/whisper`,
    body: { words: 'hurry up' },
  }),
  takeLiveCall: ({ phoneCallId }) => ({
    path: `/towline/voice/live/${phoneCallId}/take`,
    body: {},
  }),
  briefPerson: () => ({ path: '/towline/voice/brief?call=CAours', body: {} }),
  receiveRecording: () => ({ path: '/towline/voice/recording', body: {} }),
  readCallRecording: ({ phoneCallId }) => ({
    path: `/towline/voice/calls/${phoneCallId}/recording`,
  }),
  readRecordingSound: ({ phoneCallId }) => ({
    path: `/towline/voice/calls/${phoneCallId}/recording/sound`,
  }),
  callAgent: () => ({ path: '/towline/voice/phone', body: { fromNumber: '4695550142' } }),
  rejoinAgent: ({ callSid }) => ({ path: '/towline/voice/phone/rejoin', body: { callSid } }),
  hangUpPhone: ({ callSid }) => ({
    path: '/towline/voice/phone/hang-up',
    body: { callSid, seconds: 3 },
  }),
  listPracticeCallers: () => ({ path: '/towline/voice/practice/callers' }),
  callAsCaller: () => ({ path: '/towline/voice/practice', body: { callerId: 'flat-at-home' } }),
  answerAsCaller: () => ({
    path: '/towline/voice/practice/answer',
    body: { callerId: 'flat-at-home', noise: 'none', heard: ['How can I help?'] },
  }),
  markPractice: () => ({
    path: '/towline/voice/practice/marks',
    body: {
      callerId: 'flat-at-home',
      lines: [{ who: 'agent', words: 'How can I help?' }],
      ended: 'caller hung up',
      seconds: 3,
      job: null,
    },
  }),
  readRecordedCall: ({ phoneCallId }) => ({ path: `/towline/voice/calls/${phoneCallId}/log` }),
  readReaders: () => ({ path: '/towline/voice/readers' }),
  tryModel: () => ({ path: '/towline/voice/readers/try', body: { model: 'gpt-4.1-mini' } }),
  tryAgent: () => ({ path: '/towline/voice/try' }),
  register: () => ({ path: '/towline/register', body: {} }),
  readConfirmation: () => ({ path: '/towline/confirm-email/link', body: {} }),
  confirmEmail: () => ({ path: '/towline/confirm-email', body: {} }),
  sendConfirmation: () => ({ path: '/towline/confirm-email/send' }),
  sendContact: () => ({ path: '/towline/contact', body: {} }),
}

/** What every reply of one company about another's things must not contain. */
const secrets = ['Harriet', '1845 Elm', 'KTR4821']

describe('every operation', () => {
  let db: Db
  let product: Product
  let ours: TestCompany
  let theirs: TestCompany
  let things: Things
  const basics = new Map<Role, { basic: string; employee: Things['employee'] }>()

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

  async function employ(role: Role): Promise<{ basic: string; employee: Things['employee'] }> {
    const id = newId()
    const passwordHash = await hashPassword('a long password')
    const email = `${role}@our-towing.example`
    await db.asCompany(ours.companyId, (tx) =>
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
      truckId: await make('truck', { name: 'Flatbed 1', licensePlate: 'KTR4821' }),
      accountId: await make('api/vault/Vendor', { name: 'Harriet Stone Garage' }),
      rateSheetId: await make('rates', {
        validFrom: '2099-01-01',
        rates: { extras: [{ name: 'Harriet’s winch', rate: 70 }] },
      }),
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
          expect([200, 404], `${role}`).toContain(status)
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
      .match(/jobId|callSid|phoneCallId|{ employee }|truckId|accountId|rateSheetId|mediaId/)
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

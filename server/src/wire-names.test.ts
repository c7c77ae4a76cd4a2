import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { appendToPhoneCall, openPhoneCall } from './features/calls/index.ts'
import { saveAgentJob } from './features/voice/tools/save-agent-job.ts'
import { systemOf } from './platform/actor.ts'
import { executed } from './platform/execute.ts'
import { lastingDatabase } from './testing/database.ts'
import { type Product, startProduct, type TestCompany } from './testing/product.ts'
import { openLine } from './testing/test-connection.ts'

const words = (text: string) => text.trim().split(/\s+/)

/** The names a client written for the product goes by; they are written out here so that no change of ours moves them. */
const names = {
  plan: words('code name price numberOfCalls features.0.description planId priceId'),
  registration: words('sessionId companyId twilioPhoneNumber status message'),
  user: words('id companyId name email'),
  record: words('id fromNumber createdDate customData.customer_name'),
  figures: words(
    'totalRecordsThisMonth totalTimeThisMonth callsRemaining totalRecords totalTimeAll',
  ),
  job: words(`id companyId customerName customerPhone canReceiveText customerPhoneForText pickupAddress
    inputPickupAddress validPickupAddress pickupAddressLatLng dropoffAddress inputDropoffAddress
    validDropoffAddress dropoffAddressLatLng vehicleColor vehicleYear vehicleMake vehicleModel
    vehicleCondition vehicle towReason licensePlateInfo licensePlateState vin vendorId vendorName billToId
    billToName inputVendorName vendorAccountNumber vendorContactName vendorContactNumber callerType
    twilioCallId fromNumber toNumber dispatchNumber status csChatId aiAgentChatId dispatcherId dispatcherName
    driverId driverName truckId truckName accountNotes notes billingNotes createdDate dispatchedDateTime
    enrouteDateTime onSceneDateTime towingDateTime destinationArrivalDateTime completedDateTime etaDateTime
    mcDispatchNumber mcMembershipNumber mcCoverageAmt poNumber contactName contactPhoneNumber contactCategory
    contactEmail contactAddress contactZip priority invoiceNumber driveType vehicleType keyLocation
    vehicleOdometer statusDate balance billing.lineItems billing.taxPercent billing.taxAmount
    billing.totalAmountPreTax billing.totalAmount`),
  vendor: words('id name'),
  employee:
    words(`id email firstName lastName phoneNumber tdlrNumber lastLogin licenseExpirationDate notes
    licenseNumber licenseClass emergencyContactName emergencyContactPhone roles`),
  truck:
    words(`id name type duty licensePlate vin manufacturer model year tdlrNumber status plateExpDate
    notes`),
  company: words('name phoneNumber street city zip aiAgentName twilioPhoneNumber'),
  type: words('value label'),
  account:
    words(`id type name accountNumber contactName contactPhoneNumber contactFaxNumber contactEmail
    accountManagerId accountManagerEmail taxExempt emailInvoicesAutomatically disabled addContactToCalls
    address city state zip useAddressAs billingAddress billingCity billingState billingZip
    billingContactName billingContactEmail isActive isCallOut isDeleted`),
  chat: words('id customerName customerPhone vehicle vehicleColor companyId aiAgentChatId'),
  message: words('id role name chatId companyId content'),
  voiceChat: words(`chatHistory.0.id chatHistory.0.role chatHistory.0.content fromNumber
    customData.customer_name customData.from_number customData.reason customData.start_time
    customData.pickup_address customData.valid_pickup_address customData.dropoff_address
    customData.valid_dropoff_address customData.vehicle customData.vehicle_color customData.text_accepted`),
}

/** What there is to ask about; every name may stand in braces in a path or a body. */
type Things = Record<
  'manager' | 'employee' | 'gone' | 'truck' | 'spare' | 'account' | 'chat' | 'voiceChat',
  string
>

type Row = {
  call: string
  body?: unknown
  /** Without an Authorization header. */
  open?: true
  /** Names the answer has, or each entry of it when it is a list. */
  has?: string[]
  list?: true
  /** Fields of the answer, or of one entry of it. */
  says?: Record<string, unknown>
}

const registration = {
  email: 'olive@new-towing.example',
  password: 'correct horse',
  confirmPassword: 'correct horse',
  firstName: 'Olive',
  lastName: 'Owner',
  companyName: 'New Towing',
  phoneNumber: '4695550199',
  street: '',
  city: '',
  zip: '75034',
  aiAgentName: '',
  priceId: null,
  planId: '100',
  planType: 'trial',
}
const kit = {
  email: 'kit@our-towing.example',
  firstName: 'Kit',
  lastName: 'Driver',
  password: '',
  phoneNumber: '(469) 555-0177',
  roles: ['driver', 'dispatcher'],
}
const sixFields = {
  name: 'Our Towing',
  phoneNumber: '4695550188',
  street: '1 Yard Rd',
  city: 'Frisco',
  zip: '75034',
  aiAgentName: 'Riley',
}

/** The table of calls, each line as the page of the product sends it. */
const table: Row[] = [
  { call: 'GET plan', open: true, list: true, has: names.plan, says: { price: 599 } },
  {
    call: 'POST register',
    open: true,
    body: registration,
    has: names.registration,
    says: { sessionId: '', message: '' },
  },
  {
    call: 'POST contact',
    open: true,
    says: { status: 'received' },
    body: {
      name: 'Val',
      email: 'val@x.example',
      phoneNumber: '(469) 555-0155',
      companyName: 'Val Towing',
      comments: 'How much for two trucks?',
      source: '',
    },
  },
  { call: 'GET admin/authenticate', has: names.user, says: { id: '{manager}' } },
  { call: 'GET customer/call_history/4695550142', list: true, has: names.record },
  { call: 'GET customer/call_history/(469)%20555-0142', list: true, has: names.record },
  {
    call: 'GET customer/search/harr',
    list: true,
    has: names.record,
    says: { fromNumber: '4695550142' },
  },
  { call: 'GET dashboard', has: names.figures, says: { totalRecords: 1 } },
  {
    call: 'POST dispatch/search',
    body: { searchText: '', status: 'pending' },
    list: true,
    has: names.job,
    says: { customerName: 'Harriet Stone' },
  },
  {
    call: 'POST dispatch',
    body: { customerName: 'Ada', billing: { lineItems: [] } },
    has: names.job,
    says: { customerName: 'Ada', status: 'pending' },
  },
  { call: 'PUT vendor/search', list: true, has: names.vendor },
  { call: 'GET employee/all', list: true, has: names.employee, says: { id: '{employee}' } },
  { call: 'GET employee/all/manager', list: true, has: names.employee, says: { id: '{manager}' } },
  { call: 'GET employee/all/dispatcher', list: true, has: names.employee },
  { call: 'GET employee/all/driver', list: true, has: names.employee, says: { id: '{employee}' } },
  {
    call: 'GET employee/all/deleted',
    list: true,
    has: names.employee,
    says: { firstName: 'Gone' },
  },
  { call: 'GET employee/{employee}', has: names.employee, says: { firstName: 'Dee' } },
  {
    call: 'POST employee',
    body: kit,
    has: names.employee,
    says: { phoneNumber: '4695550177', roles: ['dispatcher', 'driver'], licenseExpirationDate: 0 },
  },
  {
    call: 'POST communication/send-email',
    body: { email: 'dee@our-towing.example', subject: 'Shift', message: 'Friday?' },
  },
  {
    call: 'POST communication/send-sms',
    body: { phoneNumber: '4695550166', message: 'Friday?' },
  },
  { call: 'GET truck/all/active', list: true, has: names.truck, says: { id: '{truck}' } },
  { call: 'GET truck/all/inactive', list: true, has: names.truck, says: { name: 'Resting' } },
  { call: 'GET truck/all/deleted', list: true, has: names.truck, says: { name: 'Sold' } },
  {
    call: 'POST truck',
    body: { name: 'Flatbed 2', type: 'FlatBed', duty: 'Light' },
    has: names.truck,
    says: { type: 'FlatBed', status: 'active', plateExpDate: 0 },
  },
  { call: 'DELETE truck/{spare}', has: names.truck, says: { status: 'deleted' } },
  { call: 'GET company', has: [...names.company, 'agent'], says: { name: 'Our Towing' } },
  { call: 'PUT company', body: sixFields, has: names.company, says: sixFields },
  {
    call: 'POST api/vault/Vendor/byCriteria',
    list: true,
    has: names.account,
    body: { type: 'Account', name: 'STONE', accountManagerId: '' },
    says: { id: '{account}' },
  },
  { call: 'GET vendor/types', list: true, has: names.type },
  {
    call: 'GET api/vault/Vendor/{account}',
    has: names.account,
    says: { name: 'Stone (1) Garage' },
  },
  {
    call: 'POST api/vault/Vendor',
    body: { id: null, name: 'Second', type: 'Account' },
    has: names.account,
    says: { name: 'Second', isActive: true, useAddressAs: '' },
  },
  { call: 'GET chatapi/{chat}', open: true, has: names.chat, says: { id: '{chat}' } },
  {
    call: 'GET chatapi/messages/{chat}',
    open: true,
    list: true,
    has: names.message,
    says: { role: 'customer', name: 'Harriet Stone', content: 'Where are you?' },
  },
  {
    call: 'GET chatapi/voicechat/{voiceChat}',
    open: true,
    has: names.voiceChat,
    says: { fromNumber: '4695550142' },
  },
]

/** The same calls as looser clients send them: more, less, or null for nothing. */
const loosely: (Row & { how: string })[] = [
  { how: 'a country code', call: 'GET customer/call_history/%2B14695550142', list: true },
  { how: 'a formatted number', call: 'GET customer/search/(469)%20555-01', list: true },
  { how: 'an empty object', call: 'PUT vendor/search', body: {}, list: true },
  { how: 'null', call: 'PUT vendor/search', body: null, list: true },
  { how: 'a null text', call: 'PUT vendor/search', body: { searchText: null }, list: true },
  {
    how: 'a null text',
    call: 'POST dispatch/search',
    list: true,
    body: { searchText: null, status: 'pending' },
  },
  { how: 'no criteria', call: 'POST api/vault/Vendor/byCriteria', body: {}, list: true },
  { how: 'no body', call: 'POST api/vault/Vendor/byCriteria', list: true },
  {
    how: 'criteria that are null',
    call: 'POST api/vault/Vendor/byCriteria',
    list: true,
    body: { type: null, name: null, accountManagerId: null },
  },
  {
    how: 'criteria that are empty',
    call: 'POST api/vault/Vendor/byCriteria',
    list: true,
    body: { type: '', name: '', accountManagerId: '' },
    says: { id: '{account}' },
  },
  {
    how: 'the type alone',
    call: 'POST api/vault/Vendor/byCriteria',
    list: true,
    body: { type: 'Account' },
    says: { id: '{account}' },
  },
  {
    how: 'signs of a pattern',
    call: 'POST api/vault/Vendor/byCriteria',
    list: true,
    body: { name: 'e (1) g' },
    says: { id: '{account}' },
  },
  {
    how: 'the six fields and more',
    call: 'PUT company',
    says: { city: 'Frisco' },
    body: { ...sixFields, street: null, twilioPhoneNumber: '1', voiceAgent: {} },
  },
  {
    how: 'null for what is optional, and more',
    call: 'POST contact',
    open: true,
    body: {
      name: 'Val',
      email: 'val@x.example',
      phoneNumber: 4695550155,
      source: null,
      companyName: 'Val Towing',
      comments: 'How much?',
      newsletter: true,
    },
  },
  {
    how: 'a formatted number',
    call: 'POST communication/send-sms',
    body: { phoneNumber: '+1 (469) 555-0166', message: 'Friday?' },
  },
  {
    how: 'no subject',
    call: 'POST communication/send-email',
    body: { email: 'dee@our-towing.example', subject: '', message: 'Friday?' },
  },
]

/** Records that a page reads and sends back whole, with something changed and something we do not know. */
const sentBack: { read: string; save: string; change: object }[] = [
  { read: 'GET company', save: 'PUT company', change: { aiAgentName: 'Sam' } },
  {
    read: 'GET employee/{employee}',
    save: 'POST employee',
    change: { password: '', licenseClass: 'B', confirmPassword: '' },
  },
  { read: 'GET employee/{gone}', save: 'POST employee', change: { notes: 'left in May' } },
  {
    read: 'GET api/vault/Vendor/{account}',
    save: 'POST api/vault/Vendor',
    change: { city: 'Plano' },
  },
  { read: 'GET truck/all/inactive', save: 'POST truck', change: { model: '389' } },
  { read: 'GET truck/all/deleted', save: 'POST truck', change: { notes: 'sold in May' } },
  {
    read: 'POST dispatch/search',
    save: 'POST dispatch',
    change: { vehicleColor: 'Red' },
  },
]

describe('the table of calls', () => {
  const database = lastingDatabase()
  let product: Product
  let ours: TestCompany
  let things: Things
  beforeAll(async () => {
    product = await startProduct(database.db)
    ours = await product.company('Our Towing')
    things = await fill()
  })
  afterAll(() => product.stop())

  type Sent = { body?: unknown; headers?: Record<string, string>; basic?: string | null }
  /** Plain HTTP, as a script sends it: no cookies, no origin, and a type only where there is a body. */
  async function ask(call: string, { body, headers = {}, basic = ours.basic }: Sent = {}) {
    const [method = '', path = ''] = call.split(' ')
    const answer = await fetch(`${product.url}/towline/${filledIn(path)}`, {
      method,
      headers: {
        ...(basic && { authorization: `Basic ${Buffer.from(basic).toString('base64')}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    const reply: unknown = JSON.parse(text)
    return { status: answer.status, text, reply }
  }
  async function good(call: string, sent?: Sent): Promise<unknown> {
    const { status, text, reply } = await ask(call, sent)
    expect(status, text).toBe(200)
    return reply
  }
  const filledIn = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, name) => Object(things)[name] ?? `no ${name}`)

  /** A driver, one who has left, trucks of every status, an account, and a phone call that became a job. */
  async function fill(): Promise<Things> {
    things = Object.create(null)
    const make = async (call: string, body: object) => idOf(await good(call, { body }))
    const person = { lastName: 'Test', phoneNumber: '4695550166', roles: ['driver'] }
    const left = { ...person, email: 'gone@our-towing.example', firstName: 'Gone' }
    const gone = await make('POST employee', left)
    await make('POST employee', { ...left, id: gone, deleted: true })
    const resting = await make('POST truck', { name: 'Resting' })
    await make('POST truck', { id: resting, name: 'Resting', status: 'inactive' })
    const sold = await make('POST truck', { name: 'Sold' })
    await good(`DELETE truck/${sold}`)
    const { aiAgentChatId, chatId } = await aPhoneCall()
    return {
      manager: idOf(await good('GET admin/authenticate')),
      employee: await make('POST employee', {
        ...person,
        email: 'dee@our-towing.example',
        firstName: 'Dee',
      }),
      gone,
      truck: await make('POST truck', { name: 'Flatbed 1' }),
      spare: await make('POST truck', { name: 'Spare' }),
      account: await make('POST api/vault/Vendor', { id: null, name: 'Stone (1) Garage' }),
      chat: chatId,
      voiceChat: aiAgentChatId,
    }
  }

  async function aPhoneCall() {
    const actor = systemOf(ours.companyId)
    const ring = { callSid: 'CA1', fromNumber: '4695550142', toNumber: ours.number }
    const call = await executed(product.app, openPhoneCall, { actor, input: { body: ring } })
    const draft = {
      facts: { customerName: 'Harriet Stone', customerPhone: '4695550142', towReason: 'Accident' },
      pickup: null,
      dropoff: null,
      mayText: null,
      confirmed: false,
      emergency: false,
      status: 'pending',
      notes: '',
    } as const
    const { chatId } = await executed(product.app, saveAgentJob, {
      actor,
      input: { body: { phoneCallId: call.id, draft } },
    })
    const log = {
      phoneCallId: call.id,
      entries: [{ seq: 1, at: Date.now(), kind: 'heard', data: { words: 'I need a tow' } }],
      memory: {},
      customData: { customer_name: 'Harriet Stone' },
    }
    await executed(product.app, appendToPhoneCall, { actor, input: { body: log } })
    const customer = await openLine(product.url)
    await customer.say(`/app/chat/${chatId}/sendMessage`, { content: 'Where are you?' })
    await customer.hangUp()
    return { aiAgentChatId: call.aiAgentChatId, chatId }
  }

  function checkAnswer(reply: unknown, { list, has = [], says = {} }: Row): void {
    const entries = list ? z.array(z.unknown()).min(1).parse(reply) : [reply]
    for (const name of has) for (const entry of entries) expect(entry).toHaveProperty(name)
    const said = Object.entries(says).map(([name, value]) => [
      name,
      typeof value === 'string' ? filledIn(value) : value,
    ])
    expect(entries).toContainEqual(expect.objectContaining(Object.fromEntries(said)))
  }

  it.each(table.map((row) => [row.call, row] as const))('%s', async (call, row) => {
    const { body, open } = row
    checkAnswer(await good(call, { body, ...(open && { basic: null }) }), row)
  })

  it.each(loosely.map((row) => [row.call, row.how, row] as const))(
    '%s takes %s',
    async (call, _, row) => checkAnswer(await good(call, { body: row.body }), row),
  )

  it.each(sentBack)('$save takes back what $read answered', async ({ read, save, change }) => {
    const body = read.startsWith('POST') ? { searchText: '', status: 'pending' } : undefined
    const answer = await good(read, { body })
    const record = z
      .record(z.string(), z.unknown())
      .parse(Array.isArray(answer) ? answer[0] : answer)
    const saved = await good(save, { body: { ...record, ...change, whatIsThis: { deep: [1] } } })
    const { version, statusDate, ...kept } = record
    const { password, confirmPassword, ...changed } = Object(change)
    expect(saved).toMatchObject({ ...kept, ...changed })
    expect(saved).not.toHaveProperty('whatIsThis')
  })

  it('PUT company takes whatever a company could be registered with', async () => {
    const longest = { zip: '75034-1234', street: 's'.repeat(200), aiAgentName: 'a'.repeat(60) }
    const name = `Long ${'n'.repeat(195)}`
    const long = await product.company(name, { ...longest, email: 'long@x.example' })
    const company = await good('GET company', { basic: long.basic })
    expect(company).toMatchObject({ name, ...longest })
    const saved = await good('PUT company', { basic: long.basic, body: company })
    expect(saved).toMatchObject({ name, ...longest })
  })

  it.each(['text/plain;charset=UTF-8', 'application/x-www-form-urlencoded', 'application/json'])(
    'PUT vendor/search takes an empty body of the type %s',
    async (type) => {
      const answer = await good('PUT vendor/search', { headers: { 'content-type': type } })
      expect(answer).toContainEqual(expect.objectContaining({ name: 'No Account Specified' }))
    },
  )

  const unauthorized = { error: 'Unauthorized', message: 'Invalid email or password' }
  const secure = table.filter(({ open }) => !open)
  it.each(secure.map((row) => [row.call, row.body] as const))(
    '%s refuses who does not say who he is',
    async (call, body) => {
      const { status, reply } = await ask(call, { basic: null, body })
      expect(status).toBe(401)
      expect(reply).toMatchObject(unauthorized)
    },
  )

  it.each([
    ['the wrong password', () => `${ours.email}:wrong password`],
    ['the wrong address', () => 'nobody@our-towing.example:correct horse battery'],
    ['no password', () => `${ours.email}:`],
    ['nothing of the kind', () => 'Ω'],
  ])('GET admin/authenticate refuses %s in the words of the login', async (_, basic) => {
    const { status, reply } = await ask('GET admin/authenticate', { basic: basic() })
    expect(status).toBe(401)
    expect(reply).toMatchObject(unauthorized)
    expect(reply).not.toHaveProperty('id')
  })

  it('knows no model of the vault but Vendor, and no filter beside those named', async () => {
    for (const call of [
      'POST api/vault/Employee/byCriteria',
      'POST api/vault/vendor/byCriteria',
      'POST api/vault/Employee',
      `GET api/vault/Employee/${things.employee}`,
    ]) {
      const { status, reply } = await ask(call, call.startsWith('GET') ? {} : { body: {} })
      expect(status, call).toBe(404)
      expect(reply).toMatchObject({ status: 'error', error: 'not_found' })
    }
    expect((await ask('GET employee/all/owner')).status).toBe(400)
    expect((await ask('GET truck/all/sold')).status).toBe(400)
  })

  it('finds nobody by a term that is in no name and no number, whatever is in it', async () => {
    for (const term of ['%25', 'a%2Fb', '.*', '_', '%5C', "'", '%E2%98%8E'])
      expect(await good(`GET customer/search/${term}`), term).toEqual([])
  })

  it('never answers a password, nor anything made of one', async () => {
    for (const call of ['GET employee/all', 'GET employee/{manager}', 'GET admin/authenticate'])
      expect((await ask(call)).text).not.toMatch(/password|argon2/i)
  })

  it('reads the signs of a pattern in the name of an account as themselves', async () => {
    for (const name of ['.*', '^S', '%', '_', 'Stone [', '\\'])
      expect(await good('POST api/vault/Vendor/byCriteria', { body: { name } }), name).toEqual([])
  })
})

const idOf = (reply: unknown) => z.object({ id: z.string() }).parse(reply).id

import type {
  DispatchCall,
  LiveCall,
  LiveCallCard,
  LiveField,
  LiveTurn,
  Role,
} from '@towline/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { systemOf } from '../../../platform/actor.ts'
import { executed } from '../../../platform/execute.ts'
import {
  CarrierPhone,
  type CarrierPhoneOptions,
} from '../../../providers/telephony/phone/carrier-phone.ts'
import { agentDraft } from '../../../testing/agent-draft.ts'
import { eachEngine } from '../../../testing/database.ts'
import { type Product, startProduct, type TestCompany } from '../../../testing/product.ts'
import { openLine } from '../../../testing/test-connection.ts'
import { openPhoneCall } from '../../calls/index.ts'
import { saveAgentJob } from '../tools/save-agent-job.ts'
import { holdCall, letGoOfCall } from './hold-calls.ts'

const aDraft = agentDraft({ customerName: 'Harriet Cole', towReason: 'Flat tire' })

const CARRIER_TOKEN = 'a-carrier-token-for-tests'

eachEngine('a call that is going on', (database) => {
  let product: Product
  let company: TestCompany
  const phones: CarrierPhone[] = []
  afterEach(async () => {
    for (const phone of phones.splice(0)) await phone.hangUp().catch(() => {})
    await product.stop()
  })

  async function open() {
    product = await startProduct(database.db, { CARRIER_TOKEN })
    company = await product.company('Lone Star Towing')
  }

  /** Somebody calls and tells all but the color, the name and the texts. */
  async function aCaller(options: Partial<CarrierPhoneOptions> = {}) {
    const phone = new CarrierPhone({
      server: product.url,
      token: CARRIER_TOKEN,
      from: '+12145550142',
      to: company.number,
      ...options,
    })
    phones.push(phone)
    await phone.dial()
    await phone.say(
      "I have a flat tire on my 2015 Honda Civic, I'm at 1245 Main Street in Frisco, I'm safe",
    )
    await phone.say('yes this number')
    await phone.say('across from the bank')
    expect(await phone.say('to 500 Elm Street in Plano')).toMatch(/color/)
    return phone
  }

  async function read<T>(path: string, basic = company.basic): Promise<T> {
    const answer = await product.call('GET', `/towline/voice/${path}`, { basic })
    expect(answer.status, path).toBe(200)
    return (await answer.json()) as T
  }
  const list = (basic?: string) => read<LiveCallCard[]>('live', basic)
  const view = (id: string) => read<LiveCall>(`live/${id}`)
  const tell = (path: string, body: unknown = {}, basic = company.basic) =>
    product.call('POST', `/towline/voice/live/${path}`, { basic, body })

  const theJob = () =>
    vi.waitFor(async () => {
      const asked = { basic: company.basic, body: { searchText: '', status: 'pending' } }
      const found = await product.call('POST', '/towline/dispatch/search', asked)
      const [job] = (await found.json()) as DispatchCall[]
      if (!job) throw new Error('no job is on the board')
      return job
    })
  const theCall = () =>
    vi.waitFor(async () => {
      const [card] = await list()
      if (!card) throw new Error('no call is going on')
      return card
    })
  const until = (id: string, check: (call: LiveCall) => void) =>
    vi.waitFor(async () => check(await view(id)))
  const fact = (call: LiveCall, field: LiveField) => call.facts.find((one) => one.field === field)
  const said = (turns: readonly LiveTurn[], who: LiveTurn['who']) =>
    turns.filter((turn) => turn.who === who).map(({ words }) => words)

  it('appears, shows what is said and how sure each field is, and disappears', async () => {
    await open()
    const dispatcher = await openLine(product.url, company.basic)
    const news = await dispatcher.hear(`/topic/company/${company.companyId}/live-calls`)
    expect(await list()).toEqual([])
    const phone = await aCaller()
    const { id } = await theCall()
    expect(news).toContainEqual({ id })
    await until(id, (call) => {
      expect(call).toMatchObject({
        standing: 'agent',
        fromNumber: '2145550142',
        asking: 'color',
        vehicle: '2015 Honda Civic',
        isEmergency: false,
        transferPhone: '4695550188',
      })
      expect(fact(call, 'pickup')).toMatchObject({
        value: '1245 Main St, Frisco, TX',
        sureness: 'on the map',
      })
      expect(fact(call, 'vehicleColor')).toMatchObject({ value: '', sureness: 'asked' })
      const talk = call.turns.filter(({ who }) => who === 'agent' || who === 'caller')
      expect(talk.map(({ who, words }) => ({ who, words }))).toEqual(phone.transcript)
    })
    await phone.hangUp()
    await vi.waitFor(async () => expect(await list()).toEqual([]))
    await until(id, (call) => expect(call.standing).toBe('over'))
    expect(news.at(-1)).toEqual({ id })
  })

  it('names its job as soon as there is one, and is gone with the agent, however long its record takes', async () => {
    await open()
    const actor = systemOf(company.companyId)
    const called = { callSid: 'CAnames', fromNumber: '2145550142', toNumber: company.number }
    const call = await executed(product.app, openPhoneCall, { actor, input: { body: called } })
    const held = { phoneCallId: call.id, holder: 'another process', isRecorded: false }
    await executed(product.app, holdCall, { actor, input: { body: held } })
    const dispatcher = await openLine(product.url, company.basic)
    const calls = await dispatcher.hear(`/topic/company/${company.companyId}/calls`)
    const live = await dispatcher.hear(`/topic/company/${company.companyId}/live-calls`)
    expect((await list())[0]?.dispatchCallId).toBe('')

    const saved = { body: { phoneCallId: call.id, draft: aDraft } }
    const job = await executed(product.app, saveAgentJob, { actor, input: saved })
    await vi.waitFor(() => expect(calls).toEqual([{ id: call.id }]))
    expect((await list())[0]?.dispatchCallId).toBe(job.id)

    await executed(product.app, letGoOfCall, { actor, input: { body: held } })
    await vi.waitFor(() => expect(live).toEqual([{ id: call.id }]))
    expect(await list()).toEqual([])
  })

  it('shows speech that was cut off as it was heard, and a danger', async () => {
    await open()
    const phone = await aCaller({ pace: 'held' })
    const heard = phone.interrupt(2)
    await phone.say('oh no, now there is smoke coming out, the car is on fire')
    const { id } = await theCall()
    await until(id, (call) => {
      expect(call).toMatchObject({ isEmergency: true, standing: 'ringing', asking: '' })
      expect(call.dangers).toContain('fire')
      expect(call.turns).toContainEqual(
        expect.objectContaining({ who: 'agent', words: heard, wasCut: true }),
      )
    })
    expect((await list())[0]).toMatchObject({ id, isEmergency: true })
  })

  it('is corrected: the agent asks no more, reads it back, and the job has it', async () => {
    await open()
    const phone = await aCaller()
    const { id } = await theCall()
    expect((await tell(`${id}/correct`, { facts: { vehicleColor: 'green' } })).status).toBe(200)
    await until(id, (call) => {
      expect(fact(call, 'vehicleColor')).toMatchObject({
        value: 'Green',
        sureness: 'corrected',
        correctedBy: 'Olive Owner',
      })
      expect(said(call.turns, 'desk')).toEqual(['Olive Owner corrected: color is green.'])
    })
    expect(await phone.say('um, what was it')).not.toMatch(/color/)
    await phone.say('Harriet Cole')
    expect(await phone.say('yes you can text me')).toMatch(/a green 2015 Honda Civic/)
    await phone.say("no, it's red")
    await phone.say('yes')
    await until(id, (call) =>
      expect(fact(call, 'vehicleColor')).toMatchObject({
        value: 'Green',
        sureness: 'corrected',
        callerSaid: "no, it's red",
      }),
    )
    await vi.waitFor(async () => {
      const found = await product.call('POST', '/towline/dispatch/search', {
        basic: company.basic,
        body: { status: 'pending' },
      })
      expect((await found.json()) as DispatchCall[]).toMatchObject([{ vehicleColor: 'Green' }])
    })
    expect((await tell(`${id}/correct`, { facts: {} })).status).toBe(400)
  })

  it('goes by what is set on its job on the board, and changes none of it', async () => {
    await open()
    const phone = await aCaller()
    const { id } = await theCall()
    const set = { vehicleColor: 'Green', pickupAddress: '505 E Louisiana St, McKinney, TX' }
    // What the caller just said may still be on its way to the board: saved over it is a 409.
    const job = await vi.waitFor(async () => {
      const job = await theJob()
      expect(job.inputDropoffAddress).toMatch(/Elm/)
      const body = { id: job.id, version: job.version, ...set }
      const saved = await product.call('POST', '/towline/dispatch', { basic: company.basic, body })
      expect(saved.status).toBe(200)
      return job
    })
    await until(id, (call) => {
      expect(call.asking).toBe('')
      for (const [field, value] of [
        ['vehicleColor', 'Green'],
        ['pickup', '505 E Louisiana St, McKinney, TX'],
      ])
        expect(fact(call, field as LiveField)).toMatchObject({ value, sureness: 'corrected' })
    })
    expect(await phone.say("it's blue, and I am at 505 East Louisiana and Main")).not.toMatch(
      /color/,
    )
    await phone.say('my name is Harriet Cole')
    await until(id, (call) =>
      expect(fact(call, 'customerName')).toMatchObject({ value: 'Harriet Cole' }),
    )
    await vi.waitFor(async () => {
      const now = await theJob()
      expect(now).toMatchObject({ ...set, customerName: 'Harriet Cole' })
      expect(now.inputPickupAddress).toBe(job.inputPickupAddress)
      expect(now.pickupAddressLatLng).toEqual(job.pickupAddressLatLng)
      expect(now.notes).toMatch(/The office set the .*color.*The caller said: "it's blue/)
    })
  })

  it('takes whispers, and says so when it can’t follow one', async () => {
    await open()
    const phone = await aCaller()
    const { id } = await theCall()
    await tell(`${id}/whisper`, { words: 'ask for the gate code' })
    await tell(`${id}/whisper`, { words: 'make him happy' })
    await until(id, (call) => {
      expect(said(call.turns, 'note')).toContain('Agent to dispatch: I will ask that next.')
      expect(said(call.turns, 'note')).toContainEqual(expect.stringContaining('can’t follow'))
    })
    expect(await phone.say('blue')).toMatch(/Can you tell me the gate code\?/)
    await phone.say('4482')
    const spoken = phone.say('Harriet Cole')
    await spoken
    const told = phone.listen()
    await tell(`${id}/whisper`, { words: 'tell her the truck is on its way' })
    expect(await told).toBe('The dispatcher says: The truck is on its way.')
    // The caller's own page of the call never shows what the dispatcher whispered.
    const chat = await product.call('GET', `/towline/chatapi/voicechat/${await keyOf(id)}`)
    expect(await chat.text()).not.toMatch(/gate code”|make him happy|to dispatch/)
  })

  it('is taken over: the person hears what it is about, and has the caller', async () => {
    await open()
    const phone = await aCaller({ person: 'picks up' })
    const { id } = await theCall()
    expect((await tell(`${id}/take`)).status).toBe(200)
    expect(await phone.ended).toEqual({ how: 'put through', number: '+14695550188' })
    expect(phone.transcript.at(-2)?.words).toBe("I'm putting you through to Olive now.")
    expect(phone.handoffSummary).toMatch(
      /^Call from number 2 1 4, 5 5 5, 0 1 4 2\. A 2015 Honda Civic, with a flat tire\. At 1245 Main Street, Frisco, Texas\. To .*Plano.*\. Not known: the name\. Here is the caller\.$/,
    )
    await until(id, (call) => {
      expect(call.standing).toBe('person')
      expect(said(call.turns, 'desk')).toEqual(['Olive Owner is taking the call.'])
      expect(said(call.turns, 'note')).toContain(
        'Someone picked up and hears what the call is about.',
      )
    })
  })

  it('comes back to the agent when nobody picks up', async () => {
    await open()
    const phone = await aCaller({ person: 'does not answer' })
    const { id } = await theCall()
    const agent = phone.listen()
    await tell(`${id}/take`)
    expect(await agent).toMatch(/putting you through/)
    await vi.waitFor(() =>
      expect(phone.transcript.at(-1)?.words).toMatch(/nobody could pick up.*color/),
    )
    await until(id, (call) => {
      expect(call).toMatchObject({ standing: 'agent', asking: 'color' })
      expect(said(call.turns, 'note')).toContain('Nobody picked up. The agent is back on the call.')
    })
    expect(await phone.say('blue')).toMatch(/name/)
    for (let times = 2; times <= 3; times++) {
      await tell(`${id}/take`)
      await until(id, ({ turns }) =>
        expect(said(turns, 'note').filter((note) => /Nobody picked up/.test(note))).toHaveLength(
          times,
        ),
      )
    }
    expect(await phone.say('Harriet Cole')).toMatch(/text/)
  })

  it('is taken over while its line is lost, however it comes back', async () => {
    await open()
    const comings = [
      { from: '+12145550142', comesBack: (phone: CarrierPhone) => phone.dropSocket() },
      { from: '+12145550143', comesBack: (phone: CarrierPhone) => phone.connectAgain() },
    ]
    for (const { from, comesBack } of comings) {
      const phone = await aCaller({ from, person: 'picks up' })
      const { id } = await theCall()
      phone.vanish()
      expect((await tell(`${id}/take`)).status).toBe(200)
      await until(id, (call) => expect(call.standing).toBe('ringing'))
      await comesBack(phone)
      expect(await phone.ended).toMatchObject({ how: 'put through' })
      expect(phone.handoffSummary).toMatch(/A 2015 Honda Civic, with a flat tire/)
      await phone.post(`${product.url}/towline/voice/status`, { CallStatus: 'completed' })
      await vi.waitFor(async () => expect(await list()).toEqual([]))
    }
  })

  it('comes back to the agent, and calls nobody again, when its line is lost just then', async () => {
    await open()
    const phone = await aCaller()
    const { id } = await theCall()
    await tell(`${id}/take`)
    await phone.ended
    const ended = `${product.url}/towline/voice/ended?dials=1`
    const nobody = { CallStatus: 'in-progress', DialCallStatus: 'no-answer' }
    expect(await phone.post(ended, nobody)).toContain('transferFailed')
    const lost = { CallStatus: 'in-progress', SessionStatus: 'failed' }
    expect(await phone.post(ended, lost)).toContain('transferFailed')
  })

  it('is the affair of its company and of those who may', async () => {
    await open()
    const other = await product.company('Other Towing')
    await aCaller()
    const { id } = await theCall()
    expect(await list(other.basic)).toEqual([])
    const doings = [
      [`${id}/correct`, { facts: { vehicleColor: 'pink' } }],
      [`${id}/whisper`, { words: 'end the call' }],
      [`${id}/take`, {}],
    ] as const
    const driver = await employ(['driver'])
    const dispatcher = await employ(['dispatcher'])
    for (const [path, body] of doings) {
      expect((await tell(path, body, other.basic)).status, path).toBe(404)
      expect((await tell(path, body, driver)).status, path).toBe(403)
      const stranger = await product.call('POST', `/towline/voice/live/${path}`, { body })
      expect(stranger.status, path).toBe(401)
    }
    for (const path of ['live', `live/${id}`])
      expect((await product.call('GET', `/towline/voice/${path}`, { basic: driver })).status).toBe(
        403,
      )
    const seen = await product.call('GET', `/towline/voice/live/${id}`, { basic: other.basic })
    expect(seen.status).toBe(404)
    expect(said((await view(id)).turns, 'desk')).toEqual([])
    expect((await tell(`${id}/whisper`, { words: 'hurry up' }, dispatcher)).status).toBe(200)
  })

  it('that is over takes no orders, and its log tells who gave them', async () => {
    await open()
    const phone = await aCaller()
    const { id } = await theCall()
    await tell(`${id}/whisper`, { words: 'hurry up' })
    await until(id, (call) => expect(said(call.turns, 'desk')).toHaveLength(1))
    await phone.hangUp()
    await vi.waitFor(async () => expect(await list()).toEqual([]))
    const late = await tell(`${id}/take`)
    expect(late.status).toBe(409)
    expect(await late.json()).toMatchObject({ error: 'phone_call_over' })
    const audit = await database.db.asSystem((tx) =>
      tx
        .selectFrom('audit')
        .select(['action', 'record_id', 'actor'])
        .where('record_id', '=', id)
        .execute(),
    )
    expect(audit).toEqual([{ action: 'phone call whispered', record_id: id, actor: 'employee' }])
  })

  const keyOf = (id: string) =>
    database.db.asSystem(async (tx) => {
      const call = tx.selectFrom('phone_call').select('ai_agent_chat_id').where('id', '=', id)
      return (await call.executeTakeFirstOrThrow()).ai_agent_chat_id
    })

  async function employ(roles: Role[]): Promise<string> {
    const email = `${roles.join('-')}@lone-star.example`
    const answer = await product.call('POST', '/towline/employee', {
      basic: company.basic,
      body: {
        firstName: 'Dana',
        lastName: 'Desk',
        email,
        phoneNumber: '4695550177',
        password: 'a long password',
        roles,
      },
    })
    expect(answer.status).toBe(200)
    return `${email}:a long password`
  }
})

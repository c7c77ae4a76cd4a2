import { startCall } from '@towline/agent'
import { type DashboardFigures, type DispatchCall, stillToAsk } from '@towline/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { systemOf } from '../../../platform/actor.ts'
import { executed } from '../../../platform/execute.ts'
import { wireSignatures } from '../../../providers/telephony/signature.ts'
import { eachEngine } from '../../../testing/database.ts'
import { appendToPhoneCall, openPhoneCall } from '../../calls/index.ts'
import { openWire, type Wire } from '../testing/wire.fixture.ts'
import { reportCall } from './report-call.ts'

const HARRIET = '+12145550142'
const BREAKDOWN = "I have a flat tire at 1245 Main Street in Frisco, I'm safe"
const TEXTS = 'text-missed-caller'

eachEngine('after a call', (database) => {
  let wire: Wire
  beforeEach(async () => {
    wire = await openWire(database.db)
  })
  afterEach(() => wire.product.stop())

  const missedTexts = async () => {
    await wire.letPass(TEXTS)
    return (await wire.textsOut()).map(({ body, toNumber }) => ({ body, toNumber }))
  }
  const customerTexts = async (Body: string, MessageSid: string) => {
    const url = `${wire.product.url}/towline/messages/incoming`
    const form = { MessageSid, From: HARRIET, To: wire.company.number, Body }
    const headers = {
      'x-twilio-signature': wireSignatures('a-carrier-token-for-tests').sign(url, form),
    }
    const answer = await fetch(url, { method: 'POST', headers, body: new URLSearchParams(form) })
    expect(answer.status).toBe(200)
    await wire.product.app.tasks.idle()
  }

  it('that broke off, a second one minutes later goes on, and ends as one whole job', async () => {
    await wire.call(HARRIET, [BREAKDOWN, 'yes, this number is fine'])
    expect(await wire.jobs()).toMatchObject([{ pickupAddress: '1245 Main St, Frisco, TX' }])
    const said = await wire.call(
      HARRIET,
      [
        'across from the bank',
        '500 Elm Street in Plano',
        'a blue 2015 Honda Civic',
        'Harriet Cole',
        'no texts please',
        'yes that is right',
      ],
      /all set/,
    )
    expect(said[0]).toMatch(/We got cut off\. You were at 1245 Main St.*so the driver finds you\?$/)
    const jobs = await wire.jobs()
    expect(jobs).toMatchObject([
      {
        customerName: 'Harriet Cole',
        towReason: 'Flat tire',
        vehicleModel: 'Civic',
        pickupAddress: '1245 Main St, Frisco, TX',
        dropoffAddress: '500 Elm St, Plano, TX',
        agentQuestions: [],
        agentSummary: expect.stringContaining('said that it is right'),
      },
    ])
    expect(await wire.calls()).toMatchObject([
      { outcome: 'job', trouble: '', dispatchCallId: jobs[0]?.id },
      { outcome: 'job', trouble: 'dropped', dispatchCallId: jobs[0]?.id },
    ])
    expect(await missedTexts()).toEqual([])
  })

  it('that broke off, the job and the record tell what must be asked, until it is filled in', async () => {
    await wire.call(HARRIET, [BREAKDOWN, 'yes, this number is fine'])
    const [job] = await wire.jobs()
    const [call] = await wire.calls()
    expect(call).toMatchObject({
      trouble: 'dropped',
      summary: expect.stringMatching(/flat tire, at 1245 Main St.*broke off/),
    })
    expect(job?.agentSummary).toBe(call?.summary)
    expect(job?.agentQuestions).toEqual(call?.questions)
    const asks = (of: DispatchCall) => stillToAsk(of.agentQuestions, of).map(({ ask }) => ask)
    expect(job && asks(job)).toEqual([
      'Where should it be taken?',
      'What year, make and model is it?',
      'What color is it?',
      'What is the customer’s name?',
    ])
    const filled = await wire.ask<DispatchCall>('/dispatch', {
      id: job?.id,
      vehicleMake: 'Honda',
      vehicleColor: 'Blue',
    })
    expect(asks(filled)).toEqual(['Where should it be taken?', 'What is the customer’s name?'])
    expect(
      asks(await wire.ask<DispatchCall>('/dispatch', { id: job?.id, status: 'cancelled' })),
    ).toEqual([])
  })

  it('that broke off, its caller is texted once in some hours, with the company and the way out', async () => {
    await wire.call(HARRIET, [])
    const [text, ...more] = await missedTexts()
    expect(more).toEqual([])
    expect(text).toMatchObject({ toNumber: HARRIET })
    expect(text?.body).toMatch(
      /^Lone Star Towing: .*missed your call.*Reply STOP for no more texts\.$/,
    )
    await wire.call(HARRIET, [])
    expect(await missedTexts()).toHaveLength(1)
    expect(wire.product.app.telephony.name).toBe('sandbox')
  })

  it('that broke off with a job, the text says that it is in', async () => {
    await wire.call(HARRIET, [BREAKDOWN, 'yes, this number is fine'])
    expect(await missedTexts()).toMatchObject([
      { body: expect.stringMatching(/cut off\. Your request is in.*Reply STOP/) },
    ])
  })

  it('nobody is texted who withheld the number, has a toll-free one, said STOP, sells, misdialed, works here or calls for a club', async () => {
    const body = {
      email: 'mike@lone-star.example',
      firstName: 'Mike',
      lastName: 'Hill',
      phoneNumber: '4695550177',
      roles: ['driver'],
      password: 'correct horse',
    }
    await wire.ask('/employee', body)
    await customerTexts('STOP', 'SMstop')
    const said = await wire.call('+14695550177', [])
    expect(said[0]).toMatch(/^Hi Mike/)
    await wire.call(HARRIET, [])
    await wire.call('anonymous', [])
    await wire.call('+18005550111', [])
    await wire.call('+12145550143', ["this is about your car's extended warranty"])
    await wire.call('+12145550144', ['sorry, wrong number'])
    await wire.call('+12145550145', ['this is Agero with a dispatch'])
    expect(await missedTexts()).toEqual([])
    expect(await wire.jobs()).toEqual([])
  })

  it('an answer to the text comes to the board as a job with a chat', async () => {
    await wire.call(HARRIET, [])
    await missedTexts()
    await customerTexts('I am at the Shell on 380 in Prosper, battery is dead', 'SM1')
    const [job] = await wire.jobs()
    expect(job).toMatchObject({ customerPhone: '2145550142', canReceiveText: true })
    expect(job?.notes).toContain('I am at the Shell on 380')
    const lines = await wire.ask<{ content: string }[]>(`/chatapi/messages/${job?.csChatId}`)
    expect(lines.map(({ content }) => content)).toEqual([
      'I am at the Shell on 380 in Prosper, battery is dead',
    ])
    await customerTexts('are you coming', 'SM2')
    expect(await wire.jobs()).toHaveLength(1)
    expect((await wire.calls())[0]?.dispatchCallId).toBe(job?.id)
  })

  it('an answer that only thanks, and a text of a stranger, make no job', async () => {
    await customerTexts('hello are you there', 'SM0')
    await wire.call(HARRIET, [])
    await missedTexts()
    await customerTexts('No thanks!', 'SM1')
    expect(await wire.jobs()).toEqual([])
  })

  it('wrong numbers and sales calls stand in the history, and count in no figure', async () => {
    await wire.call(HARRIET, [BREAKDOWN])
    await wire.call('+12145550143', ["this is about your car's extended warranty"])
    await wire.call('+12145550144', ['sorry, wrong number'])
    expect((await wire.calls()).map(({ outcome }) => outcome)).toEqual([
      'wrong number',
      'spam',
      'job',
    ])
    const figures = await wire.ask<DashboardFigures>('/dashboard')
    expect(figures).toMatchObject({ totalRecordsThisMonth: 1, callsRemaining: 49, totalRecords: 1 })
  })

  it('is told as missed also when the line says so before the talk is written', async () => {
    const actor = { kind: 'agent', companyId: wire.company.companyId } as const
    const { id } = await executed(wire.product.app, openPhoneCall, {
      actor: systemOf(wire.company.companyId),
      input: { body: { callSid: 'CA1', fromNumber: '2145550142', toNumber: wire.company.number } },
    })
    const report = (trouble: { trouble?: 'missed' }) =>
      executed(wire.product.app, reportCall, {
        actor: { ...actor, phoneCallId: id },
        input: { body: { phoneCallId: id, ...trouble } },
      })
    await report({ trouble: 'missed' })
    const { memory } = startCall({ company, caller: { number: '2145550142' }, at: 0, now: '' })
    await executed(wire.product.app, appendToPhoneCall, {
      actor: { ...actor, phoneCallId: id },
      input: { body: { phoneCallId: id, entries: [], memory, customData: {} } },
    })
    await report({})
    expect(await wire.calls()).toMatchObject([{ trouble: 'missed' }])
  })
})

const company = {
  name: 'Lone Star Towing',
  agentName: 'Ava',
  phone: '4695550100',
  city: 'Frisco',
  state: 'TX',
  zip: '75034',
  timeZone: 'America/Chicago',
}

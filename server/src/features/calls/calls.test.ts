import { DashboardFigures, DispatchCall, PhoneCall, VoiceChat } from '@towline/contract'
import { beforeEach, expect, it } from 'vitest'
import { systemOf } from '../../platform/actor.ts'
import { executed } from '../../platform/execute.ts'
import { everyEngine } from '../../testing/database.ts'
import type { TestCompany } from '../../testing/product.ts'
import { sharedProduct } from '../../testing/shared-product.ts'
import { appendToPhoneCall, endPhoneCall, openPhoneCall } from './index.ts'

const START = Date.parse('2026-11-20T15:00:00Z')

everyEngine('phone calls', (database) => {
  let ours: TestCompany
  let now = START
  let sids = 0
  const product = sharedProduct(database, { now: () => now })
  beforeEach(async () => {
    now = START
    ours = await product.company('Our Towing')
  })

  /** One call, from the first ring to the last. */
  async function aCall(from: string, name = '', { at = now, seconds = 60, company = ours } = {}) {
    now = at
    const actor = systemOf(company.companyId)
    const callSid = `CA${++sids}`
    const open = { callSid, fromNumber: from, toNumber: company.number }
    const call = await executed(product.app, openPhoneCall, { actor, input: { body: open } })
    const entries = [{ seq: 1, at: now, kind: 'heard', data: { words: `I am ${name}` } }]
    const log = {
      phoneCallId: call.id,
      entries,
      memory: { said: 'hello' },
      customData: { customer_name: name },
    }
    await executed(product.app, appendToPhoneCall, { actor, input: { body: log } })
    const end = { callSid, seconds }
    await executed(product.app, endPhoneCall, { actor, input: { body: end } })
    return call
  }
  const list = async (path: string, basic = ours.basic) => {
    const answer = await product.call('GET', `/towline/customer/${path}`, { basic })
    expect(answer.status, path).toBe(200)
    return PhoneCall.strict()
      .array()
      .parse(await answer.json())
  }
  const names = async (term: string) =>
    (await list(`search/${encodeURIComponent(term)}`)).map((call) => call.customData.customer_name)

  it('are found by part of a number in any writing, and by part of a name', async () => {
    await aCall('4695550142', 'Harriet Stone')
    await aCall('2145550177', 'Harry 100%_Hill')
    await aCall('anonymous', '')
    const terms: [string, string[]][] = [
      ['harri', ['Harriet Stone']],
      ['HARR', ['Harry 100%_Hill', 'Harriet Stone']],
      ['4695550142', ['Harriet Stone']],
      ['(469) 555-01', ['Harriet Stone']],
      ['+1 469-555-0142', ['Harriet Stone']],
      ['+1469', ['Harriet Stone']],
      ['0142', ['Harriet Stone']],
      ['142', ['Harriet Stone']],
      ['555', ['Harry 100%_Hill', 'Harriet Stone']],
      ['%', ['Harry 100%_Hill']],
      ['_', ['Harry 100%_Hill']],
      ['\\', []],
      ["' or true --", []],
      ['  ', []],
    ]
    for (const [term, found] of terms) expect(await names(term), term).toEqual(found)
    const nul = await product.call('GET', '/towline/customer/search/%00', { basic: ours.basic })
    expect(nul.status).toBe(400)
  })

  it('are found with and without the accents of their names', async () => {
    await aCall('4695550142', 'José Muñoz')
    await aCall('2145550177', 'Jose Luis')
    for (const term of ['jose', 'JOSÉ', 'jose\u0301'])
      expect(await names(term), term).toEqual(['Jose Luis', 'José Muñoz'])
    expect(await names('munoz')).toEqual(['José Muñoz'])
  })

  it('show a number once in a search, with its latest call, also on later pages', async () => {
    for (let n = 0; n < 6; n++)
      await aCall(`469555010${n % 3}`, `Customer ${n}`, { at: now + 1000 })
    const first = await list('search/customer?limit=2')
    const second = await list(`search/customer?limit=2&before=${first[1]?.id}`)
    expect([...first, ...second].map((call) => call.customData.customer_name)).toEqual([
      'Customer 5',
      'Customer 4',
      'Customer 3',
    ])
  })

  it('are the history of their number, newest first, page by page', async () => {
    for (let n = 0; n < 5; n++) await aCall('4695550142', `Visit ${n}`)
    await aCall('4695550143', 'Somebody else')
    const history = await list(`call_history/${encodeURIComponent('+1 (469) 555-0142')}`)
    expect(history.map((call) => call.customData.customer_name)).toEqual(
      [4, 3, 2, 1, 0].map((n) => `Visit ${n}`),
    )
    const page = await list(`call_history/4695550142?limit=2&before=${history[1]?.id}`)
    expect(page).toEqual(history.slice(2, 4))
    expect(await list('calls?limit=1')).toMatchObject([{ seconds: 60, fromNumber: '4695550143' }])
    expect(await list('call_history/2145559999')).toEqual([])
  })

  it('are listed by day, outcome and number, all together and page by page', async () => {
    // Midnight in Texas is six in the morning in UTC.
    await aCall('4695550142', 'Late', { at: Date.parse('2026-11-18T05:59:00Z') })
    await aCall('4695550142', 'First', { at: Date.parse('2026-11-18T06:00:00Z') })
    await aCall('2145550177', 'Last', { at: Date.parse('2026-11-20T05:59:00Z') })
    await aCall('2145550177', 'Next', { at: Date.parse('2026-11-20T06:00:00Z') })
    const filtered = async (query: Record<string, string>) =>
      (await list(`calls?${new URLSearchParams(query)}`)).map(
        (call) => call.customData.customer_name,
      )
    const days = { from: '2026-11-18', to: '2026-11-19' }
    expect(await filtered(days)).toEqual(['Last', 'First'])
    expect(await filtered({ from: '2026-11-20' })).toEqual(['Next'])
    expect(await filtered({ to: '2026-11-17' })).toEqual(['Late'])
    expect(await filtered({ ...days, number: '(469) 555-0142' })).toEqual(['First'])
    expect(await filtered({ ...days, number: '+1 214' })).toEqual(['Last'])
    expect(await filtered({ number: '0142' })).toEqual(['First', 'Late'])
    expect(await filtered({ outcome: 'nothing', number: '0177', from: '', to: '' })).toEqual([
      'Next',
      'Last',
    ])
    expect(await filtered({ outcome: 'job' })).toEqual([])
    const [first] = await list('calls?from=2026-11-18&limit=1')
    const rest = await filtered({ from: '2026-11-18', before: first?.id ?? '' })
    expect(rest).toEqual(['Last', 'First'])
    for (const query of ['from=yesterday', 'to=2026-02-30', 'outcome=lost', 'limit=0']) {
      const answer = await product.call('GET', `/towline/customer/calls?${query}`, {
        basic: ours.basic,
      })
      expect(answer.status, query).toBe(400)
    }
  })

  it('are listed by the job they became, which no other company can ask for', async () => {
    const theirs = await product.company('Their Towing')
    const made = await product.call('POST', '/towline/dispatch', { basic: ours.basic, body: {} })
    const { id } = DispatchCall.parse(await made.json())
    const call = await aCall('4695550142', 'Harriet Stone')
    await aCall('4695550142', 'Another job')
    await database.db.raw(
      `update phone_call set dispatch_call_id = '${id}' where id = '${call.id}'`,
    )
    expect(await list(`calls?dispatchCallId=${id}`)).toMatchObject([{ id: call.id }])
    expect(await list(`calls?dispatchCallId=${id}`, theirs.basic)).toEqual([])
  })

  it('of callers without a name are found as Anonymous', async () => {
    await aCall('4695550142', 'Harriet Stone')
    await aCall('2145550177', '')
    await aCall('anonymous', '')
    for (const term of ['Anonymous', 'anon', 'ANO']) {
      const found = await list(`search/${term}`)
      expect(found.map(({ fromNumber }) => fromNumber)).toEqual(['', '2145550177'])
    }
    expect(await names('an')).toEqual([])
    expect(await names('Anonymouse')).toEqual([])
  })

  it('of callers who withhold the number are one customer each, and none has a history', async () => {
    await aCall('+7378742833', 'Ann Restricted')
    await aCall('+17378742833', 'Bob Restricted')
    const found = await list('search/restricted')
    expect(found.map(({ fromNumber, customData }) => [fromNumber, customData])).toMatchObject([
      ['', { customer_name: 'Bob Restricted', from_number: '' }],
      ['', { customer_name: 'Ann Restricted', from_number: '' }],
    ])
    expect(await list('call_history/7378742833')).toEqual([])
    expect(await list('call_history/anonymous')).toEqual([])
  })

  it("are counted by the month of the company's own time zone, and taken off its allowance", async () => {
    // Midnight in Texas is six in the morning in UTC.
    await aCall('4695550142', '', { at: Date.parse('2026-12-01T05:59:00Z'), seconds: 100 })
    await aCall('4695550142', '', { at: Date.parse('2026-12-01T06:01:00Z'), seconds: 30 })
    const figures = async () => {
      const answer = await product.call('GET', '/towline/dashboard', { basic: ours.basic })
      return DashboardFigures.strict().parse(await answer.json())
    }
    expect(await figures()).toEqual({
      totalRecordsThisMonth: 1,
      totalTimeThisMonth: 30,
      callsRemaining: 49,
      totalRecords: 2,
      totalTimeAll: 130,
    })
    for (let n = 0; n < 50; n++) await aCall('4695550142')
    expect(await figures()).toMatchObject({ totalRecordsThisMonth: 51, callsRemaining: 0 })
  })

  it('end as the carrier tells, however often and in whatever order', async () => {
    const actor = systemOf(ours.companyId)
    await aCall('4695550142', '', { seconds: 61 })
    const again = { callSid: `CA${sids}` }
    await executed(product.app, endPhoneCall, { actor, input: { body: again } })
    expect(await list('calls')).toMatchObject([{ seconds: 61, outcome: 'nothing' }])
    const reopened = { ...again, fromNumber: '4695550142', toNumber: ours.number }
    const body = { actor, input: { body: reopened } }
    const known = await executed(product.app, openPhoneCall, body)
    expect(known).toMatchObject({ resumed: true, ended: true, lastSeq: 1 })
  })

  it('keep whatever a caller is heard to say', async () => {
    const call = await aCall('4695550142', 'nul \0 and half \ud800')
    const answer = await product.call('GET', `/towline/chatapi/voicechat/${call.aiAgentChatId}`)
    expect(answer.status).toBe(200)
    const { chatHistory } = VoiceChat.strict().parse(await answer.json())
    expect(chatHistory).toMatchObject([{ role: 'user', content: 'I am nul  and half \ufffd' }])
  })

  it('have transcripts under keys that cannot be guessed, each showing its own call only', async () => {
    const calls = [await aCall('4695550142', 'Harriet'), await aCall('2145550177', 'Sam')]
    const keys = calls.map(({ aiAgentChatId }) => aiAgentChatId)
    expect(new Set(keys).size).toBe(2)
    for (const key of keys) expect(key).toMatch(/^[\w-]{22}$/)
    const read = async (key: string) =>
      (await product.call('GET', `/towline/chatapi/voicechat/${key}`)).text()
    expect(await read(keys[0] ?? '')).not.toContain('Sam')
    expect(await read(calls[0]?.id ?? '')).toContain('bad_request')
    expect(await read((keys[0] ?? '').replace(/.$/, '!'))).toContain('bad_request')
  })
})

import { callAgent, tryAgent } from '@towline/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testDatabase } from '../../../testing/database.ts'
import { type Product, startProduct } from '../../../testing/product.ts'
import { openSocket, pickUp, type VisitorCall } from './visitor.fixture.ts'

/** What one visitor says, line by line, to what the agent asks. */
const story = [
  "Hi, my battery is dead on 75 at exit 41 northbound in McKinney. I'm safe.",
  'Yes, this number is fine',
  'To 500 Elm Street in Plano please',
  "It's a blue 2018 Honda Civic",
  'My name is Harriet Cole',
  'Yes, you can text me',
]

const database = testDatabase()

describe('trying the agent', () => {
  let product: Product
  let ahead: number
  beforeEach(async () => {
    ahead = 0
    product = await startProduct(database.db, { TRUST_PROXY: 'loopback' }, () => Date.now() + ahead)
  })
  afterEach(() => product.stop())

  const ask = (address = '198.51.100.1') =>
    product.call('POST', '/towline/voice/try', { headers: { 'x-forwarded-for': address } })
  const callAsVisitor = async (address?: string): Promise<VisitorCall> =>
    tryAgent.reply.parse(await (await ask(address)).json())

  /** How many rows each table has; of the queue, those of jobs of ours. */
  async function rows(): Promise<unknown[]> {
    const tables = await database.db.raw(`
      select relname as name, (xpath('/row/n/text()', query_to_xml(
        format('select count(*) as n from public.%I', relname), false, true, '')))[1]::text as n
      from pg_stat_user_tables where schemaname = 'public' order by 1`)
    const jobs = await database.db.raw(
      `select count(*)::text as n from pgboss.job where name not like '\\_\\_pgboss%'`,
    )
    return [...tables.rows, ...jobs.rows]
  }

  it('fills the job turn by turn, and leaves no row behind in any table', async () => {
    const before = await rows()
    expect(before).toContainEqual({ name: 'phone_call', n: '0' })
    const opened = await callAsVisitor()
    expect(opened.greeting).toContain('Lone Star Towing')
    const { say, jobs, socket, ended } = await pickUp(opened)

    await say(story[0] ?? '')
    expect(jobs.at(-1)).toMatchObject({ reason: 'Dead battery', onBoard: true, vehicle: '' })
    expect(jobs.at(-1)?.pickupAddress).toMatch(/US-75.*exit 41/)
    for (const words of story.slice(1)) await say(words)
    expect(jobs.at(-1)).toMatchObject({ asking: 'read back', confirmed: false })
    expect(await say("Yes, that's right")).toContain('Goodbye')
    expect(jobs.at(-1)).toEqual({
      pickupAddress: expect.stringMatching(/^US-75 northbound.* exit 41, McKinney, TX$/),
      validPickupAddress: true,
      dropoffAddress: '500 Elm St, Plano, TX',
      validDropoffAddress: true,
      reason: 'Dead battery',
      vehicle: '2018 Honda Civic',
      vehicleColor: 'Blue',
      customerName: 'Harriet Cole',
      customerPhone: '4695550199',
      mayText: true,
      emergency: false,
      onBoard: true,
      confirmed: true,
      asking: '',
    })
    socket.send(JSON.stringify({ type: 'info', name: 'agentSpeaking', value: 'off' }))
    expect(await ended).toBe('{"do":"hang up"}')
    await product.stop()
    expect(await rows()).toEqual(before)
  })

  it('answers as the company that the visitor names, in whichever process', async () => {
    const name = encodeURIComponent('Delgado & Söhne ')
    const answer = await product.call('POST', `/towline/voice/try?company=${name}`)
    const opened = tryAgent.reply.parse(await answer.json())
    expect(opened.greeting).toContain('Thanks for calling Delgado & Söhne.')
    const { say } = await pickUp(opened)
    expect(await say('Who is this?')).not.toContain('Lone Star')
    const long = await product.call('POST', `/towline/voice/try?company=${'x'.repeat(61)}`)
    expect(long.status).toBe(400)
  })

  it('sends who is in danger to 911, says that a person comes, and calls nobody', async () => {
    const { say, jobs, ended } = await pickUp(await callAsVisitor())
    expect(await say('I crashed and my wife is bleeding')).toMatch(/9 ?1 ?1/)
    expect(jobs.at(-1)?.emergency).toBe(true)
    expect(await ended).toBe('{"do":"transfer"}')
  })

  it('knows nobody, whatever companies there are', async () => {
    const company = await product.company('Other Towing')
    const opened = callAgent.reply.parse(
      await (
        await product.call('POST', '/towline/voice/phone', {
          basic: company.basic,
          body: { fromNumber: '4695550199' },
        })
      ).json(),
    )
    const real = await pickUp(opened)
    await real.say("I have a flat tire and I'm at 1245 Main Street in Frisco, I'm safe")
    expect(real.jobs).toEqual([])
    const visitor = await pickUp({ ...(await callAsVisitor()), to: company.number })
    const answer = await visitor.say('Where is my truck? What is the status of my tow?')
    expect(answer).not.toContain('Main')
    expect(JSON.stringify(visitor.jobs)).not.toMatch(/Main|Flat/)
  })

  describe('the way in', () => {
    it('opens once for a ticket', async () => {
      const { relayUrl } = await callAsVisitor()
      expect(await openSocket(relayUrl)).not.toBe(403)
      expect(await openSocket(relayUrl)).toBe(403)
    })

    it('is not the companies’, nor theirs the visitors’', async () => {
      const company = await product.company('Other Towing')
      const answer = await product.call('POST', '/towline/voice/phone', {
        basic: company.basic,
        body: { fromNumber: '4695550142' },
      })
      const real = callAgent.reply.parse(await answer.json())
      const [staffs, visitors] = [real.relayUrl, (await callAsVisitor()).relayUrl]
      const swapped = (url: string) =>
        url.includes('/try/relay')
          ? url.replace('/try/relay', '/relay')
          : url.replace('/relay', '/try/relay')
      expect(await openSocket(swapped(staffs))).toBe(403)
      expect(await openSocket(swapped(visitors))).toBe(403)
      expect(await openSocket(visitors.replace(/\?.*/, ''))).toBe(403)

      const { callSid, customParameters } = real
      const intruder = await pickUp(await callAsVisitor(), { callSid, customParameters })
      expect(await intruder.closed).toBe(1008)
    })

    it('does not lead into another visitor’s call', async () => {
      const mine = await callAsVisitor()
      const { say } = await pickUp(mine)
      const other = await pickUp(await callAsVisitor(), { callSid: mine.callSid })
      expect(await other.closed).toBe(1008)
      expect(await say('I have a flat tire')).not.toBe('')
    })

    it('is shut after five an hour from one address, and to all when twenty are talking', async () => {
      const statuses = []
      for (let times = 0; times < 6; times += 1) statuses.push((await ask('203.0.113.9')).status)
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
      for (let n = 0; n < 20; n += 1) {
        const { say } = await pickUp(await callAsVisitor(`198.51.100.${n}`))
        await say('hello')
      }
      expect((await ask('203.0.113.10')).status).toBe(503)
    })
  })

  describe('the end of a try', () => {
    it('comes kindly after five minutes', async () => {
      const { heard, ended } = await pickUp(await callAsVisitor())
      ahead += 5 * 60_000 + 1
      expect(await ended).toBe('{"do":"hang up"}')
      expect(heard.at(-1)).toContain('the end of this try')
    })

    it('comes after sixty words or keys', async () => {
      const { send, heard, ended } = await pickUp(await callAsVisitor())
      for (let key = 0; key < 60; key += 1) send({ type: 'dtmf', digit: '1' })
      expect(await ended).toBe('{"do":"hang up"}')
      expect(heard.at(-1)).toContain('the end of this try')
    })

    it('comes at once for whoever sends rubbish, or more than anybody says', async () => {
      const rubbish = await pickUp(await callAsVisitor())
      for (let times = 0; times < 3; times += 1) rubbish.socket.send('{"type":"prompt"}')
      expect(await rubbish.ended).toBe('{"do":"transfer"}')
      const huge = await pickUp(await callAsVisitor())
      huge.socket.send('x'.repeat(65 * 1024))
      expect(await huge.closed).toBe(1009)
    })

    it('forgets a call whose tab was closed', async () => {
      const { callSid, customParameters } = await callAsVisitor()
      const back = async (address: string) =>
        pickUp({ ...(await callAsVisitor(address)), callSid, customParameters })
      const first = await back('198.51.100.2')
      await first.say("I have a flat tire and I'm safe")
      expect(first.jobs.at(-1)?.reason).toBe('Flat tire')
      first.socket.close(1001)
      let tries = 3
      await vi.waitFor(
        async () => {
          tries += 1
          const next = await back(`198.51.100.${tries}`)
          next.socket.close(1001)
          expect(next.jobs[0]?.reason).toBe('')
        },
        { interval: 2000 },
      )
    })
  })
})

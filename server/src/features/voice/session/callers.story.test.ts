import { searchDispatchCalls } from '@towline/contract'
import { type Caller, grade, type HeldCall, holdCall, population } from '@towline/simulator'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { CarrierPhone } from '../../../providers/telephony/phone/carrier-phone.ts'
import { boardJob } from '../../../testing/board-job.ts'
import { phoneForCaller } from '../../../testing/callers-phone.ts'
import { lastingDatabase } from '../../../testing/database.ts'
import { type Product, startProduct, type TestCompany } from '../../../testing/product.ts'
import { wallClock } from './wall-clock.ts'

const CARRIER_TOKEN = 'a-carrier-token-for-tests'
const TIME_ZONE = 'America/Chicago'

const database = lastingDatabase()

/** A handful of those that `npm run eval` calls with; the whole population calls the pure agent. */
describe('simulated callers over the carrier’s wire', () => {
  let product: Product
  let company: TestCompany
  beforeAll(async () => {
    product = await startProduct(database.db, { CARRIER_TOKEN })
    company = await product.company('Lone Star Towing')
    const agent = { languages: ['en', 'es'] }
    const profile = { name: 'Lone Star Towing', phoneNumber: '4695550188', zip: '75034', agent }
    await product.call('PUT', '/towline/company', { basic: company.basic, body: profile })
  })
  afterAll(() => product.stop())

  async function ringAs(caller: Caller) {
    const phone = phoneForCaller(
      (options) =>
        new CarrierPhone({
          server: product.url,
          token: CARRIER_TOKEN,
          from: `+1${caller.from}`,
          to: company.number,
          ...options,
        }),
      { interrupts: caller.interrupts ?? false },
    )
    const held = await holdCall(caller, phone)
    const jobs = async () => {
      const answer = await product.call('POST', '/towline/dispatch/search', {
        basic: company.basic,
        body: { status: 'current', searchText: '' },
      })
      return searchDispatchCalls.reply
        .parse(await answer.json())
        .filter(({ twilioCallId }) => twilioCallId === phone.callSid)
        .map((row) => boardJob(row, TIME_ZONE))
    }
    const today = wallClock(Date.now(), TIME_ZONE).slice(0, 10)
    // The last of a call is written behind it.
    return vi.waitFor(
      async () => {
        const call: HeldCall = { ...held, jobs: await jobs(), seconds: phone.seconds(), today }
        const marks = grade(caller, call)
        const talk = call.lines.map(({ who, words }) => `${who}: ${words}`).join('\n')
        expect(marks.good, `${marks.why.join('; ')}\n${talk}`).toBe(true)
        return marks
      },
      { interval: 250 },
    )
  }

  it.concurrent.each([
    'flat-at-home',
    'highway-mile-marker',
    'talks-over',
    'club-flat',
    'es-bateria',
  ])('%s leaves a job that needs no call back', async (id) => {
    const caller = population.find((each) => each.id === id)
    const marks = await ringAs(caller ?? expect.fail(`nobody is called ${id}`))
    expect(marks.needsRingBack).toBe(false)
    expect(marks.fields.length).toBeGreaterThan(5)
  })

  it.concurrent.each(['child-locked-in', 'no-robots'])(
    '%s is with a person at once',
    async (id) => {
      const caller = population.find((each) => each.id === id)
      const marks = await ringAs(caller ?? expect.fail(`nobody is called ${id}`))
      expect(marks.gates.length).toBeGreaterThan(0)
    },
  )
})

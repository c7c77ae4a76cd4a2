import { readRecordedCall } from '@towline/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CarrierPhone } from '../../../providers/telephony/phone/carrier-phone.ts'
import { testDatabase } from '../../../testing/database.ts'
import { type Product, startProduct, type TestCompany } from '../../../testing/product.ts'
import { heldDifference, jobDifference } from './job-difference.ts'
import { Recording, replay, replayBoth } from './replay.ts'

const CARRIER_TOKEN = 'a-carrier-token-for-tests'

/** A dead battery in words that no rule knows. */
const TROUBLE = 'i turn it and nothing not even the dome light'

/** The last of a call is written behind it. */

const database = testDatabase()

describe('a call that is held again', () => {
  let product: Product
  let company: TestCompany
  beforeEach(async () => {
    product = await startProduct(database.db, { CARRIER_TOKEN })
    company = await product.company('Lone Star Towing')
  })
  afterEach(() => product.stop())

  const aPhone = () =>
    new CarrierPhone({
      server: product.url,
      token: CARRIER_TOKEN,
      from: '+12145550142',
      to: company.number,
    })

  /** A call as a manager of the running product gets it, by the carrier's id. */
  async function recorded(): Promise<Recording> {
    const phone = aPhone()
    await phone.dial()
    await phone.say("My battery is dead and I'm safe at 1245 Main Street in Frisco")
    await phone.say('yes')
    await phone.say('it is a blue 2018 Honda Civic')
    await phone.hangUp()
    const ask = () =>
      product.call('GET', `/towline/voice/calls/${phone.callSid}/log`, { basic: company.basic })
    return vi.waitFor(async () => {
      const recording = readRecordedCall.reply.parse(await (await ask()).json())
      expect(recording.entries.at(-1)?.kind).toBe('hungUp')
      return Recording.parse(recording)
    })
  }

  it('comes to the same job as long as nothing has changed', async () => {
    const recording = await recorded()
    const { exchanges, memory } = replay(recording)
    expect(exchanges.filter(({ before, now }) => before !== now)).toEqual([])
    expect(jobDifference(recording, memory)).toEqual([])
  })

  it('shows field by field what comes out otherwise than it did', async () => {
    const recording = await recorded()
    // As an older agent had it, which knew no colors and took a dead battery for any breakdown.
    const older = recording.entries.map((entry) => ({
      ...entry,
      data: JSON.parse(
        JSON.stringify(entry.data)
          .replaceAll('"vehicleColor":"Blue"', '"driveType":"FWD"')
          .replaceAll('"Dead battery"', '"Breakdown"'),
      ),
    }))
    const asOlder = { ...recording, entries: older }
    const difference = jobDifference(asOlder, replay(asOlder).memory)
    expect(difference).toEqual(
      expect.arrayContaining([
        { field: 'vehicleColor', before: '', now: 'Blue' },
        { field: 'driveType', before: 'FWD', now: '' },
        { field: 'towReason', before: 'Breakdown', now: 'Dead battery' },
      ]),
    )
    expect(difference).toHaveLength(3)
  })

  it('is heard by the rules alone and by all readers, side by side', async () => {
    const recording = await recorded()
    const inOtherWords = JSON.parse(
      JSON.stringify(recording).replaceAll('My battery is dead and', `${TROUBLE} and`),
    )
    const { exchanges, memories } = replayBoth(inOtherWords)
    expect(exchanges.some(({ before, now }) => before !== now)).toBe(true)
    expect(heldDifference(...memories)).toContainEqual({
      field: 'towReason',
      before: '',
      now: 'Dead battery',
    })
  })

  it('is nobody’s but the company’s own manager’s', async () => {
    const phone = aPhone()
    await phone.dial()
    await phone.hangUp()
    const other = await product.company('Other Towing')
    const path = `/towline/voice/calls/${phone.callSid}/log`
    expect((await product.call('GET', path, { basic: other.basic })).status).toBe(404)
    expect((await product.call('GET', path)).status).toBe(401)
  })
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { eachEngine } from '../../../testing/database.ts'
import { openWire, type Wire } from '../testing/wire.fixture.ts'
import { namesIn } from './local-names.ts'

it('the names of places are those that come most, without numbers', () => {
  expect(
    namesIn([
      '1245 Main St, Frisco, TX',
      '500 Elm St, Plano, TX 75074',
      '12B Main St, Frisco, TX',
      'I-35 N exit 41, Denton, TX',
      '',
    ]),
  ).toEqual({
    towns: ['Frisco', 'Plano', 'Denton'],
    streets: ['Main St', 'Elm St'],
    streetsIn: new Map([
      ['Frisco', ['Main St']],
      ['Plano', ['Elm St']],
      ['Denton', []],
    ]),
  })
})

eachEngine('the carrier is told to expect', (database) => {
  let wire: Wire
  beforeEach(async () => {
    wire = await openWire(database.db)
  })
  afterEach(() => wire.product.stop())

  it('the streets of the company’s last jobs, and of nobody else’s', async () => {
    const job = (street: string, status: string) => ({
      pickupAddress: `10 ${street}, Celina, TX`,
      validPickupAddress: true,
      status,
    })
    await wire.ask('/dispatch', job('Preston Rd', 'completed'))
    await wire.ask('/dispatch', job('Coit Rd', 'pending'))
    await wire.ask('/dispatch', { ...job('Nowhere Ln', 'pending'), validPickupAddress: false })
    const other = await wire.product.company('Other Towing')
    await wire.product.call('POST', '/towline/dispatch', {
      basic: other.basic,
      body: job('Foreign Rd', 'completed'),
    })
    const url = `${wire.product.url}/towline/voice/incoming`
    await vi.waitFor(async () => {
      const twiml = await wire.aPhone('+12145550142').post(url, { CallStatus: 'ringing' })
      const hints = / hints="([^"]*)"/.exec(twiml)?.[1] ?? ''
      expect(hints).toMatch(/Celina,.*Preston Rd/)
      expect(hints).toContain('Coit Rd')
      expect(hints).not.toMatch(/Nowhere|Foreign/)
    }, 10_000)
  })
})

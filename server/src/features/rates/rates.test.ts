import { JobPrice, type JobToPrice, RateSheet, type SaveRateSheet } from '@towline/contract'
import { beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { eachEngine } from '../../testing/database.ts'
import { listen } from '../../testing/listen.ts'
import type { TestCompany } from '../../testing/product.ts'
import { sharedProduct } from '../../testing/shared-product.ts'

/** Noon of a Monday in Texas. */
const NOW = Date.UTC(2026, 10, 23, 18)
const DAY = 86_400_000
const tow = (base: number) => ({ services: [{ service: 'Tow' as const, base, perLoadedMile: 4 }] })
const club = {
  services: [{ service: 'Tow' as const, base: 45, perLoadedMile: 3.5, freeLoadedMiles: 5 }],
}

eachEngine('rates', (database) => {
  let ours: TestCompany
  let now = NOW
  const product = sharedProduct(database, { now: () => now })
  beforeEach(async () => {
    now = NOW
    ours = await product.company('Our Towing')
  })

  const ask = async (method: string, path: string, body?: unknown, basic = ours.basic) => {
    const answer = await product.call(method, `/towline/${path}`, { basic, body })
    return { status: answer.status, reply: Object(await answer.json()) as Record<string, unknown> }
  }
  const save = (body: Partial<z.input<typeof SaveRateSheet>>) => ask('POST', 'rates', body)
  const saved = async (body: Parameters<typeof save>[0]): Promise<RateSheet> => {
    const { status, reply } = await save(body)
    expect(status, JSON.stringify(reply)).toBe(200)
    return RateSheet.parse(reply)
  }
  const price = async (job: JobToPrice) => {
    const { status, reply } = await ask('POST', 'dispatch/price', job)
    expect(status, JSON.stringify(reply)).toBe(200)
    return JobPrice.parse(reply)
  }
  const account = async (name: string) => {
    const { reply } = await ask('POST', 'api/vault/Vendor', { name, type: 'Motor Club' })
    return z.object({ id: z.string() }).parse(reply).id
  }
  const breakdown = { towReason: 'Breakdown', vehicleType: 'Light' } as const

  it('are in force from their day on, and leave the price of an old job as it was', async () => {
    await saved({ validFrom: '2026-11-01', rates: tow(95) })
    const old = { ...breakdown, createdDate: NOW - DAY }
    expect((await price(old)).least).toBe(95)
    await saved({ validFrom: '2026-11-23', rates: tow(105) })
    await saved({ validFrom: '2026-12-01', rates: tow(115) })
    expect((await price(old)).least).toBe(95)
    expect((await price(breakdown)).least).toBe(105)
    expect((await price({ ...breakdown, createdDate: NOW - 60 * DAY })).missing).toBe('rates')
    now = NOW + 10 * DAY
    expect(await price(breakdown)).toMatchObject({ least: 115, validFrom: '2026-12-01' })
    expect((await price(old)).least).toBe(95)
  })

  it('stay as they were for days that are over, and can’t be taken back', async () => {
    const first = await saved({ validFrom: '2026-11-01', rates: tow(95) })
    const late = await save({ validFrom: '2026-11-22', rates: tow(90) })
    expect(late).toMatchObject({
      status: 400,
      reply: { fields: { validFrom: expect.stringMatching(/Choose today or a later day/) } },
    })
    const refused = await ask('DELETE', `rate-sheet/${first.id}`)
    expect(refused).toMatchObject({ status: 409, reply: { error: 'rates_in_force' } })
    const planned = await saved({ validFrom: '2026-12-01', rates: tow(115) })
    expect((await ask('DELETE', `rate-sheet/${planned.id}`)).status).toBe(200)
    expect((await ask('DELETE', `rate-sheet/${planned.id}`)).status).toBe(404)
  })

  it('of an account go before those of the company, and leave the rest to them', async () => {
    const accountId = await account('Prairie Club')
    await saved({
      validFrom: '2026-11-01',
      rates: { ...tow(75), cancelFee: { amount: 35 }, extras: [{ name: 'Winch', rate: 70 }] },
    })
    await saved({ accountId, validFrom: '2026-11-01', rates: club })
    expect(await price({ ...breakdown, vendorId: accountId })).toMatchObject({
      least: 45,
      accountName: 'Prairie Club',
      extras: [{ name: 'Winch' }],
    })
    expect((await price(breakdown)).least).toBe(75)
    const cancelled = { status: 'cancelled', dispatchedDateTime: NOW } as const
    expect(await price({ ...breakdown, ...cancelled, vendorId: accountId })).toMatchObject({
      least: 35,
      items: [{ name: 'Cancel fee', amount: 35 }],
    })
    expect((await ask('GET', 'rate-accounts')).reply).toEqual([
      { id: accountId, name: 'Prairie Club' },
    ])
  })

  it('answer the second of two who change one sheet with the newer one', async () => {
    const sheet = await saved({ validFrom: '2026-12-01', rates: tow(95) })
    expect(sheet.version).toBe(1)
    await saved({ validFrom: '2026-12-01', version: 1, rates: tow(100) })
    const late = await save({ validFrom: '2026-12-01', version: 1, rates: tow(90) })
    expect(late).toMatchObject({ status: 409, reply: { newer: { version: 2 } } })
    expect((await saved({ validFrom: '2026-12-01', rates: tow(110) })).version).toBe(3)
  })

  it('refuse what would make a negative price, and rates for nobody', async () => {
    expect(await save({ validFrom: '2026-12-01', rates: tow(-1) })).toMatchObject({
      status: 400,
      reply: { fields: { 'rates.services.0.base': 'A rate can’t be negative' } },
    })
    const vendors = await ask('PUT', 'vendor/search', {})
    const [placeholder] = z.object({ id: z.string() }).array().parse(Object.values(vendors.reply))
    const parked = { accountId: placeholder?.id ?? '', validFrom: '2026-12-01', rates: tow(1) }
    expect(await save(parked)).toMatchObject({ status: 409, reply: { error: 'placeholder' } })
    const theirs = await product.company('Their Towing')
    const accountId = await account('Ours alone')
    const body = { ...parked, accountId }
    expect((await ask('POST', 'rates', body, theirs.basic)).status).toBe(404)
  })

  it('keep who changed what, and tell it in words', async () => {
    await saved({ validFrom: '2026-11-01', rates: tow(95) })
    await saved({ validFrom: '2026-11-23', rates: tow(105) })
    const { reply } = await ask('GET', 'rates/company/history')
    expect(Object.values(reply)).toMatchObject([
      {
        action: 'set',
        validFrom: '2026-11-23',
        changes: [
          {
            what: 'Tow, any vehicle, any time',
            from: '$95.00 + $4.00 per loaded mile',
            to: '$105.00 + $4.00 per loaded mile',
          },
        ],
      },
      { validFrom: '2026-11-01', changes: [{ from: '–' }] },
    ])
  })

  it('tell every open desk that they changed', async () => {
    const authorization = `Basic ${Buffer.from(ours.basic).toString('base64')}`
    const topic = `/topic/company/${ours.companyId}/rates`
    const { heard } = await listen(product.url, topic, { authorization })
    await saved({ validFrom: '2026-12-01', rates: tow(95) })
    await vi.waitFor(() => expect(heard).toEqual([{ accountId: '' }]))
  })

  it('go out as CSV and come back', async () => {
    const { id, rates } = await saved({ validFrom: '2026-12-01', rates: tow(95) })
    const { reply } = await ask('GET', `rate-sheet/${id}/csv`)
    expect(reply.name).toBe('rates-2026-12-01.csv')
    const read = await ask('POST', 'rates/csv', { csv: reply.csv })
    expect(read.reply).toEqual({ problems: [], rates })
  })
})

eachEngine('the price of a job', (database) => {
  const product = sharedProduct(database, { now: () => NOW })
  let ours: TestCompany
  beforeEach(async () => {
    ours = await product.company('Our Towing')
  })
  const post = async (path: string, body: unknown) => {
    const answer = await product.call('POST', `/towline/${path}`, { basic: ours.basic, body })
    expect(answer.status).toBe(200)
    return Object(await answer.json()) as Record<string, unknown>
  }

  it('is a range where the map has only looked at a straight line, and says what it depends on', async () => {
    await post('rates', { validFrom: '2026-11-01', rates: tow(95) })
    const ends = {
      pickupAddressLatLng: { lat: 33.0296, lng: -96.8311 },
      dropoffAddress: '850 E Main St',
      dropoffAddressLatLng: { lat: 33.1506, lng: -96.8145 },
    }
    const price = JobPrice.parse(await post('dispatch/price', { ...ends, towReason: 'Breakdown' }))
    expect(price.least).toBeGreaterThan(95 + 8 * 4)
    expect(price.most).toBeGreaterThan(price.least)
    expect(price.dependsOn).toEqual(['the miles by road'])
    expect(price.items.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(price.least, 8)
    const open = JobPrice.parse(await post('dispatch/price', { towReason: 'Breakdown' }))
    expect(open).toMatchObject({ least: 95, most: null, dependsOn: ['the miles by road'] })
  })

  it('is none without rates, without a rate for it, or while nothing is known', async () => {
    const missing = async (job: object) => (await post('dispatch/price', job)).missing
    expect(await missing({ towReason: 'Breakdown' })).toBe('rates')
    await post('rates', { validFrom: '2026-11-01', rates: tow(95) })
    expect(await missing({ towReason: 'Lockout' })).toBe('rate')
    expect(await missing({})).toBe('facts')
    expect(await missing({ towReason: 'Breakdown', status: 'cancelled' })).toBe('fee')
  })

  it('becomes items that a client which knows names and amounts only leaves whole', async () => {
    const items = [
      { name: 'Tow', amount: 95, quantity: 1, unit: 'call', rate: 95, taxable: false },
      { name: 'Storage', amount: 45.7, quantity: 2, unit: 'day', rate: 22.85, taxable: true },
    ]
    const billing = { lineItems: items, taxPercent: 8.25 }
    const job = await post('dispatch', { customerName: 'Ada Kern', billing })
    const totals = { taxAmount: 3.77, totalAmountPreTax: 140.7, totalAmount: 144.47 }
    expect(job.billing).toEqual({ ...billing, ...totals })
    const plain = items.map(({ name, amount }) => ({ name, amount }))
    const again = await post('dispatch', { id: job.id, billing: { lineItems: plain } })
    expect(again.billing).toEqual({ ...billing, ...totals })
  })
})

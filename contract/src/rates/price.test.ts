import { describe, expect, it } from 'vitest'
import { hoursOf, localMoment } from './choose-rate.ts'
import { type PriceQuestion, priceOf } from './price.ts'
import { type OpenQuestion, priceRange } from './price-range.ts'
import { blankRates, Rates } from './rates.schema.ts'
import { storageDays, storageItem } from './storage-days.ts'

type Sheet = Partial<import('zod').input<typeof Rates>>
const sheet = (given: Sheet): Rates => Rates.parse({ ...blankRates(), ...given })

const cash = sheet({ services: [{ service: 'Tow', base: 75, perLoadedMile: 4 }] })
const club = sheet({
  services: [{ service: 'Tow', base: 45, perLoadedMile: 3.5, freeLoadedMiles: 5 }],
})

const tow = (more: Partial<PriceQuestion> = {}): PriceQuestion => ({
  service: 'Tow',
  vehicleClass: 'Light',
  hours: ['Day', 'Any'],
  zone: '',
  loadedMiles: 12,
  unloadedMiles: 0,
  minutesOnScene: 0,
  outcome: 'done',
  coveredDollars: 0,
  ...more,
})
const open = (more: Partial<OpenQuestion> = {}): OpenQuestion => ({
  ...tow(),
  loadedMiles: { least: 12, most: 12 },
  unloadedMiles: { least: 0, most: 0 },
  ...more,
})
const priced = (company: Rates, question = tow(), account: Rates | null = null) =>
  priceOf({ account, company }, question)
const total = (...asked: Parameters<typeof priced>) => priced(...asked)?.totalCents

describe('the price of a job', () => {
  it('is $69.50 for twelve miles of a club that pays $45 and $3.50 a mile after five', () => {
    const price = priced(cash, tow(), club)
    expect(price?.totalCents).toBe(6950)
    expect(price?.items).toEqual([
      {
        name: 'Tow',
        quantity: 1,
        unit: 'call',
        rateCents: 4500,
        amountCents: 4500,
        taxable: true,
        explanation: 'Tow, any vehicle, any time: $45.00',
      },
      {
        name: 'Loaded miles',
        quantity: 7,
        unit: 'mile',
        rateCents: 350,
        amountCents: 2450,
        taxable: true,
        explanation: '12 miles − 5 free = 7 miles × $3.50 = $24.50',
      },
    ])
  })

  it('is $123.00 for the same miles of a customer who pays $75 and $4 a mile', () => {
    expect(total(cash)).toBe(12300)
  })

  it('has no miles within the free ones, and counts tenths of a mile', () => {
    expect(total(club, tow({ loadedMiles: 5 }))).toBe(4500)
    expect(total(club, tow({ loadedMiles: 5.1 }))).toBe(4500 + 35)
    expect(total(club, tow({ loadedMiles: 12.34 }))).toBe(4500 + 2555)
  })

  it('is by the day $175 and by night $200, on weekends and holidays their own', () => {
    const town = sheet({
      services: [
        { service: 'Tow', hours: 'Day', base: 175 },
        { service: 'Tow', hours: 'Night', base: 200 },
        { service: 'Tow', hours: 'Holiday', base: 250 },
      ],
    })
    expect(total(town, tow({ hours: ['Day', 'Any'] }))).toBe(17500)
    expect(total(town, tow({ hours: ['Night', 'Any'] }))).toBe(20000)
    expect(total(town, tow({ hours: ['Holiday', 'Weekend', 'Night', 'Any'] }))).toBe(25000)
    expect(total(town, tow({ hours: ['Weekend', 'Night', 'Any'] }))).toBe(20000)
  })

  it('goes by the line for the kind of vehicle before the one for any', () => {
    const classes = sheet({
      services: [
        { service: 'Tow', base: 95 },
        { service: 'Tow', hours: 'Night', base: 125 },
        { service: 'Tow', vehicleClass: 'Heavy', base: 350 },
      ],
    })
    expect(total(classes)).toBe(9500)
    expect(total(classes, tow({ vehicleClass: 'Heavy', hours: ['Night', 'Any'] }))).toBe(35000)
    expect(total(classes, tow({ vehicleClass: 'Medium', hours: ['Night', 'Any'] }))).toBe(12500)
    expect(priced(classes, tow({ service: 'Lockout' }))).toBeNull()
  })

  it('charges begun quarter hours after those included, and the way there', () => {
    const winch = sheet({
      services: [
        {
          service: 'Winch out',
          base: 150,
          perQuarterHour: 40,
          freeMinutes: 30,
          perUnloadedMile: 2,
          freeUnloadedMiles: 10,
        },
      ],
    })
    const asked = (minutesOnScene: number) =>
      tow({ service: 'Winch out', minutesOnScene, unloadedMiles: 14, loadedMiles: 0 })
    expect(total(winch, asked(30))).toBe(15000 + 800)
    expect(total(winch, asked(31))).toBe(15000 + 800 + 4000)
    expect(total(winch, asked(61))).toBe(15000 + 800 + 12000)
  })

  it('comes up to the minimum by an item of its own', () => {
    const least = sheet({ services: [{ service: 'Tow', base: 45, minimum: 65, taxable: false }] })
    const price = priced(least)
    expect(price?.totalCents).toBe(6500)
    expect(price?.items.at(-1)).toMatchObject({ name: 'Minimum charge', amountCents: 2000 })
    expect(price?.items.every(({ taxable }) => !taxable)).toBe(true)
  })

  it('is the fee alone for a job that was cancelled or found nobody', () => {
    const fees = sheet({
      cancelFee: { amount: 35 },
      goneOnArrivalFee: { amount: 50, taxable: false },
    })
    expect(total(fees, tow({ outcome: 'cancelled' }))).toBe(3500)
    expect(priced(fees, tow({ outcome: 'gone on arrival' }))?.items).toMatchObject([
      { name: 'Gone on arrival', amountCents: 5000, taxable: false },
    ])
    expect(priced(cash, tow({ outcome: 'cancelled' }))).toBeNull()
    expect(total(fees, tow({ outcome: 'cancelled' }), sheet({ cancelFee: { amount: 0 } }))).toBe(0)
  })
})

describe('what a motor club covers', () => {
  const inNorth = { zone: 'north' }
  const zoned = sheet({ ...cash, zones: [{ zone: 'North', amount: 60, taxable: false }] })

  it('has one price for the miles of a zone, before all of them are known', () => {
    const price = priced(zoned, tow({ ...inNorth, loadedMiles: 80 }))
    expect(
      price?.items.map(({ name, amountCents, taxable }) => [name, amountCents, taxable]),
    ).toEqual([
      ['Tow', 7500, true],
      ['Miles, North', 6000, false],
    ])
    expect(total(zoned, tow({ zone: 'South' }))).toBe(12_300)
    const range = priceRange(
      { account: null, company: zoned },
      open({ ...inNorth, loadedMiles: null }),
    )
    expect(range).toMatchObject({ leastCents: 13_500, mostCents: 13_500, dependsOn: [] })
  })

  it('takes the account’s price of a zone before the company’s, and none where no miles are charged', () => {
    const own = sheet({ zones: [{ zone: 'North', amount: 20 }] })
    expect(total(zoned, tow(inNorth), own)).toBe(9500)
    const flat = sheet({ services: [{ service: 'Tow', base: 75 }], zones: zoned.zones })
    expect(total(flat, tow(inNorth))).toBe(7500)
    const twice = { zones: [{ zone: 'North' }, { zone: 'NORTH' }] }
    expect(Rates.safeParse({ ...blankRates(), ...twice }).success).toBe(false)
  })

  it('has the club cover all miles of a zone', () => {
    const covered = sheet({ ...zoned, coverage: { miles: 5, dollars: null } })
    expect(priced(covered, tow(inNorth))?.share).toMatchObject({
      clubCents: 13_500,
      customerCents: 0,
    })
  })

  const covering = (coverage: Sheet['coverage']) => sheet({ ...cash, coverage })
  const share = (company: Rates, more: Partial<PriceQuestion> = {}) => {
    const found = priced(company, tow(more))?.share
    return found && [found.clubCents, found.customerCents]
  }

  it('leaves the miles over it to the customer', () => {
    expect(share(covering({ miles: 10 }))).toEqual([11500, 800])
    expect(share(covering({ miles: 20 }))).toEqual([12300, 0])
  })

  it('leaves the dollars over it to the customer', () => {
    expect(share(covering({ dollars: 100 }))).toEqual([10000, 2300])
    expect(share(covering({ dollars: 100, miles: 4 }))).toEqual([9100, 3200])
  })

  it('is what the club said for this job, where it said something', () => {
    expect(share(cash)).toBeNull()
    expect(share(cash, { coveredDollars: 90 })).toEqual([9000, 3300])
    expect(share(covering({ dollars: 100 }), { coveredDollars: 120 })).toEqual([12000, 300])
  })
})

describe('the range of a price', () => {
  const range = (company: Rates, more: Partial<OpenQuestion> = {}) => {
    const found = priceRange({ account: null, company }, open(more))
    return found && [found.leastCents, found.mostCents, found.dependsOn]
  }

  it('is one price where all is known', () => {
    expect(range(cash)).toEqual([12300, 12300, []])
  })

  it('spans the miles where no road was looked at', () => {
    expect(range(cash, { loadedMiles: { least: 10, most: 12.5 } })).toEqual([
      11500,
      12500,
      ['miles'],
    ])
  })

  it('has no end where something that costs is not known', () => {
    expect(range(cash, { loadedMiles: null })).toEqual([7500, null, ['miles']])
    const flat = sheet({ services: [{ service: 'Tow', base: 60 }] })
    expect(range(flat, { loadedMiles: null, minutesOnScene: null })).toEqual([6000, 6000, []])
  })

  it('is that of a light vehicle while nobody knows which it is, and says so where it matters', () => {
    const classes = sheet({
      services: [
        { service: 'Tow', vehicleClass: 'Light', base: 95 },
        { service: 'Tow', vehicleClass: 'Heavy', base: 350 },
      ],
    })
    expect(range(classes, { vehicleClass: null })).toEqual([9500, 9500, ['vehicle class']])
    expect(range(cash, { vehicleClass: null })).toEqual([12300, 12300, []])
  })
})

describe('storage', () => {
  const stay = (from: [string, number], to: [string, number], grace = 0) =>
    storageDays(
      {
        from: { day: from[0], minutes: from[1] * 60 },
        to: { day: to[0], minutes: to[1] * 60 },
      },
      grace,
    )

  it('counts calendar days, midnight to midnight, any part of one whole', () => {
    expect(stay(['2026-11-20', 22], ['2026-11-21', 23])).toBe(2)
    expect(stay(['2026-11-20', 8], ['2026-11-23', 9])).toBe(4)
  })

  it('is one day for less than twelve hours over midnight', () => {
    expect(stay(['2026-11-20', 22], ['2026-11-21', 9])).toBe(1)
    expect(stay(['2026-11-20', 22], ['2026-11-21', 10])).toBe(2)
  })

  it('begins when the grace is over', () => {
    expect(stay(['2026-11-20', 9], ['2026-11-21', 9], 24)).toBe(0)
    expect(stay(['2026-11-20', 9], ['2026-11-21', 10], 24)).toBe(1)
    expect(stay(['2026-11-20', 9], ['2026-11-23', 10], 24)).toBe(3)
  })

  it('costs $40 a day and is taxed', () => {
    const storage = { perDay: 40, graceHours: 24, taxable: true }
    expect(storageItem(storage, 3)).toMatchObject({ amountCents: 12000, taxable: true })
    expect(storageItem(storage, 0)).toBeNull()
  })
})

describe('the hours of a moment', () => {
  const hours = {
    night: { from: '18:00', to: '06:00' },
    weekend: ['Saturday' as const, 'Sunday' as const],
    holidays: ['2026-11-26'],
  }

  it('are day, night, weekend or holiday, the rarest first', () => {
    expect(hoursOf({ day: '2026-11-23', minutes: 12 * 60 }, hours)).toEqual(['Day', 'Any'])
    expect(hoursOf({ day: '2026-11-23', minutes: 6 * 60 }, hours)).toEqual(['Day', 'Any'])
    expect(hoursOf({ day: '2026-11-23', minutes: 5 * 60 + 59 }, hours)).toEqual(['Night', 'Any'])
    expect(hoursOf({ day: '2026-11-22', minutes: 18 * 60 }, hours)).toEqual([
      'Weekend',
      'Night',
      'Any',
    ])
    expect(hoursOf({ day: '2026-11-26', minutes: 600 }, hours)).toEqual(['Holiday', 'Any'])
    expect(hoursOf({ day: '2026-11-26', minutes: 600 }, null)).toEqual(['Day', 'Any'])
  })

  it('are those on the wall where the company is, on both sides of daylight saving', () => {
    const at = Date.UTC(2026, 10, 23, 5, 30)
    expect(localMoment(at, 'America/Chicago')).toEqual({ day: '2026-11-22', minutes: 1410 })
    const summer = Date.UTC(2026, 6, 4, 5, 30)
    expect(localMoment(summer, 'America/Chicago')).toEqual({ day: '2026-07-04', minutes: 30 })
  })
})

describe('a rate sheet', () => {
  const problems = (given: Sheet) =>
    Rates.safeParse({ ...blankRates(), ...given }).error?.issues.map(({ message }) => message)

  it('takes no negative rates, no parts of a cent, and no two lines for the same thing', () => {
    expect(problems({ services: [{ service: 'Tow', base: -1 }] })).toEqual([
      'A rate can’t be negative',
    ])
    expect(problems({ services: [{ service: 'Tow', base: 1.005 }] })).toEqual([
      'Use at most two decimals',
    ])
    expect(problems({ services: [{ service: 'Tow' }, { service: 'Tow', base: 3 }] })).toEqual([
      'Another line is for the same service, vehicle and hours',
    ])
    expect(problems({ extras: [{ name: 'Winch' }, { name: ' winch ' }] })).toEqual([
      'Another extra has this name',
    ])
  })

  it('taxes what does not say otherwise', () => {
    expect(sheet({ services: [{ service: 'Tow' }] }).services[0]?.taxable).toBe(true)
  })
})

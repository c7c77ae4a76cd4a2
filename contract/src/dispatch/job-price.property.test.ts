import { describe, expect, it } from 'vitest'
import {
  type PriceQuestion,
  priceOf,
  priceRange,
  RateClass,
  RateHours,
  RateService,
  Rates,
  VehicleClass,
} from '../rates/index.ts'
import { billingTotals } from './dispatch.rules.ts'
import { lineItemOf } from './job-price.ts'

/** Numbers that look random and are the same in every run (a linear congruential generator). */
function dice(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return {
    upTo: (most: number, parts: number) => Math.round(next() * most * parts) / parts,
    of: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
    isHeads: () => next() < 0.5,
  }
}
type Dice = ReturnType<typeof dice>

/** The services the sheets are about: few, so that lines and questions meet. */
const few = RateService.options.slice(0, 2)

const aSheet = (roll: Dice): Rates => {
  const lines = Array.from({ length: 10 }, () => ({
    service: roll.of(few),
    vehicleClass: roll.of(RateClass.options),
    hours: roll.of(RateHours.options),
    base: roll.upTo(500, 100),
    perLoadedMile: roll.upTo(9, 100),
    freeLoadedMiles: roll.upTo(15, 10),
    perUnloadedMile: roll.upTo(5, 100),
    freeUnloadedMiles: roll.upTo(15, 10),
    perQuarterHour: roll.upTo(80, 100),
    freeMinutes: roll.upTo(60, 1),
    minimum: roll.upTo(300, 100),
    taxable: roll.isHeads(),
  }))
  const services = [
    ...new Map(
      [...lines, { ...lines[0], service: few[0], vehicleClass: 'Any', hours: 'Any' }].map(
        (line) => [`${line.service}${line.vehicleClass}${line.hours}`, line],
      ),
    ).values(),
  ]
  return Rates.parse({
    services,
    zones: roll.isHeads() ? [{ zone: 'North', amount: roll.upTo(90, 100) }] : [],
    coverage: roll.isHeads()
      ? { miles: roll.isHeads() ? roll.upTo(20, 10) : null, dollars: roll.upTo(200, 100) }
      : null,
  })
}

const aQuestion = (roll: Dice): PriceQuestion => ({
  service: roll.of(few),
  vehicleClass: roll.of(VehicleClass.options),
  hours: [roll.of(RateHours.options), 'Any'],
  zone: roll.isHeads() ? 'North' : '',
  loadedMiles: roll.upTo(120, 1000),
  unloadedMiles: roll.upTo(60, 1000),
  minutesOnScene: roll.upTo(180, 1),
  outcome: 'done',
  coveredDollars: roll.isHeads() ? 0 : roll.upTo(300, 100),
})

const ROUNDS = 1000

describe('any price by any rates', () => {
  it('is never negative, rounded once, and the sum of its items, in cents and on the bill', () => {
    let priced = 0
    for (let seed = 1; seed <= ROUNDS; seed++) {
      const roll = dice(seed)
      const [company, account] = [aSheet(roll), roll.isHeads() ? aSheet(roll) : null]
      const question = aQuestion(roll)
      const price = priceOf({ account, company }, question)
      if (!price) continue
      priced++
      const { items, totalCents, share } = price
      expect(items.reduce((sum, item) => sum + item.amountCents, 0)).toBe(totalCents)
      for (const { amountCents, rateCents, quantity } of items) {
        expect(Number.isInteger(amountCents) && amountCents >= 0).toBe(true)
        expect(Math.abs(amountCents - rateCents * quantity)).toBeLessThan(0.501)
      }
      if (share) {
        expect(share.clubCents + share.customerCents).toBe(totalCents)
        expect(Math.min(share.clubCents, share.customerCents)).toBeGreaterThanOrEqual(0)
      }
      const bill = billingTotals(items.map(lineItemOf), 8.25)
      expect(Math.round(bill.totalAmountPreTax * 100)).toBe(totalCents)
      const taxed = items.filter(({ taxable }) => taxable)
      const taxedCents = taxed.reduce((sum, item) => sum + item.amountCents, 0)
      expect(Math.round(bill.taxAmount * 100)).toBe(Math.round((taxedCents * 8.25) / 100))
    }
    expect(priced).toBeGreaterThan(ROUNDS / 3)
  })

  it('lies within the range that was told before all was known', () => {
    for (let seed = 1; seed <= ROUNDS; seed++) {
      const roll = dice(seed)
      const sheets = { account: null, company: aSheet(roll) }
      const question = aQuestion(roll)
      const { loadedMiles, unloadedMiles } = question
      const range = priceRange(sheets, {
        ...question,
        loadedMiles: { least: loadedMiles * 0.9, most: loadedMiles * 1.3 },
        unloadedMiles: roll.isHeads() ? null : { least: unloadedMiles, most: unloadedMiles },
        minutesOnScene: roll.isHeads() ? null : question.minutesOnScene,
      })
      const price = priceOf(sheets, question)
      if (!price || !range) continue
      expect(price.totalCents).toBeGreaterThanOrEqual(range.leastCents)
      expect(price.totalCents).toBeLessThanOrEqual(range.mostCents ?? Number.POSITIVE_INFINITY)
    }
  })
})

import { chooseRate, fromSheets, type Sheets, zonePriceOf } from './choose-rate.ts'
import type {
  Coverage,
  Fee,
  Rate,
  RateHours,
  RateService,
  VehicleClass,
  ZonePrice,
} from './rates.schema.ts'

/** How a job ends, as far as its price goes. */
export type PriceOutcome = 'done' | 'cancelled' | 'gone on arrival'

/** A job, as far as its price goes; nothing is left unknown here. */
export type PriceQuestion = {
  service: RateService
  vehicleClass: VehicleClass
  /** What the hours count as, the one that decides first. */
  hours: readonly RateHours[]
  /** The name of the zone the pickup is in; empty for none. */
  zone: string
  loadedMiles: number
  unloadedMiles: number
  minutesOnScene: number
  outcome: PriceOutcome
  /** What the motor club told for this job covers, in dollars; 0 when it said nothing. */
  coveredDollars: number
}

/** One item of a price, with how it came about. */
export type PricedItem = {
  name: string
  quantity: number
  unit: string
  rateCents: number
  amountCents: number
  taxable: boolean
  explanation: string
}

/** Who pays what of a job that a motor club covers; together the whole price. */
export type Share = { clubCents: number; customerCents: number; explanation: string }

/** The price of a job before tax. The items add up to the total. */
export type Price = { items: PricedItem[]; totalCents: number; share: Share | null }

/** Whole cents of an amount of dollars. */
export const centsOf = (dollars: number): number => Math.round(dollars * 100)

/** Miles are counted in tenths: what is charged is a whole number of them. */
const tenthsOf = (miles: number): number => Math.max(0, Math.round(miles * 10))

/** A rate for so many tenths of a mile; the only rounding there is. */
const centsFor = (rateCents: number, tenths: number): number =>
  Math.round((rateCents * tenths) / 10)

// Made once: making one takes longer than the whole price.
const inDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** `$1,234.50` of cents. */
export const dollarsText = (cents: number): string => inDollars.format(cents / 100)

/** What a job costs by the rates, before tax; null when no line is for it. */
export function priceOf(sheets: Sheets, question: PriceQuestion): Price | null {
  if (question.outcome !== 'done') return priceOfNoJob(sheets, question.outcome)
  const chosen = chooseRate(sheets, question)
  if (!chosen) return null
  const inZone = zonePriceOf(sheets, chosen.rate, question.zone)
  const items = itemsOf(chosen.rate, question, inZone)
  const totalCents = sumOf(items)
  const share = shareOf({
    coverage: fromSheets(sheets, 'coverage'),
    // The miles of a zone have one price, of which none is over what a club covers.
    rate: inZone ? { ...chosen.rate, perLoadedMile: 0 } : chosen.rate,
    question,
    totalCents,
  })
  return { items, totalCents, share }
}

const sumOf = (items: readonly PricedItem[]) =>
  items.reduce((sum, { amountCents }) => sum + amountCents, 0)

/** The fee for a truck that came, or was sent, for nothing. */
function priceOfNoJob(sheets: Sheets, outcome: 'cancelled' | 'gone on arrival'): Price | null {
  const [name, fee] =
    outcome === 'cancelled'
      ? ['Cancel fee', fromSheets(sheets, 'cancelFee')]
      : ['Gone on arrival', fromSheets(sheets, 'goneOnArrivalFee')]
  if (!fee) return null
  const items = [feeItem(name, fee)]
  return { items, totalCents: sumOf(items), share: null }
}

function feeItem(name: string, { amount, taxable }: Fee): PricedItem {
  const cents = centsOf(amount)
  return {
    name,
    quantity: 1,
    unit: 'call',
    rateCents: cents,
    amountCents: cents,
    taxable,
    explanation: `${name}: ${dollarsText(cents)}`,
  }
}

function itemsOf(rate: Rate, question: PriceQuestion, inZone: ZonePrice | null): PricedItem[] {
  const miles = inZone ? [zoneItem(inZone)] : milesItems(rate, question)
  const items = [baseItem(rate), ...miles, timeItem(rate, question.minutesOnScene)].filter(
    (item) => item !== null,
  )
  const missing = centsOf(rate.minimum) - sumOf(items)
  return missing > 0 ? [...items, minimumItem(rate, missing)] : items
}

function zoneItem({ zone, amount, taxable }: ZonePrice): PricedItem | null {
  const cents = centsOf(amount)
  if (cents === 0) return null
  return {
    name: `Miles, ${zone}`,
    quantity: 1,
    unit: 'call',
    rateCents: cents,
    amountCents: cents,
    taxable,
    explanation: `Zone ${zone}: ${dollarsText(cents)} for all miles`,
  }
}

function milesItems(rate: Rate, question: PriceQuestion): (PricedItem | null)[] {
  return [
    milesItem('Loaded miles', rate, {
      miles: question.loadedMiles,
      free: rate.freeLoadedMiles,
      perMile: rate.perLoadedMile,
    }),
    milesItem('Unloaded miles', rate, {
      miles: question.unloadedMiles,
      free: rate.freeUnloadedMiles,
      perMile: rate.perUnloadedMile,
    }),
  ]
}

/** `Tow, Light, Night`, as the line of the sheet is called. */
export const rateName = ({ service, vehicleClass, hours }: Rate): string =>
  [
    service,
    vehicleClass === 'Any' ? 'any vehicle' : vehicleClass,
    hours === 'Any' ? 'any time' : hours.toLowerCase(),
  ].join(', ')

function baseItem(rate: Rate): PricedItem | null {
  const cents = centsOf(rate.base)
  if (cents === 0) return null
  return {
    name: rate.service,
    quantity: 1,
    unit: 'call',
    rateCents: cents,
    amountCents: cents,
    taxable: rate.taxable,
    explanation: `${rateName(rate)}: ${dollarsText(cents)}`,
  }
}

function milesItem(
  name: string,
  { taxable }: Rate,
  { miles, free, perMile }: { miles: number; free: number; perMile: number },
): PricedItem | null {
  const tenths = Math.max(0, tenthsOf(miles) - tenthsOf(free))
  const rateCents = centsOf(perMile)
  if (tenths === 0 || rateCents === 0) return null
  const quantity = tenths / 10
  const amountCents = centsFor(rateCents, tenths)
  const included = free > 0 ? `${tenthsOf(miles) / 10} miles − ${free} free = ` : ''
  return {
    name,
    quantity,
    unit: 'mile',
    rateCents,
    amountCents,
    taxable,
    explanation: `${included}${quantity} miles × ${dollarsText(rateCents)} = ${dollarsText(amountCents)}`,
  }
}

function timeItem(
  { perQuarterHour, freeMinutes, taxable }: Rate,
  minutes: number,
): PricedItem | null {
  const quarters = Math.ceil(Math.max(0, minutes - freeMinutes) / 15)
  const rateCents = centsOf(perQuarterHour)
  if (quarters === 0 || rateCents === 0) return null
  const amountCents = quarters * rateCents
  const included =
    freeMinutes > 0 ? `${minutes} min − ${freeMinutes} included` : `${minutes} min on scene`
  return {
    name: 'Time on scene',
    quantity: quarters,
    unit: 'quarter hour',
    rateCents,
    amountCents,
    taxable,
    explanation: `${included}: ${quarters} × 15 min × ${dollarsText(rateCents)} = ${dollarsText(amountCents)}`,
  }
}

const minimumItem = ({ minimum, taxable }: Rate, missing: number): PricedItem => ({
  name: 'Minimum charge',
  quantity: 1,
  unit: 'call',
  rateCents: missing,
  amountCents: missing,
  taxable,
  explanation: `The least is ${dollarsText(centsOf(minimum))}: ${dollarsText(missing)} more`,
})

/**
 * What the club pays and what the customer pays. Miles over the covered ones are the customer's; of the rest
 * the club pays as many dollars as it covers. What it told for this job goes before what the sheet has.
 */
function shareOf(asked: {
  coverage: Coverage | null
  rate: Rate
  question: PriceQuestion
  totalCents: number
}): Share | null {
  const { coverage, rate, question, totalCents } = asked
  const dollars =
    question.coveredDollars > 0 ? question.coveredDollars : (coverage?.dollars ?? null)
  const miles = coverage?.miles ?? null
  if (dollars === null && miles === null) return null
  const over = miles === null ? 0 : uncoveredTenths(rate, question.loadedMiles, miles)
  const overCents = centsFor(centsOf(rate.perLoadedMile), over)
  const covered = totalCents - overCents
  const clubCents = dollars === null ? covered : Math.min(covered, centsOf(dollars))
  const customerCents = totalCents - clubCents
  const limits = [
    miles !== null && `${miles} miles`,
    dollars !== null && `up to ${dollarsText(centsOf(dollars))}`,
  ].filter(Boolean)
  const explanation = `Club covers ${limits.join(', ')}: it pays ${dollarsText(clubCents)}, the customer ${dollarsText(customerCents)}`
  return { clubCents, customerCents, explanation }
}

/** Charged miles that are over the covered ones, in tenths. */
function uncoveredTenths(rate: Rate, loadedMiles: number, coveredMiles: number): number {
  const free = tenthsOf(rate.freeLoadedMiles)
  return Math.max(0, tenthsOf(loadedMiles) - Math.max(free, tenthsOf(coveredMiles)))
}

import { dollarsText, rateName } from './price.ts'
import type { RateChange } from './rates.operations.ts'
import type { Extra, Fee, Rate, Rates, ZonePrice } from './rates.schema.ts'

const NONE = '–'

/** What differs between two sheets, in words: for the history, and to look at before saving. */
export function rateChanges(before: Rates, after: Rates): RateChange[] {
  return differing(linesOf(before), linesOf(after))
}

function differing(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): RateChange[] {
  const names = [...new Set([...before.keys(), ...after.keys()])]
  return names.flatMap((what) => {
    const [from, to] = [before.get(what) ?? NONE, after.get(what) ?? NONE]
    return from === to ? [] : [{ what, from, to }]
  })
}

/** The sheet as lines of text, by what each is for. */
function linesOf(rates: Rates): Map<string, string> {
  const { services, extras, zones, cancelFee, goneOnArrivalFee, storage, coverage, hours } = rates
  return new Map([
    ...services.map((rate) => [rateName(rate), rateText(rate)] as const),
    ...extras.map((extra) => [`Extra: ${extra.name}`, extraText(extra)] as const),
    ...zones.map((price) => [`Zone: ${price.zone}`, zoneText(price)] as const),
    ['Cancel fee', cancelFee ? feeText(cancelFee) : NONE],
    ['Gone on arrival', goneOnArrivalFee ? feeText(goneOnArrivalFee) : NONE],
    [
      'Storage',
      storage
        ? `${dollars(storage.perDay)} a day${graceText(storage.graceHours)}${tax(storage.taxable)}`
        : NONE,
    ],
    ['Motor-club coverage', coverage ? coverageText(coverage) : NONE],
    ['Night', hours?.night ? `${hours.night.from}–${hours.night.to}` : NONE],
    ['Weekend', hours?.weekend.join(', ') || NONE],
    ['Holidays', hours?.holidays.join(', ') || NONE],
  ])
}

const dollars = (amount: number) => dollarsText(Math.round(amount * 100))
const tax = (taxable: boolean) => (taxable ? '' : ', not taxed')
const graceText = (hours: number) => (hours > 0 ? ` after ${hours} h` : '')
const feeText = ({ amount, taxable }: Fee) => `${dollars(amount)}${tax(taxable)}`
const coverageText = ({ dollars: upTo, miles }: NonNullable<Rates['coverage']>) =>
  [miles !== null && `${miles} miles`, upTo !== null && `up to ${dollars(upTo)}`]
    .filter(Boolean)
    .join(', ') || NONE

/** What the miles of a zone cost: `$60.00 in place of miles`. */
export const zoneText = ({ amount, taxable }: ZonePrice): string =>
  `${dollars(amount)} in place of miles${tax(taxable)}`

/** What an extra costs: `$70.00 each`, `at cost`. */
export const extraText = ({ rate, unit, taxable }: Extra): string => {
  if (unit === 'at cost') return `at cost${tax(taxable)}`
  return `${dollars(rate)} ${unit === 'each' ? unit : `per ${unit}`}${tax(taxable)}`
}

/** What a line of the sheet comes to, in words. */
export function rateText(rate: Rate): string {
  const miles = (perMile: number, free: number, what: string) =>
    perMile > 0 && `${dollars(perMile)} per ${what} mile${free > 0 ? ` after ${free}` : ''}`
  const { perQuarterHour, freeMinutes } = rate
  const parts = [
    rate.base > 0 && dollars(rate.base),
    miles(rate.perLoadedMile, rate.freeLoadedMiles, 'loaded'),
    miles(rate.perUnloadedMile, rate.freeUnloadedMiles, 'unloaded'),
    perQuarterHour > 0 &&
      `${dollars(perQuarterHour)} per 15 min${freeMinutes > 0 ? ` after ${freeMinutes} min` : ''}`,
  ].filter(Boolean)
  const least = rate.minimum > 0 ? `at least ${dollars(rate.minimum)}` : ''
  const text = [parts.join(' + '), least].filter(Boolean).join(', ')
  return `${text || 'free'}${tax(rate.taxable)}`
}

import type {
  HoursSettings,
  Rate,
  RateHours,
  RateService,
  Rates,
  VehicleClass,
  Weekday,
  ZonePrice,
} from './rates.schema.ts'
import { Weekday as Weekdays } from './rates.schema.ts'

/** A moment as the clock on the company's wall shows it. */
export type LocalMoment = {
  /** `2026-11-23` */
  day: string
  /** Since midnight. */
  minutes: number
}

/** A moment (epoch ms) as the clock of a time zone shows it. */
export function localMoment(at: number, timeZone: string): LocalMoment {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '00'
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  }
}

const clocks = new Map<string, Intl.DateTimeFormat>()
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  clocks.set(timeZone, made)
  return made
}

/** The hours a moment counts as, the one that decides first; `Any` is always among them. */
export function hoursOf(moment: LocalMoment, settings: HoursSettings | null): RateHours[] {
  const { holidays = [], weekend = [], night = null } = settings ?? {}
  const special: RateHours[] = []
  if (holidays.includes(moment.day)) special.push('Holiday')
  if (weekend.includes(weekdayOf(moment.day))) special.push('Weekend')
  if (night && isWithin(moment.minutes, minutesOf(night.from), minutesOf(night.to)))
    special.push('Night')
  return [...special, ...(special.length === 0 ? (['Day'] as const) : []), 'Any']
}

const weekdayOf = (day: string): Weekday =>
  Weekdays.options[new Date(`${day}T12:00:00Z`).getUTCDay()] ?? 'Sunday'

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Whether a time of day is between two others; a night goes over midnight. */
const isWithin = (minutes: number, from: number, to: number) =>
  from <= to ? minutes >= from && minutes < to : minutes >= from || minutes < to

/** The sheets a job is priced by; an account's goes before the company's. */
export type Sheets = { account: Rates | null; company: Rates | null }

type Wanted = { service: RateService; vehicleClass: VehicleClass; hours: readonly RateHours[] }

/**
 * The line that a job is charged by; null when there is none. The account's lines go before the company's,
 * one for the kind of vehicle before one for any, and then the hours decide in the order they are given.
 */
export function chooseRate(
  { account, company }: Sheets,
  { service, vehicleClass, hours }: Wanted,
): { rate: Rate; isOwn: boolean } | null {
  for (const sheet of [account, company]) {
    const lines = sheet?.services.filter((line) => line.service === service) ?? []
    for (const kind of [vehicleClass, 'Any'] as const)
      for (const when of hours) {
        const rate = lines.find((line) => line.vehicleClass === kind && line.hours === when)
        if (rate) return { rate, isOwn: sheet === account }
      }
  }
  return null
}

/**
 * What the miles of a line cost in a zone, the account's price before the company's; null where there is none, and
 * for a line that charges no miles.
 */
export function zonePriceOf(
  { account, company }: Sheets,
  { perLoadedMile, perUnloadedMile }: Rate,
  zone: string,
): ZonePrice | null {
  if (!zone || perLoadedMile + perUnloadedMile === 0) return null
  const name = zone.toLowerCase()
  const prices = [...(account?.zones ?? []), ...(company?.zones ?? [])]
  return prices.find((price) => price.zone.toLowerCase() === name) ?? null
}

/** What stands on the account's sheet, or on the company's where the account's leaves it open. */
export const fromSheets = <
  Part extends 'cancelFee' | 'goneOnArrivalFee' | 'storage' | 'coverage' | 'hours',
>(
  { account, company }: Sheets,
  part: Part,
): Rates[Part] | null => account?.[part] ?? company?.[part] ?? null

/** The extras that can be added to a job: the account's, and those of the company with other names. */
export function extrasOf({ account, company }: Sheets): Rates['extras'] {
  const own = account?.extras ?? []
  const names = new Set(own.map(({ name }) => name.toLowerCase()))
  return [...own, ...(company?.extras ?? []).filter(({ name }) => !names.has(name.toLowerCase()))]
}

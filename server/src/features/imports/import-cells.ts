import { localMoment } from '@towline/contract'

/** By which clock times are read, and from when on they are still to come (epoch ms). */
export type Clock = { zone: string; now: number }
export type Reader = (written: string, clock: Clock) => unknown
/** A cell that is not what it must be; the sentence says what to write. */
export class WrongCell extends Error {}
export const wrong = (what: string): never => {
  throw new WrongCell(what)
}

/** Small letters and digits alone. */
export const bare = (written: string) => written.toLowerCase().replace(/[^a-z0-9]/g, '')

/** One of a list, however it is written, or what others call it. */
export const oneOf =
  (all: readonly string[], also: Readonly<Record<string, string>> = {}): Reader =>
  (written) => {
    const asked = bare(written)
    return (
      all.find((one) => bare(one) === asked || `${bare(one)}s` === asked) ??
      also[asked] ??
      wrong(`Write one of ${all.join(', ')}`)
    )
  }

/** Yes or no, as people and programs write it. */
export const yesOrNo: Reader = (written) => {
  if (/^(yes|y|true|1|x)$/i.test(written)) return true
  return /^(no|n|false|0)$/i.test(written) ? false : wrong('Write yes or no')
}

/** An amount of dollars. */
export const dollars: Reader = (written) => {
  const plain = written.replace(/[$,\s]/g, '')
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : wrong('Write an amount, such as 1500.00')
}

/** A day at noon in UTC, as forms write it; null for what is none. */
function dayAtNoon(written: string): number | null {
  const us = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?:[ ,].*)?$/.exec(written)
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[ T].*)?$/.exec(written)
  const [year, month, date] = us ? [us[3], us[1], us[2]] : [iso?.[1], iso?.[2], iso?.[3]]
  const full = Number(year) < 100 ? 2000 + Number(year) : Number(year)
  const at = Date.UTC(full, Number(month) - 1, Number(date), 12)
  const isThatDay = new Date(at).getUTCMonth() === Number(month) - 1 && at > 0
  return isThatDay && new Date(at).getUTCDate() === Number(date) ? at : null
}

/** The day at noon in UTC, as forms write it. */
export const day: Reader = (written) => dayAtNoon(written) ?? wrong('Write a date as MM/DD/YYYY')

/** Five digits; a spreadsheet takes the zero off those of New England. */
export const zip: Reader = (written) => {
  const digits = written.replace(/\D/g, '')
  if (digits.length === 4) return `0${digits}`
  return digits.length === 9 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : written
}

/** Capital letters, as plates are. */
export const upper: Reader = (written) => written.toUpperCase()

const MINUTE = 60_000

/** The instant at which the clock of a time zone shows a day and so many minutes after midnight. */
function instantAt(day: string, minutes: number, zone: string): number {
  const asUtc = (shown: { day: string; minutes: number }) =>
    Date.parse(`${shown.day}T00:00:00Z`) + shown.minutes * MINUTE
  const wanted = asUtc({ day, minutes })
  // Twice, for the nights on which the clocks change between the guess and the answer.
  let at = wanted
  for (let round = 0; round < 2; round += 1) at += wanted - asUtc(localMoment(at, zone))
  return at
}

const clockTime = /^[ ,T]+(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*(?:([ap])\.?m\.?)?$/i
const isoInstant = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})$/
const AN_HOUR = 3_600_000

/** A moment by the company's clock, epoch ms; a date alone is its noon. Nothing that is still to come. */
export const moment: Reader = (written, clock) => {
  const at = isoInstant.test(written) ? Date.parse(written) : localInstant(written, clock.zone)
  if (at === null || Number.isNaN(at)) return wrong('Write date and time as MM/DD/YYYY 3:45 PM')
  return at > clock.now + AN_HOUR ? wrong('This is still to come') : at
}

function localInstant(written: string, zone: string): number | null {
  const [, date = '', rest = ''] = /^([\d/-]+)(.*)$/.exec(written) ?? []
  const noon = dayAtNoon(date)
  const time = rest === '' ? null : clockTime.exec(rest)
  if (noon === null || (rest !== '' && !time)) return null
  const day = new Date(noon).toISOString().slice(0, 10)
  const [, hour = '12', minute = '0', half] = time ?? []
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour)
  if (hours > 23 || Number(minute) > 59 || (half && Number(hour) > 12)) return null
  return instantAt(day, hours * 60 + Number(minute), zone)
}

import type { RateSheet } from '@towline/contract'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** `Nov 23, 2026` of `2026-11-23`. */
export const dayText = (written: string): string => day.format(new Date(`${written}T12:00:00Z`))

/** What a sheet is called among those of one owner, which stand last first. */
export function sheetName(
  sheet: RateSheet,
  { today, sheets }: { today: string; sheets: readonly RateSheet[] },
): string {
  if (sheet.validFrom > today) return `From ${dayText(sheet.validFrom)} (planned)`
  const next = sheets[sheets.findIndex(({ id }) => id === sheet.id) - 1]
  const isNow = !next || next.validFrom > today
  return isNow
    ? `Since ${dayText(sheet.validFrom)} (in force)`
    : `${dayText(sheet.validFrom)} until ${dayText(next.validFrom)}`
}

/** The sheet in force on a day, or the next to come. */
export const sheetToShow = (sheets: readonly RateSheet[], today: string): RateSheet | undefined =>
  sheets.find(({ validFrom }) => validFrom <= today) ?? sheets.at(-1)

/** `3 changes`, `1 change`. */
export const changesText = (count: number): string =>
  count === 1 ? '1 change' : `${count} changes`

/** What stands where no rates are yet. */
export const NO_RATES =
  'Set what you charge for a tow, a jump start or a lockout. Dispatchers then see an estimate while a call comes in, and a finished job proposes its bill.'

const NOTHING = '–'

/** `$95.00, was $85.00`. */
export function changeText(from: string, to: string): string {
  if (from === NOTHING) return `added, ${to}`
  return to === NOTHING ? `removed, was ${from}` : `${to}, was ${from}`
}

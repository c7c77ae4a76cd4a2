import { WEEKDAYS, type Zone, type ZoneColor, type ZoneHours } from '@towline/contract'

export const colorNames: Record<ZoneColor, string> = {
  blue: 'Blue',
  green: 'Green',
  orange: 'Orange',
  purple: 'Purple',
  teal: 'Teal',
  red: 'Red',
  yellow: 'Yellow',
  pink: 'Pink',
}

/** The color of a zone, as CSS reads it. */
export const colorOf = (color: ZoneColor): string => `var(--zone-${color})`

/** `Mon` */
export const dayName = (day: (typeof WEEKDAYS)[number]): string =>
  day.charAt(0).toUpperCase() + day.slice(1, 3)

/** `Always`, `Mon–Fri, 06:00–18:00` */
export function hoursText(hours: ZoneHours | null): string {
  if (!hours) return 'Always'
  const clock = `${hours.from}–${hours.to}`
  const at = WEEKDAYS.flatMap((day, n) => (hours.days.includes(day) ? [n] : []))
  const [first = 0, last = 0] = [at[0], at.at(-1)]
  if (at.length === 7) return `Every day, ${clock}`
  const areInARow = at.length > 2 && last - first === at.length - 1
  const days = areInARow
    ? [first, last].map((n) => dayName(WEEKDAYS[n] ?? 'monday')).join('–')
    : at.map((n) => dayName(WEEKDAYS[n] ?? 'monday')).join(', ')
  return `${days}, ${clock}`
}

/** `12 square miles` */
export function sizeText(squareMiles: number): string {
  const figure =
    squareMiles < 10 ? squareMiles.toFixed(1) : Math.round(squareMiles).toLocaleString('en-US')
  return `${figure} square miles`
}

/** `June Reyes, Teo Alvarez`; who drives there when nobody is named. */
export const driversText = ({ driverNames }: Pick<Zone, 'driverNames'>): string =>
  driverNames.join(', ') || 'Any driver'

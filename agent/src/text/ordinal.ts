const endings = ['th', 'st', 'nd', 'rd']

/** A whole number as streets are numbered: 43 as `43rd`, 12 as `12th`. */
export function ordinalOf(value: number): string {
  const isTeen = value % 100 > 10 && value % 100 < 14
  return `${value}${isTeen ? 'th' : (endings[value % 10] ?? 'th')}`
}

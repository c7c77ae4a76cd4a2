const DAY = 24 * 3600 * 1000

/** The day (`2026-11-23`) so many days later; calendars know no daylight saving. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)

import phrases from './phrases/colors.json' with { type: 'json' }

/** What is said of a color → the color as written on a job. */
export const colors: Map<string, string> = new Map([
  ...phrases.colors.map((name): [string, string] => [name, name]),
  ...Object.entries(phrases.saidFor),
])

/** Words before a color that belong to it. */
export const shades: Map<string, string> = new Map(Object.entries(phrases.shades))

/** Color words that are common English as well, and count only beside a vehicle or when asked for. */
export const doubtfulColors: Set<string> = new Set(phrases.doubtfulColors)

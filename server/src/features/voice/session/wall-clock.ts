import type { LocalTime } from '@towline/agent'

const formats = new Map<string, Intl.DateTimeFormat>()

/** What the clock on the company's wall shows at an instant: `YYYY-MM-DDTHH:mm`. An unknown zone is UTC. */
export function wallClock(at: number, timeZone: string): LocalTime {
  // The Swedish form of a date is the one that sorts.
  return formatFor(timeZone).format(at).replace(' ', 'T')
}

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = makeFormat(timeZone)
  formats.set(timeZone, made)
  return made
}

function makeFormat(timeZone: string): Intl.DateTimeFormat {
  const shape = { dateStyle: 'short', timeStyle: 'short' } as const
  try {
    return new Intl.DateTimeFormat('sv-SE', { ...shape, timeZone })
  } catch {
    return new Intl.DateTimeFormat('sv-SE', { ...shape, timeZone: 'UTC' })
  }
}

/** The instant (epoch ms) at which the clock on the company's wall shows this. */
export function instantOf(local: LocalTime, timeZone: string): number {
  const asUtc = (clock: LocalTime) => Date.parse(`${clock}Z`)
  const wanted = asUtc(local)
  // Twice, for the nights on which the clocks change between the guess and the answer.
  let at = wanted
  for (let round = 0; round < 2; round += 1) at += wanted - asUtc(wallClock(at, timeZone))
  return at
}

import type { App } from '../../../platform/app.ts'
import { recentPickups } from '../../dispatch/index.ts'

/** Where a company goes most, by its last jobs, the busiest first. */
export type LocalNames = {
  towns: readonly string[]
  streets: readonly string[]
  /** The same streets by their town, as it is written. */
  streetsIn?: ReadonlyMap<string, readonly string[]>
}

/** Jobs that are looked at, and how long what was found of them holds. */
const JOBS = 300
const HOLDS_MS = 30 * 60 * 1000
/** Companies that are remembered. */
const REMEMBERED = 2000

const NOTHING_KNOWN: LocalNames = { towns: [], streets: [] }

type Known = { names: LocalNames; until: number }

/**
 * Tells where a company goes most, at once: a call never waits for it. What is not known yet, or is old, is
 * looked up behind the call, for the next one.
 */
export function openLocalNames(
  app: Pick<App, 'db' | 'log' | 'now'>,
): (companyId: string) => LocalNames {
  const known = new Map<string, Known>()
  const look = async (companyId: string) => {
    const names = namesIn(
      await app.db.asCompany(companyId, (tx) => recentPickups(tx, companyId, JOBS)),
    )
    known.set(companyId, { names, until: app.now() + HOLDS_MS })
    const [oldest] = known.keys()
    if (known.size > REMEMBERED && oldest) known.delete(oldest)
  }
  return (companyId) => {
    const { names, until } = known.get(companyId) ?? { names: NOTHING_KNOWN, until: 0 }
    if (until < app.now()) {
      known.set(companyId, { names, until: app.now() + HOLDS_MS })
      look(companyId).catch((error: unknown) => {
        known.delete(companyId)
        app.log.warn({ err: error }, 'the places a company goes to could not be looked up')
      })
    }
    return names
  }
}

/** Towns and streets of addresses such as `1245 Main St, Frisco, TX`, those that come most first. */
export function namesIn(addresses: readonly string[]): LocalNames {
  const places = addresses.map((address) => {
    const [street = '', town = ''] = address.split(',').map((part) => part.trim())
    return { street: street.replace(/^\d+[a-z]?\s+/i, ''), town }
  })
  const streetsOf = (some: typeof places) => byFrequency(some.map(({ street }) => street))
  const towns = byFrequency(places.map(({ town }) => town))
  return {
    towns,
    streets: streetsOf(places),
    streetsIn: new Map(
      towns.map((name) => [name, streetsOf(places.filter(({ town }) => town === name))]),
    ),
  }
}

/** Without figures: an exit, a state with its ZIP. */
function byFrequency(names: string[]): string[] {
  const counts = new Map<string, number>()
  for (const name of names)
    if (/^[^\d]{3,40}$/.test(name)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one).map(([name]) => name)
}

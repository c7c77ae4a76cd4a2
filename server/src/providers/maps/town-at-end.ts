import type { Place } from '@towline/agent'
import { straightMiles } from './distance.ts'
import { type Town, townsNamed } from './gazetteer-data.ts'
import type { Near } from './maps.port.ts'
import { ranked } from './town-choice.ts'

/** A town said without being called one is believed when it is this near to the company. */
const NEARBY_MILES = 60
const STREET_KIND =
  /\b(?:street|st|road|rd|avenue|ave|boulevard|blvd|drive|dr|lane|ln|court|ct|parkway|pkwy|highway|hwy|circle|cir|place|pl|trail|way|freeway|tollway)$/i

/**
 * The place with the town that its last words name, as in `1245 main street frisco` or `the walmart in
 * denton`; unchanged when they name none near the company. A street called after a town keeps its name:
 * the words before the town must be a whole street, or end in `in`.
 */
export function townAtEnd(place: Place, near: Near): Place {
  for (const part of ['crossStreet', 'street', 'business', 'near'] as const) {
    const cut = cutTown(place[part] ?? '', near, part === 'business' || part === 'near')
    if (cut) return { ...place, [part]: cut.before, city: cut.town.name, state: cut.town.state }
  }
  const cut = cutTown(place.said, near, true)
  return cut ? { ...place, city: cut.town.name, state: cut.town.state } : place
}

function cutTown(
  said: string,
  near: Near,
  needsIn: boolean,
): { before: string; town: Town } | undefined {
  const words = said.trim().split(/\s+/)
  for (let count = Math.min(4, words.length - 1); count > 0; count--) {
    const before = words.slice(0, -count).join(' ')
    const link = /(?:,|\bin)$/i
    if (!link.test(before) && (needsIn || !STREET_KIND.test(before))) continue
    const town = nearbyTown(words.slice(-count).join(' '), near)
    if (town) return { before: before.replace(link, '').trim(), town }
  }
  return undefined
}

function nearbyTown(name: string, near: Near): Town | undefined {
  if (!near) return undefined
  const [best] = ranked(townsNamed(name), near)
  return best && straightMiles(near, best.town) <= NEARBY_MILES ? best.town : undefined
}

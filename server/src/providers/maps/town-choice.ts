import { doubleMetaphone } from 'double-metaphone'
import { distance as editDistance } from 'fastest-levenshtein'
import { straightMiles } from './distance.ts'
import { type Town, townsNamed, townsOf, townsWithin } from './gazetteer-data.ts'
import type { Near } from './maps.port.ts'
import { townKey } from './town-key.ts'

/** How far from the company a misspelled town is looked for. */
const HEARING_MILES = 120
/** Beyond this, only a big town is believed without its state. */
const FAR_MILES = 150
const BIG_TOWN = 100_000
/** The best of several towns is taken unasked when it is this many times as likely as the next. */
const CERTAIN = 4

/** The town that was meant; or, when that is not certain, those that may have been, best first. */
export type Choice = { town?: Town; corrected?: true; candidates?: Town[] }

/**
 * Which town of this name a caller of this company means: the larger and the nearer, nearness counting
 * for more, and the company's own state twice. A name that no town has is read as the town nearby that
 * is spelled or sounds like it; one that only a town far away has, may be such a name too.
 */
export function chooseTown(name: string, state: string | undefined, near: Near): Choice {
  const exact = ranked(townsCalled(name, state), near)
  const best = exact[0]?.town
  const isFar = near && best && !state && straightMiles(near, best) > FAR_MILES
  if (best && !isFar) return decide(exact, false)

  const alike = alikeTowns(name, state, near)
  const nearby = ranked(alike.towns, near)
  if (best) {
    if (!alike.isClose && best.population >= BIG_TOWN) return decide(exact, false)
    return { candidates: [...likeliest(nearby).slice(0, 2), ...likeliest(exact)].slice(0, 3) }
  }
  if (alike.isClose) return decide(nearby, true)
  // Perhaps the name is right and the state is not.
  const maybe = likeliest([...nearby, ...ranked(state ? townsNamed(name) : [], near)])
  return maybe.length > 0 ? { candidates: maybe } : {}
}

/** `New York City` is called so by everybody and has another name on the map. */
function townsCalled(name: string, state: string | undefined): Town[] {
  const towns = townsNamed(name, state)
  return towns.length > 0 ? towns : townsNamed(name.replace(/ city$/i, ''), state)
}

/** The towns around the company, the one it most likely stands in first. */
export function townsAround(near: Near): Town[] {
  if (!near) return []
  return townsWithin(15, near)
    .map((town) => ({
      town,
      weight: (town.population + 500) / (straightMiles(near, town) + 5) ** 3,
    }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ town }) => town)
}

/** Towns with how likely each is meant, the likeliest first. */
export function ranked(towns: Town[], near: Near): { town: Town; weight: number }[] {
  return towns
    .map((town) => ({ town, weight: weigh(town, near) }))
    .sort((a, b) => b.weight - a.weight)
}

function weigh(town: Town, near: Near): number {
  const people = town.population + 500
  if (!near) return people
  const ours = town.state === near.state ? 2 : 1
  return (ours * people) / (straightMiles(near, town) + 15) ** 3
}

function decide(towns: { town: Town; weight: number }[], isGuess: boolean): Choice {
  const [best, next] = towns
  if (!best) return {}
  if (next && best.weight < CERTAIN * next.weight) return { candidates: likeliest(towns) }
  return { town: best.town, ...(isGuess && { corrected: true as const }) }
}

/** At most three, without those that are hardly meant. */
function likeliest(towns: { town: Town; weight: number }[]): Town[] {
  const best = Math.max(...towns.map(({ weight }) => weight))
  return towns
    .filter(({ weight }) => weight > best / 50)
    .slice(0, 3)
    .map(({ town }) => town)
}

type Alike = {
  towns: Town[]
  /** Near enough in letters or sound to be taken for a slip. */
  isClose: boolean
}

/** The towns about, or in the state said, whose names are most like this one. */
function alikeTowns(name: string, state: string | undefined, near: Near): Alike {
  const key = townKey(name)
  if (key.length < 4) return { towns: [], isClose: false }
  const around = near && (!state || state === near.state) ? townsWithin(HEARING_MILES, near) : []
  const alike = alikeAmong(
    key,
    around.filter((town) => !state || town.state === state),
  )
  return alike.towns.length > 0 || !state ? alike : alikeAmong(key, townsOf(state))
}

function alikeAmong(key: string, towns: Town[]): Alike {
  const sounds = doubleMetaphone(key)
  let best: Alike & { cost: number } = { towns: [], isClose: false, cost: Number.POSITIVE_INFINITY }
  for (const town of towns) {
    const other = townKey(town.name)
    if (Math.abs(other.length - key.length) > 3) continue
    const edits = editDistance(key, other)
    // A slip in five letters is taken for one, two when it sounds the same; further off it is a question.
    const slips = Math.floor(Math.max(key.length, other.length) / 5)
    if (edits > 3 * slips) continue
    const isSame = doubleMetaphone(other).some((sound) => sounds.includes(sound))
    if (!isSame && edits > 2 * slips) continue
    const cost = isSame ? edits / 2 : edits
    if (cost > best.cost) continue
    const towns = cost < best.cost ? [town] : [...best.towns, town]
    best = { towns, isClose: edits <= (isSame ? 2 : 1) * slips, cost }
  }
  return best
}

import { saysNoName } from '../intake/place-names.ts'
import { isStreetWord } from '../readers/rules/street.ts'
import { understand } from '../readers/rules/understand.ts'
import { streetWritten } from '../text/place-text.ts'
import { titleCase, withPlainQuotes } from '../text/words.ts'
import type { Facts, Place, UnderstandOptions } from '../types/facts.ts'

const roads = ['street', 'crossStreet', 'highway'] as const

const denial =
  /\b(?:not|isn't|ain't|wasn't|instead of|rather than|(?:if|though|when) i (?:said|told you)|forget)\b(?: (?:really|actually))?(?: (?:on|at|by|near|the))* /gi

/** Where somebody begins to say what it is. */
const begins =
  /^.*\b(?:it's|it is|i'm (?:on|at)|i am (?:on|at)|that's|we're (?:on|at)|you want|make it|should be|wait|sorry|actually|and oh|so|no)[, ]+(?:(?:on|at|really|actually) )*/i

/**
 * "Tucson, and it's Speedway and Campbell, not Sixth", asked for anything: the place with its road by the other name, and
 * all that was known beside it. Undefined where no road of it is denied, or no other is told.
 */
export function otherRoad(
  heard: string,
  { pickup: old }: Facts,
  options: UnderstandOptions,
): Place | undefined {
  if (!old) return undefined
  const words = withPlainQuotes(heard)
  for (const { 0: cue, index } of words.matchAll(denial)) {
    const rest = words.slice(index + cue.length)
    const key = roads.find((road) => opensWith(rest, old[road]))
    if (!key) continue
    const after = rest.replace(/^\S+(?: (?:street|avenue|ave|road|drive|boulevard|lane))?/i, '')
    const told =
      (begins.test(after) ? roadIn(after, options) : undefined) ??
      roadIn(words.slice(0, index), options)
    if (told && told[key === 'highway' ? 'highway' : 'street'] !== old[key])
      return withOther(old, key, told)
  }
  return undefined
}

/** True where words begin with the name of a road, with or without what kind of road it is. */
function opensWith(words: string, road: string | undefined): boolean {
  const name = road?.toLowerCase().split(' ') ?? []
  const from = /^(?:north|south|east|west)$/.test(name[0] ?? '') && name.length > 2 ? 1 : 0
  const to = name.length > 1 && isStreetWord(name.at(-1) ?? '') ? name.length - 1 : name.length
  const base = name.slice(from, to).join(' ')
  const first = streetWritten(
    words
      .split(/[\s,.]+/)
      .slice(0, to - from)
      .join(' '),
  )
  return base !== '' && first.toLowerCase() === base
}

/** The road told in these words: by what follows "it's", or all of a few words. */
function roadIn(words: string, options: UnderstandOptions): Place | undefined {
  const name = words
    .replace(begins, '')
    .replace(/[\s,.]+(?:and)?[\s,.]*$/, '')
    .trim()
  if (name === '') return undefined
  const { pickup } = understand(name, { ...options, asking: 'place' }).facts
  if (pickup?.highway || (pickup?.street && !saysNoName(pickup.street))) return pickup
  const names = name.split(/ (?:and|at) /i)
  const areNames =
    names.every((each) => /^[a-z']+(?: [a-z']+)?$/i.test(each)) && !names.every(saysNoName)
  const [street = '', crossStreet] = names.map(titleCase)
  return areNames && names.length < 3 && begins.test(words)
    ? { said: name, kind: 'street', street, ...(crossStreet && { crossStreet }) }
    : undefined
}

function withOther(old: Place, key: (typeof roads)[number], told: Place): Place {
  const { street, crossStreet, near, highway, number } = told
  if (key === 'highway' && highway) return { ...old, highway, said: told.said }
  const isCross = key === 'crossStreet' && street && !crossStreet
  return {
    ...old,
    ...(isCross ? { crossStreet: street } : street && { street }),
    ...(crossStreet && { crossStreet }),
    ...(number && { number }),
    ...(near && { near }),
    said: [told.said, old.city].filter(Boolean).join(', '),
  }
}

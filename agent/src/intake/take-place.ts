import type { Place } from '../types/facts.ts'

/** What says where a place is; a reader that splits the words otherwise splits all of these otherwise. */
const structure = ['number', 'street', 'crossStreet', 'highway', 'business'] as const
/** What completes it, whoever heard it. */
const additions = ['direction', 'exit', 'mileMarker', 'city', 'zip'] as const

const ending =
  /\s+(?:st|street|rd|road|dr|drive|ln|lane|ave|avenue|blvd|boulevard|pkwy|parkway|ct|court|cir|circle|way|trl|trail|pl|place|hwy|highway)\.?$/

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(ending, '')
    .replace(/\bcounty (?:road|highway|trunk(?: highway)?)(?= )/, 'county')
    .replace(/^(?:the|north|south|east|west|n|s|e|w)\s+/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** The same name, or a part of it. */
export const isAlike = (one: string, other: string) => {
  const [a, b] = [bare(one), bare(other)]
  return a === b || (a.length > 2 && b.includes(a)) || (b.length > 2 && a.includes(b))
}

/** True of two readings of a place that can't both be right. */
export const arePlacesAtOdds = (one: Place, other: Place): boolean =>
  [...structure, ...additions].some((key) => {
    const [a, b] = [one[key], other[key]]
    if (!a || !b) return false
    return key === 'number' ? a !== b : !isAlike(a, b)
  })

/** The names that make a place. */
const partsIn = (place: Place): string[] =>
  [...structure, 'near' as const].flatMap((key) => place[key] ?? [])

/** True of a place that another reader heard in the same words for the other end: all that names it is there. */
export const isSamePlace = (one: Place, other: Place): boolean => {
  const names = partsIn(one)
  return (
    names.length > 0 && names.every((name) => partsIn(other).some((part) => isAlike(name, part)))
  )
}

/** Without what the rules took for a town in words that the model read otherwise: an exit's name, whom to ask for. */
function withoutChanceTown(known: Place, read: Place, before: Place | undefined): Place {
  const isFresh = known.city !== undefined && known.city !== before?.city
  const { city = '', ...rest } = known
  const isOtherPart = [...structure, 'exit' as const].some(
    (key) => read[key] && isAlike(read[key], city),
  )
  const isUnread = structure.some((key) => read[key])
  return isFresh && !read.city && (isOtherPart || isUnread) ? rest : known
}

/** A place by the model's split, with what the other reader heard beside it, in the words it was said in. */
export function withModelsSplit(heard: Place, read: Place, before?: Place): Place {
  const known = withoutChanceTown(heard, read, before)
  const { said } = known
  const isSplit = structure.some((key) => read[key])
  if (!isSplit) return { ...known, ...read, kind: known.kind, said }
  const kept: readonly string[] = [...additions, 'state']
  const heardAs = [...partsIn(read), ...(read.exit ? [read.exit] : [])]
  const isElse = (value: string) => !heardAs.some((part) => isAlike(part, value))
  const rest = Object.fromEntries(
    Object.entries(known).filter(
      ([key, value]) =>
        kept.includes(key) || (structure.some((each) => each === key) && isElse(value)),
    ),
  )
  // A number belongs to its street: read without it, it was only not noted.
  const number = !read.number && known.number && read.street ? { number: known.number } : {}
  return { ...rest, ...number, ...read, said }
}

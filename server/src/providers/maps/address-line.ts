import type { Place } from '@towline/agent'
import { COMPASS_POINTS, STREET_WORDS } from '@towline/contract'

const SMALL_WORDS = new Set([
  'and',
  'at',
  'by',
  'de',
  'del',
  'for',
  'in',
  'near',
  'of',
  'on',
  'the',
])
/** Numbered roads and points of the compass are written in capitals. */
const CAPITALS = /^(?:us|sh|sr|fm|rm|cr|tx|i|n|s|e|w|ne|nw|se|sw)$/

const TWO_WORD_POINT = /\b(north|south) (east|west)\b/gi

/** Somebody who tells his whole day when asked where he is. */
const MOST_SAID = 200

/** What is known of the town the line ends with. */
type LineEnd = { city?: string; state?: string; zip?: string }

/**
 * One line a driver can read: `US-75 northbound near exit 41, Plano, TX`. What could not be taken apart
 * stands there in the caller's own words.
 */
export function addressLine(place: Place, end: LineEnd): string {
  const isTown = place.kind === 'city' || place.kind === 'zip'
  const said = place.said.slice(0, MOST_SAID)
  const spot = isTown ? '' : spotOf(place) || said
  const parts = [
    place.detail ? `${spot} (${place.detail})` : spot,
    end.city,
    [end.state, end.zip].filter(Boolean).join(' '),
  ]
  const line = parts.filter(Boolean).join(', ') || said
  return line.replace(/\s+/g, ' ').trim()
}

/**
 * True when a driver who knows the town needs no more than this: a street with its number, another
 * street or something to look out for; a highway with its direction and a point on it; a named business
 * or landmark.
 */
export function isDrivable(place: Place): boolean {
  const pointOnStreet = place.number || place.crossStreet || place.near
  const onStreet = Boolean(streetOf(place) && pointOnStreet)
  switch (place.kind) {
    case 'street':
    case 'intersection':
    case 'home':
      return onStreet
    case 'highway': {
      const point = place.exit || place.mileMarker || place.crossStreet || landmark(place)
      return Boolean(place.highway && place.direction && point)
    }
    case 'business':
    case 'landmark':
      return onStreet || Boolean(place.business)
    case 'city':
    case 'zip':
      return false
  }
}

/** The line before the town. */
function spotOf(place: Place): string {
  if (place.kind === 'highway') return onHighway(place)
  const street = onStreet(place)
  const named = place.business && titled(place.business)
  if (named && street) return `${named}, ${street}`
  return [named || street, place.near && nearTo(place.near)].filter(Boolean).join(' ')
}

function onStreet(place: Place): string {
  const street = streetOf(place)
  if (!street) return ''
  const line = [place.number, streetName(street)].filter(Boolean).join(' ')
  const exit = place.exit ? ` near exit ${place.exit.toUpperCase()}` : ''
  return place.crossStreet ? `${line} & ${streetName(place.crossStreet)}${exit}` : `${line}${exit}`
}

function streetOf(place: Place): string | undefined {
  // "The Walmart on 380": the highway is its street.
  const isOnRoad = place.kind !== 'highway' && place.kind !== 'street'
  return place.street ?? (isOnRoad ? place.highway : undefined)
}

function onHighway(place: Place): string {
  if (!place.highway) return ''
  const points = [
    place.exit && `near exit ${place.exit.toUpperCase()}`,
    place.mileMarker && `near mile marker ${place.mileMarker}`,
    place.crossStreet && `at ${streetName(place.crossStreet)}`,
    landmark(place) && nearTo(landmark(place)),
  ]
  return [place.highway, place.direction, ...points].filter(Boolean).join(' ')
}

function landmark(place: Place): string {
  return place.near ?? place.business ?? ''
}

function nearTo(what: string): string {
  return `near ${titled(what).replace(/^(?:The|An?) /, (article) => article.toLowerCase())}`
}

/** `north main street` → `N Main St`; what is written in capitals or figures stays. */
function streetName(said: string): string {
  const words = titled(
    said.replace(TWO_WORD_POINT, '$1$2').replace(/\b([nsew]{1,2})\./gi, '$1'),
  ).split(' ')
  const end = COMPASS_POINTS[words.at(-1)?.toLowerCase() ?? ''] && words.length > 2 ? -2 : -1
  const kind = words.length > 1 ? STREET_WORDS[words.at(end)?.toLowerCase() ?? ''] : undefined
  if (kind) words.splice(end, 1, kind)
  // In `North St` the point is the name, in `N Main St` it is not.
  const isPoint = (at: number) => at === 0 || (kind && end === -2 && at === words.length - 1)
  const short = (word: string, at: number) =>
    (words.length > 2 && isPoint(at) && COMPASS_POINTS[word.toLowerCase()]) || word
  return words.map(short).join(' ')
}

/** Capitals as in a name, for words that came without any. */
export function titled(said: string): string {
  const words = said.trim().replace(/\s+/g, ' ').split(' ')
  return words.map((word, at) => (word === word.toLowerCase() ? capital(word, at) : word)).join(' ')
}

function capital(word: string, at: number): string {
  if (at > 0 && SMALL_WORDS.has(word)) return word
  if (CAPITALS.test(word)) return word.toUpperCase()
  return word
    .replace(
      /(^|[-/&(])([a-z])/g,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replace(
      /^(Mc|[DO]')([a-z])/,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
}

import { states } from '../../text/lexicon/states.ts'
import { titleCase } from '../../text/words.ts'
import type { Place } from '../../types/facts.ts'
import { breachIn, isLure } from '../guard/forbidden-speech.ts'
import type { RawReading } from './reading.schema.ts'
import { areDigitsSaid, shareSaid } from './said-words.ts'

type Told = RawReading['places'][number]

/** The parts of a place are read back: each must be one that may be said. */
function isUnspeakable(text: string): boolean {
  const breach = breachIn(text, { words: text, companyPhone: '' })
  return breach === 'secret' || breach === 'address' || breach === 'danger' || breach === 'rude'
}

/** So much of a part's words must have been said. */
const MOST_OF_IT = 0.6
const LONGEST_PART = 120

/** A place as a model split it, of which the words were said; undefined when nothing of it was. */
export function groundPlace({ quote, parts }: Told): Place | undefined {
  const place: Partial<Record<string, string>> = {}
  for (const { part, value } of parts) {
    const own = ownForm(part, value.trim())
    if (own && isPartSaid(part, own, quote) && !isUnspeakable(own)) place[part] = own
  }
  const said = quote.trim().replace(/[.!?,;\s]+$/, '')
  if (isLure(said)) return undefined
  if (Object.keys(place).every((key) => key === 'state' || key === 'detail'))
    return /\b(?:home|house|casa|apartment)\b/i.test(quote) ? { said, kind: 'home' } : undefined
  return { ...place, said, kind: kindOf(place) } as Place
}

function isPartSaid(part: string, value: string, quote: string): boolean {
  if (value.length > LONGEST_PART) return false
  if (part === 'direction' || part === 'state') return true
  return areDigitsSaid(value, quote) && shareSaid(value, quote) >= MOST_OF_IT
}

const ways = ['north', 'south', 'east', 'west']
const spanishWays: Record<string, string> = { norte: 'north', sur: 'south', este: 'east' }

/** A part in the form it has on a job; empty for one that is none. */
function ownForm(part: string, value: string): string {
  switch (part) {
    case 'direction': {
      const word = value.toLowerCase().replace(/bound$/, '')
      const way = ways.find((each) => word === each) ?? spanishWays[word]
      return way ? `${way}bound` : ''
    }
    case 'state': {
      const code = value.toUpperCase()
      return code.length === 2 && [...states.values()].includes(code) ? code : ''
    }
    case 'zip':
      return /^\d{5}$/.test(value) ? value : ''
    case 'number':
      return /^\d{1,6}[a-z]?$/i.test(value) ? value : ''
    case 'exit':
    case 'mileMarker':
      return value.replace(/^(?:exit|mile(?: ?marker)?)\s*/i, '')
    case 'city':
    case 'business':
    case 'street':
      return /[A-Z]/.test(value) ? value : titleCase(value)
    default:
      return value
  }
}

function kindOf(place: Partial<Record<string, string>>): Place['kind'] {
  if (place.highway) return 'highway'
  if (place.street) return place.crossStreet && !place.number ? 'intersection' : 'street'
  if (place.business) return 'business'
  if (place.near) return 'landmark'
  if (place.city) return 'city'
  return place.zip ? 'zip' : 'highway'
}

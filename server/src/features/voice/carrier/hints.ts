import type { CompanyLine } from '../voice.ports.ts'
import type { LocalNames } from './local-names.ts'

/** Of each kind, so that an owner who lists a hundred towns leaves room for the streets. */
const TOWNS = 10
const STREETS = 12

/**
 * Names the transcription should expect from this company's callers, the most helpful first, because there is
 * room for few: where its callers are is said in every call, and heard wrong more often than a make.
 */
export function hintsFor(
  { company, area }: CompanyLine,
  local: LocalNames = noNames,
  known: KnownOfCall = {},
): string[] {
  const towns = new Set([company.city, ...local.towns, ...area.towns.map(townOf)])
  return [
    company.name,
    company.agentName,
    ...knownNames(known),
    ...[...towns].slice(0, TOWNS),
    ...local.streets.slice(0, STREETS),
    ...ROADSIDE_WORDS,
    ...(company.languages?.includes('es') ? SPANISH_ROADSIDE_WORDS : []),
    ...MAKES_AND_MODELS,
  ]
}

/** What is known of a call by now; the carrier takes other hints only with a new relay. */
export type KnownOfCall = Partial<Record<'city' | 'street' | 'make' | 'name', string>>

const knownNames = ({ city, street, make, name }: KnownOfCall): string[] =>
  [city, street, make, name].flatMap((each) => each ?? [])

const noNames: LocalNames = { towns: [], streets: [] }
/** An owner may write `Frisco, TX`. */
const townOf = (town: string) => town.split(',')[0] ?? town

/** What callers of a towing company say and transcription often gets wrong. */
const ROADSIDE_WORDS = [
  'tow truck',
  'flatbed',
  'wrecker',
  'lockout',
  'jump start',
  'winch out',
  'mile marker',
  'northbound',
  'southbound',
  'eastbound',
  'westbound',
  'service road',
  'frontage road',
]

/** The same of what they drive. */
const MAKES_AND_MODELS = [
  'Hyundai',
  'Chevrolet',
  'Silverado',
  'Elantra',
  'Altima',
  'Tahoe',
  'Camry',
]

/** The same of callers who speak Spanish. */
const SPANISH_ROADSIDE_WORDS = [
  'grúa',
  'llanta ponchada',
  'refacción',
  'batería',
  'pasar corriente',
  'se me descompuso',
  'troca',
  'salida',
  'rumbo al norte',
  'rumbo al sur',
  'acotamiento',
  'taller',
  'corralón',
]

import type { Caller, Truth } from './caller.ts'
import { soundsLike, wordsOf } from './grade-words.ts'
import { sayColor, sayDirection, sayPhone, sayPlace } from './spoken-values.ts'

const colors: Record<string, RegExp> = {
  Silver: /\bsilver\b|\bplatead/,
  Gray: /\bgr[ae]y\b|\bgris\b/,
  White: /\bwhite\b|\bblanc[oa]\b/,
  Black: /\bblack\b|\bnegr[oa]\b/,
  Red: /\bred\b|\broj[oa]\b/,
  Blue: /\bblue\b|\bazul\b/,
  Green: /\bgreen\b|\bverde\b/,
  Yellow: /\byellow\b|\bamarill/,
  Orange: /\borange\b|\banaranjad|\bnaranja\b/,
  Gold: /\bgold\b|\bdorad/,
  Tan: /\btan\b|\bbeige\b/,
}

const makes =
  /\b(?:acura|audi|bmw|buick|cadillac|chevrolet|chevy|chrysler|dodge|ford|gmc|harley|honda|hyundai|isuzu|jeep|kia|lexus|lincoln|mazda|mercury|mitsubishi|nissan|pontiac|ram|saturn|subaru|tesla|toyota|volkswagen|volvo)\b/

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const has = (text: string, words: string) =>
  new RegExp(`\\b${escaped(words.toLowerCase())}`).test(text)

/** The words that belong to a place, which may sound like a color or a make: Silver Street, Toyota of Plano. */
function withoutPlaces(text: string, { pickup, dropoff, name }: Truth): string {
  const parts = [pickup, dropoff].flatMap((place) => Object.values(place ?? {}))
  return [...parts, name ?? '']
    .filter(Boolean)
    .reduce((rest, part) => rest.replaceAll(part.toLowerCase(), ' '), text)
}

/** One thing in a read-back that is not so, said as somebody would who hears it; nothing when all of it is. */
export function correctionOf(caller: Caller, said: string, key: string): string | undefined {
  const language = caller.language ?? 'en'
  const text = said.toLowerCase().replace(/[\u2018\u2019]/g, "'")
  const vehicle = withoutPlaces(text, caller.truth)
  const { truth } = caller
  const checks = [
    () => otherDay(truth, text, language),
    () =>
      wrongPhone(caller, text) && {
        en: 'the number is',
        es: 'el número es',
        what: sayPhone(truth.phone ?? caller.from, language, key),
      },
    () => otherPlace(truth.pickup, said, pickupTold),
    () => otherPlace(truth.dropoff, said, dropoffTold),
    () => wrongHouse(truth.pickup, text),
    () => wrongHouse(truth.dropoff, text),
    () => wrongClubNumber(truth, text),
    () => wrongExit(truth, text),
    () => wrongDirection(truth, text, language),
    () => wrongYear(truth, text),
    () => wrongMake(truth, vehicle),
    () => wrongColor(truth, vehicle, language),
  ]
  for (const check of checks) {
    const wrong = check()
    if (wrong) return `No, ${language === 'es' ? wrong.es : wrong.en} ${wrong.what}.`
  }
  return undefined
}

type Correction = { en: string; es: string; what: string }

/** Runs of single digits as the agent speaks a number, and digits as it may write one. */
function wrongPhone({ truth, from }: Caller, text: string): boolean {
  const right = truth.phone ?? from
  const runs = text.match(/\d(?:[\s,.()-]{0,3}\d){9}/g) ?? []
  const numbers = runs.map((run) => run.replace(/\D/g, ''))
  return right !== '' && numbers.length > 0 && !numbers.includes(right)
}

/** A day is read out to somebody who wants it now. */
function otherDay({ when }: Truth, text: string, language: 'en' | 'es'): Correction | undefined {
  if (when || !/\b(?:have you down|queda) (?:for|para)\b/.test(text)) return undefined
  return { en: 'I need it', es: 'lo necesito', what: language === 'es' ? 'ahora' : 'now' }
}

const pickupTold =
  /\b(?:it is|it's|vehicle is|car is|you are|you're|located|pick(?:ing)? (?:it |you )?up|está) (?:at|on|in|from|en)\b([^.?!]+)/i
const dropoffTold =
  /\b(?:goes|going|take it|taking it|tow(?:ed|ing)?(?: it)?|bring(?:ing)? it|deliver(?:ed|ing)?(?: it)?|va|llev\w+) (?:to|a|al)\b([^.?!]+)/i

/** Words of an address that are nobody's name. */
const ofAnyPlace =
  /^(?:street|road|drive|lane|avenue|boulevard|parkway|court|highway|way|circle|trail|place|loop|state|interstate|exit|mile|marker|north|south|east|west|northbound|southbound|eastbound|westbound|texas|the|near|home|freeway|expressway|tollway|county|farm|market|and|carretera|calle|salida)$/

/** Another place than theirs: a name in it that they have never said, or nothing of theirs in it at all. */
function otherPlace(place: Truth['pickup'], said: string, told: RegExp): Correction | undefined {
  const clause = told.exec(said)?.[1]
  if (!place || !clause) return undefined
  const own = wordsOf(Object.values(place).join(' '))
  const isOwn = (word: string) => own.some((each) => soundsLike(each, word))
  const names = (clause.match(/\p{Lu}[\p{L}']{2,}/gu) ?? []).flatMap(wordsOf)
  const strange = names.filter((name) => !ofAnyPlace.test(name) && !isOwn(name))
  const isRight = strange.length === 0 && wordsOf(clause).some((word) => own.includes(word))
  if (own.length === 0 || isRight) return undefined
  const isPickup = told === pickupTold
  return {
    en: isPickup ? "I'm at" : 'take it to',
    es: isPickup ? 'estoy en' : 'hay que llevarlo a',
    what: sayPlace(place),
  }
}

/** A number the club gave, read out with a sign too few or another one. */
function wrongClubNumber({ po }: Truth, text: string): Correction | undefined {
  const said = /\bnumber is ((?:[a-z0-9][\s,]*(?![a-z0-9]{2})){4,})/.exec(text)?.[1]
  const plain = (number: string) => number.toLowerCase().replace(/[^a-z0-9]/g, '')
  if (!po || !said || plain(said) === plain(po)) return undefined
  return { en: 'the number is', es: 'el número es', what: [...po].join(' ') }
}

function wrongHouse(place: Truth['pickup'], text: string): Correction | undefined {
  if (!place?.number || !place.street) return undefined
  const [first = ''] = place.street.toLowerCase().split(' ')
  const said = new RegExp(`(\\d+)\\s+(?:[nsew]\\.?\\s+)?${escaped(first)}`).exec(text)?.[1]
  if (!said || said === place.number) return undefined
  return { en: "it's", es: 'es el', what: `${place.number} ${place.street}` }
}

function wrongExit({ pickup }: Truth, text: string): Correction | undefined {
  const said = /\b(?:exit|salida) (\d+)/.exec(text)?.[1]
  if (!pickup?.exit || !said || said === pickup.exit) return undefined
  return { en: "it's exit", es: 'es la salida', what: pickup.exit }
}

function wrongDirection(
  { pickup }: Truth,
  text: string,
  language: 'en' | 'es',
): Correction | undefined {
  const said = /\b(?:north|south|east|west)bound\b/.exec(text)?.[0]
  if (!pickup?.direction || !said || said === pickup.direction) return undefined
  return { en: "I'm", es: 'voy', what: sayDirection(pickup.direction, language) }
}

function wrongYear({ vehicle }: Truth, text: string): Correction | undefined {
  const named = [vehicle?.make, vehicle?.model].filter((part) => part !== undefined)
  const years = named.flatMap(
    (part) =>
      new RegExp(`\\b((?:19|20)\\d\\d) ${escaped(part.toLowerCase())}`).exec(text)?.[1] ?? [],
  )
  const [said] = years
  if (!vehicle?.year || !said || said === vehicle.year) return undefined
  return { en: "it's a", es: 'es del', what: vehicle.year }
}

function wrongMake({ vehicle }: Truth, text: string): Correction | undefined {
  const { make, model } = vehicle ?? {}
  if (!make || !makes.test(text) || has(text, make) || (model && has(text, model))) return undefined
  const same = make === 'Chevrolet' && has(text, 'chevy')
  if (same) return undefined
  return { en: "it's a", es: 'es un', what: [make, model].filter(Boolean).join(' ') }
}

function wrongColor(
  { vehicle }: Truth,
  text: string,
  language: 'en' | 'es',
): Correction | undefined {
  const color = vehicle?.color
  if (!color || has(text, color) || colors[color]?.test(text)) return undefined
  const saysAnother = Object.values(colors).some((pattern) => pattern.test(text))
  if (!saysAnother) return undefined
  return { en: "it's", es: 'es', what: sayColor(color, language) }
}

import { groundReading, type Memory, type ModelReading, type RawReading } from '@towline/agent'
import { distance } from 'fastest-levenshtein'
import type { Caller, TruePlace } from './caller.ts'
import { isHeading, isOnRoad, namesIn, tellsNumber } from './grade-place.ts'
import { hasNumber, names, wordsOf } from './grade-words.ts'
import { digitsInWords } from './number-words.ts'
import { chance } from './random.ts'

/** How far a simulated reader errs: each finding is wrong, each is missing, each turn is late by this chance. */
export const readerErrors = [0, 0.05, 0.1, 0.2] as const

/** Stands on everything that a simulated reader had a hand in: it is no measure of any language model. */
export const simulatedReaderName = (errors: number): string =>
  `built-in and a simulated reader, ${Math.round(errors * 100)} % errors`

/** What a simulated reader made of one turn. */
export type SimulatedReading = { reading: ModelReading; isLate: boolean }

type Question = Memory['question']

/** Somebody else, from whom a reader that errs takes what it thinks it heard. */
type Others = readonly Pick<Caller, 'truth'>[]

/**
 * A reader that knows what is so and finds of it what the words really tell, in the form a language model writes; held
 * against the words as a model's is. It reads no dangers and no wishes.
 */
export class SimulatedReader {
  readonly #caller: Caller
  readonly #errors: number
  readonly #others: Others
  #turns = 0

  constructor(caller: Caller, errors: number, others: Others) {
    this.#caller = caller
    this.#errors = errors
    this.#others = others
  }

  /** What it finds in words that answer a question. */
  read(words: string, question: Question, now: string): SimulatedReading {
    this.#turns += 1
    const { told, places, answers } = whatIsTold(this.#caller, words, question)
    const raw: RawReading = {
      told: told.flatMap((each) => this.#mistaken(each.field, each, words)),
      places: places.flatMap((each) => this.#misplaced(each, words)),
      answers: answers.filter(({ about }) => !this.#happens(`missing ${about}`)),
      dangers: [],
      wishes: [],
      corrects: false,
    }
    const reading = groundReading(raw, { words: [words], now })
    return { reading, isLate: this.#happens('late') }
  }

  #happens(what: string): boolean {
    return chance(`${this.#caller.id} ${this.#turns} ${what}`) < this.#errors
  }

  /** Nothing, the value, or somebody else's. */
  #mistaken<T extends RawReading['told'][number]>(key: string, told: T, quote: string): T[] {
    if (this.#happens(`missing ${key}`)) return []
    if (!this.#happens(`wrong ${key}`)) return [told]
    const value = plainOf(this.#other(key).truth)[told.field] ?? ''
    return [{ ...told, value, quote }]
  }

  /** Nothing, the place, the place at the other end, the half of it, or somebody else's. */
  #misplaced(place: RawReading['places'][number], quote: string): RawReading['places'] {
    if (this.#happens(`missing ${place.end}`)) return []
    if (!this.#happens(`wrong ${place.end}`)) return [place]
    const kind = Math.floor(chance(`${this.#caller.id} ${this.#turns} kind ${place.end}`) * 3)
    if (kind === 0) return [{ ...place, end: place.end === 'pickup' ? 'dropoff' : 'pickup' }]
    if (kind === 1) return [{ ...place, parts: place.parts.slice(0, -1) }]
    const { pickup } = this.#other(place.end).truth
    return [{ ...place, parts: partsOf(pickup ?? {}), quote }]
  }

  #other(key: string): Pick<Caller, 'truth'> {
    const at = Math.floor(chance(`${this.#caller.id} ${this.#turns} ${key}`) * this.#others.length)
    return this.#others[at] ?? this.#caller
  }
}

const placeQuestions: Record<'pickup' | 'dropoff', readonly Question[]> = {
  pickup: ['where', 'spot', 'where on road', 'direction', 'exit', 'city'],
  dropoff: ['where to', 'where to spot', 'where to road', 'where to city'],
}

function whatIsTold(caller: Caller, words: string, question: Question) {
  const { truth } = caller
  const plain = plainOf(truth)
  const isToldOf: Partial<Record<string, boolean>> = {
    towReason: question === 'reason' || (question === 'opening' && words.split(' ').length > 4),
    vehicleYear: tellsNumber(words, plain.vehicleYear ?? '') || endsIn(words, plain.vehicleYear),
    vehicleMake: [plain.vehicleMake, plain.vehicleModel].some((name) => isNamed(words, name)),
    vehicleModel: isNamed(words, plain.vehicleModel) || isNumbered(words, plain.vehicleModel),
    vehicleColor: isNamed(words, plain.vehicleColor),
    customerName: question === 'name' && isNamed(words, plain.customerName),
    customerPhone: digitsIn(words).includes(plain.customerPhone ?? 'none'),
    poNumber: digitsIn(words).includes(plain.poNumber?.replace(/\D/g, '') || 'none'),
  }
  const told = Object.entries(plain).flatMap(([field, value]) =>
    value && isToldOf[field]
      ? [{ field: field as RawReading['told'][number]['field'], value, quote: words }]
      : [],
  )
  const places = (['pickup', 'dropoff'] as const).flatMap((end) => {
    const place = truth[end]
    const parts = place ? partsOf(place).filter((part) => isPartTold(part, words)) : []
    const isAsked = placeQuestions[end].includes(question)
    const other = truth[end === 'pickup' ? 'dropoff' : 'pickup']
    const isOthers = ({ value }: Part) => Object.values(other ?? {}).includes(value)
    const tellsWhere = parts.some((part) => structure.includes(part.part) && !isOthers(part))
    return parts.length > 0 && (isAsked || tellsWhere) ? [{ end, quote: words, parts }] : []
  })
  const answers: RawReading['answers'] =
    question === 'may text' && truth.mayText !== undefined
      ? [{ about: 'mayText', yes: truth.mayText, quote: words }]
      : []
  return { told, places, answers }
}

const isNamed = (words: string, name: string | undefined) =>
  name !== undefined && name !== '' && names(words, name) && isSpelledSo(words, name)

/** No "past" for a Passat and no "lane" for Luna: the words as they are written, a letter more or less in a long one. */
function isSpelledSo(words: string, name: string): boolean {
  const said = wordsOf(words)
  const own = wordsOf(name).filter((word) => word.length > 3)
  const isThere = (word: string) =>
    said.some((each) => each === word || (word.length > 5 && distance(each, word) < 2))
  return own.length === 0 || own.some(isThere)
}

/** "Three twenty eight i" for 328i. */
const isNumbered = (words: string, model = '') => {
  const number = model.replace(/\D/g, '')
  return number.length > 2 && tellsNumber(words, number)
}

/** "An oh five", "a '14". */
const endsIn = (words: string, year: string | undefined) =>
  year !== undefined &&
  (hasNumber(words, year.slice(2)) || digitsIn(words).includes(year.slice(2))) &&
  /\b(?:oh|'?\d\d)\b/.test(words)

const spelled = 'zero one two three four five six seven eight nine'.split(' ')

/** All digits of the words in a row. */
const digitsIn = (words: string) =>
  words
    .toLowerCase()
    .replace(/\boh\b/g, 'zero')
    .replace(/[a-z]+/g, (word) => {
      const digit = spelled.indexOf(word)
      return digit < 0 ? word : String(digit)
    })
    .replace(/\D/g, '')

/** What is so, by the names the form has for it. */
function plainOf({ reasons, vehicle = {}, name, phone, po }: Caller['truth']) {
  return {
    // What a caller says of it first is mostly that it broke down; why, they tell when they are asked.
    towReason: reasons?.includes('Breakdown') ? 'Breakdown' : reasons?.[0],
    vehicleYear: vehicle.year,
    vehicleMake: vehicle.make,
    vehicleModel: vehicle.model,
    vehicleColor: vehicle.color,
    customerName: name,
    customerPhone: phone,
    poNumber: po,
  } as Partial<Record<string, string>>
}

type Part = RawReading['places'][number]['parts'][number]

const structure: readonly Part['part'][] = ['street', 'highway', 'business', 'crossStreet', 'near']

const partNames: readonly [keyof TruePlace, Part['part']][] = [
  ['number', 'number'],
  ['street', 'street'],
  ['cross', 'crossStreet'],
  ['highway', 'highway'],
  ['direction', 'direction'],
  ['exit', 'exit'],
  ['mile', 'mileMarker'],
  ['name', 'business'],
  ['near', 'near'],
  ['city', 'city'],
]

const partsOf = (place: TruePlace): Part[] =>
  partNames.flatMap(([key, part]) => {
    const value = place[key]
    return value ? [{ part, value }] : []
  })

function isPartTold({ part, value }: Part, words: string): boolean {
  if (part === 'number' || part === 'exit' || part === 'mileMarker')
    return /\d/.test(value) ? tellsNumber(words, value) : namesIn(words, value)
  if (part === 'highway') return isOnRoad(words, value) || tellsNumber(words, digitsIn(value))
  if (part === 'direction') return isHeading(words, value)
  if (namesIn(words, value) && isSpelledSo(words, value)) return true
  return /^\d+(?:st|nd|rd|th)\b/.test(value) && namesIn(words, inWords(value))
}

/** "Eighteenth Street" for "18th Street". */
const inWords = (name: string) =>
  name.replace(/^\d+/, (number) => digitsInWords(number)).replace(/ ?(?:st|nd|rd|th)\b/, 'th')

import { digitRuns } from '../understand/numbers.ts'

/** Why a model was cut short. */
export type Breach = 'price' | 'time' | 'promise' | 'number' | 'leak' | 'nonsense'

/** A caller on the shoulder is not read an essay. */
const LONGEST_TURN = 360

const money =
  /\$|\b(?:dollars?|bucks|cents|usd|d[oó]lares|pesos)\b|\b(?:prices?|priced|costs?|charges?|charged|fees?|rates?|quote|estimate|discount|precio|cuesta|tarifa|cobra\w*|descuento)\b/i
const gratis =
  /\b(?:for free|no charge|free of charge|on the house|waived?|free (?:tow|service|of)|is free|it's free|gratis|sin costo)\b/i
const clock = /\b(?:minutes?|mins?|hours?|o'?clock|a\.?m\.?|p\.?m\.?|minutos?|horas?)(?![a-z])/i
const anyAmount =
  /\b(?:an?|half|couple|few|one|two|ten|fifteen|twenty|thirty|forty|forty-five|sixty|una?|media|quince|veinte|treinta)\b|\d/i
const promised =
  /\b(?:truck|driver|help|some(?:one|body)|tow|he|they|gr[uú]a|chofer|ayuda|alguien)\b.{0,40}(?:\b(?:on (?:the|its|his|their) way|coming|be there|be with you|en ?route|headed|been (?:sent|dispatched)|arriv\w+|en camino|ya va|llega\w*)\b)|\bI(?:'ve| have|'m| am|'ll| will)? ?(?:just )?(?:sent|dispatched|sending|dispatching|send|dispatch)\b|\b(?:any minute|in no time|right over|enseguida llega)\b/i
const inside =
  /briefing|ask next|system prompt|house rules|record_facts|caller_wants|check_(?:place|job)|language model|\b(?:openai|anthropic|claude|gpt)\b|my (?:instructions|rules)/i
/** The one number that anybody may be told. */
const emergency = /\b(?:nine one one|nueve uno uno)\b|9[ -]?1[ -]?1/gi
/** How words begin by which a clause is judged as a whole. */
const stems =
  'dollar buck cent price cost charge fee rate quot estimat discount free waive min hour clock truck driver help someone somebody tow they send sent dispatch coming arriv way brief ask system house record caller check language openai anthropic claude gpt instruct rule zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand half couple few any right grua grúa chofer ayuda alguien hora dolar dólar peso precio cuesta tarifa cobra gratis sin ya llega'.split(
    ' ',
  )
const bare = (word: string) => word.toLowerCase().replace(/^[^\p{L}\d$]+/u, '')
const isWeighty = (word: string) =>
  /^(?:\$|a?n?\d|i$|i'|he$|en$)/.test(bare(word)) ||
  stems.some((stem) => bare(word).startsWith(stem))
/** Beginnings such as "do" of "dollars": short pieces are held until the next one comes. */
const mayGrowWeighty = (word: string) =>
  bare(word) !== '' && stems.some((stem) => stem.startsWith(bare(word)))

/**
 * Stands between a model's words and the caller's ear. Passes words on as they come, but holds back a clause
 * that holds a number, a price, a time or a promise until it can be judged as a whole; a clause that must
 * not be said is never said, and nothing after it. One question a turn: behind it the mouth is closed.
 */
export class SpeechGuard {
  readonly #numbers: string
  #clause = ''
  /** How much of the clause is out. */
  #out = 0
  #spoken = ''
  #isClosed = false
  /** What the model tried to say that nobody may say; null when nothing. */
  breach: Breach | null = null

  /** `given`: all words that numbers may come from: the caller's, the record's, the plan's. */
  constructor(given: string) {
    this.#numbers = numbersIn(given).join('')
  }

  /** Everything that was passed on. */
  get spoken(): string {
    return this.#spoken
  }

  /** True once nothing more is passed on. */
  get isClosed(): boolean {
    return this.#isClosed
  }

  /** The question that was put; empty when none was yet. */
  get question(): string {
    return /[^.?!]*\?\s*$/.exec(this.#spoken)?.[0].trim() ?? ''
  }

  /** Takes what came from the model; answers what may be said of it now. */
  take(piece: string): string {
    if (this.#isClosed) return ''
    this.#clause += plain(piece)
    let said = ''
    for (let end = endOfClause(this.#clause); end > 0 && !this.#isClosed; ) {
      said += this.#passClause(end)
      end = endOfClause(this.#clause)
    }
    return this.#isClosed ? said : said + this.#passBeginning()
  }

  /** The model has ended: what was held back and may be said. */
  end(): string {
    if (this.#isClosed) return ''
    const said = this.#passClause(this.#clause.length)
    this.#isClosed = true
    return said
  }

  #passClause(end: number): string {
    const clause = this.#clause.slice(0, end)
    this.breach = breachIn(clause, this.#numbers)
    if (this.breach) {
      this.#isClosed = true
      return ''
    }
    const rest = this.#say(clause.slice(this.#out))
    this.#clause = this.#clause.slice(end)
    this.#out = 0
    if (/\?["')\s]*$/.test(clause)) this.#isClosed = true
    return rest
  }

  #passBeginning(): string {
    const words = this.#clause.split(/(?<=\s)/)
    const heavy = words.findIndex((word) => isWeighty(word.trim()))
    const safe = heavy < 0 ? words.length : heavy
    const last = words[safe - 1]
    // A word that is still coming may yet become one to be weighed.
    const isComing = heavy < 0 && last !== undefined && !/\s$/.test(last) && mayGrowWeighty(last)
    const until = words.slice(0, isComing ? safe - 1 : safe).join('').length
    if (until <= this.#out) return ''
    const said = this.#say(this.#clause.slice(this.#out, until))
    this.#out = until
    return said
  }

  #say(text: string): string {
    const clean = this.#spoken ? text : text.trimStart()
    this.#spoken += clean
    if (this.#spoken.length >= LONGEST_TURN) this.#isClosed = true
    return clean
  }
}

/** Where the first clause ends; 0 while it is still coming. */
function endOfClause(text: string): number {
  const end = /[.?!,;:…](?=\s)|[?!](?=$)/.exec(text)
  return end ? end.index + 1 : 0
}

/** Speech has no marks: what a model decorates its text with is dropped. */
const plain = (text: string) =>
  text.replace(/[*_#`~|[\]{}<>\\]|\p{Extended_Pictographic}/gu, '').replace(/\s+/g, ' ')

const numbersIn = (text: string) => digitRuns(text.replace(emergency, ''))

/** "One moment" and "anyone" count nothing. */
const uncounted =
  /\b(?:one (?:moment|second|more|thing|sec|last)|(?:any|some|no) ?one|un momento)\b/gi

/** What in a clause must not be said; null when it may be. */
export function breachIn(clause: string, givenDigits: string): Breach | null {
  const counted = clause.replace(emergency, '').replace(uncounted, '')
  const numbers = numbersIn(counted)
  if (inside.test(clause)) return 'leak'
  if (gratis.test(clause)) return 'price'
  // "I can't tell you a price" and "the dispatcher will tell you what it costs" name none.
  if (money.test(counted) && (numbers.length > 0 || /\$/.test(counted))) return 'price'
  if (clock.test(counted) && anyAmount.test(counted)) return 'time'
  if (promised.test(clause)) return 'promise'
  if (numbers.some((run) => !isGiven(run, givenDigits))) return 'number'
  return isNonsense(clause) ? 'nonsense' : null
}

/** A number must have come from somewhere; "one" and "two" may be counted with. */
const isGiven = (run: string, given: string) => /^[12]$/.test(run) || given.includes(run)

function isNonsense(clause: string): boolean {
  const letters = clause.replace(/[^\p{L}\s]/gu, '').length
  const words = clause.toLowerCase().split(/\s+/).filter(Boolean)
  const isRepeating = words.some(
    (word, at) => words.slice(at, at + 4).join() === [word, word, word, word].join(),
  )
  return (
    (clause.trim().length > 8 && letters < clause.length * 0.6 && numbersIn(clause).length === 0) ||
    words.some((word) => word.length > 30) ||
    isRepeating
  )
}

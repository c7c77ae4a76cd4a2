import type { Asking } from '../../types/facts.ts'
import { ordinalOf } from '../ordinal.ts'
import type { Token } from './tokens.ts'

const list = (words: string, from: number, step: number) =>
  words.split(' ').map((word, index): [string, number] => [word, from + index * step])

const units = new Map(list('cero uno dos tres cuatro cinco seis siete ocho nueve', 0, 1))
const teens = new Map([
  ...list('diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve', 10, 1),
  ...list('veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis', 20, 1),
  ...list('veintisiete veintiocho veintinueve', 27, 1),
  ['veintiun', 21],
] as [string, number][])
const tens = new Map(list('treinta cuarenta cincuenta sesenta setenta ochenta noventa', 30, 10))
/** Who lives with both languages says numbers in either: "al ten nine oh nine de Harry Hines". */
const english = new Map([
  ...list('zero', 0, 1),
  ...list('two three four five six seven eight nine ten eleven twelve', 2, 1),
  ...list('thirteen fourteen fifteen sixteen seventeen eighteen nineteen', 13, 1),
])
const englishTens = new Map(list('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10))

const hundreds = new Map([
  ...list('ciento doscientos trescientos cuatrocientos quinientos seiscientos', 100, 100),
  ...list('setecientos ochocientos novecientos', 700, 100),
  ['cien', 100],
] as [string, number][])

const ordinals = /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)$/

type Read = { value: number; next: number } | undefined
type Chunk = { digits: string; next: number; isBig: boolean }

const textAt = (tokens: Token[], at: number) => tokens[at]?.text ?? ''

function below100(tokens: Token[], at: number): Read {
  const text = textAt(tokens, at)
  const ten = tens.get(text) ?? (text === 'veinte' || text === 'diez' ? teens.get(text) : undefined)
  if (ten !== undefined) {
    const hasAnd = textAt(tokens, at + 1) === 'y'
    const next = at + (hasAnd ? 3 : 2)
    const last = textAt(tokens, next - 1)
    const unit = units.get(hasAnd && /^una?$/.test(last) ? 'uno' : last)
    // "treinta cinco" is what is left of "treinta y cinco"; "veinte cinco" and "cincuenta dos mil diez" are two numbers.
    const isOne = hasAnd || (tens.has(text) && textAt(tokens, next) !== 'mil')
    if (unit && isOne) return { value: ten + unit, next }
    return { value: ten, next: at + 1 }
  }
  // "Sixty first street" is no sixty.
  const englishTen = ordinals.test(textAt(tokens, at + 1)) ? undefined : englishTens.get(text)
  if (englishTen !== undefined) {
    const unit = textAt(tokens, at + 1) === 'uno' ? 1 : english.get(textAt(tokens, at + 1))
    return unit && unit < 10
      ? { value: englishTen + unit, next: at + 2 }
      : { value: englishTen, next: at + 1 }
  }
  const small = units.get(text) ?? teens.get(text) ?? english.get(text)
  return small === undefined ? undefined : { value: small, next: at + 1 }
}

function below1000(tokens: Token[], at: number): Read {
  const hundred = hundreds.get(textAt(tokens, at))
  if (hundred === undefined) return below100(tokens, at)
  const rest = textAt(tokens, at) === 'cien' ? undefined : below100(tokens, at + 1)
  return rest && rest.value > 0
    ? { value: hundred + rest.value, next: rest.next }
    : { value: hundred, next: at + 1 }
}

/** One number as it is said in one go: "dos mil quince", "ciento veintiuno", "cero". */
function chunkAt(tokens: Token[], at: number): Chunk | undefined {
  const text = textAt(tokens, at)
  if (/^\d+$/.test(text)) {
    const isThousands = textAt(tokens, at + 1) === 'mil' && text.length < 3
    if (!isThousands) return { digits: text, next: at + 1, isBig: text.length > 3 }
    return thousands(tokens, Number(text), at + 2)
  }
  if (text === 'mil') return thousands(tokens, 1, at + 1)
  const base = below1000(tokens, at)
  if (!base) return undefined
  if (textAt(tokens, base.next) === 'mil') return thousands(tokens, base.value, base.next + 1)
  return { digits: String(base.value), next: base.next, isBig: false }
}

function thousands(tokens: Token[], value: number, at: number): Chunk {
  const rest = below1000(tokens, at)
  return {
    digits: String(value * 1000 + (rest?.value ?? 0)),
    next: rest?.next ?? at,
    isBig: true,
  }
}

/** Digits in all from which a row of numbers is a telephone's, and keeps its groups. */
const LONGEST_NUMBER = 5

/**
 * The same tokens with spoken numbers as digits. Numbers said in groups are one: "cuatro cincuenta y
 * ocho" is exit 458, "veinte quince" the year 2015; a time of day keeps its parts.
 */
export function withDigits(said: Token[], asking: Asking): Token[] {
  const tokens = withOhs(asking === 'callback number' ? withOnes(said) : said)
  const digits: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const chunks: Chunk[] = []
    let next = at
    for (let chunk = chunkAt(tokens, at); chunk; chunk = chunkAt(tokens, next)) {
      chunks.push(chunk)
      next = chunk.next
    }
    const token = tokens[at]
    if (chunks.length === 0 && token) {
      digits.push(token)
      at += 1
      continue
    }
    const isTime = /^las?$/.test(textAt(tokens, at - 1)) && textAt(tokens, at - 2) === 'a'
    const found = numbersFrom(tokens, at, chunks, isTime || asking === 'callback number')
    digits.push(...(isStreet(tokens, at, next) ? found.map(asOrdinal) : found))
    at = next
  }
  return digits
}

/** "La west cuarenta y nueve street": a street by its number, and no house on a street without a name. */
const isStreet = (tokens: Token[], from: number, to: number): boolean =>
  /^(?:street|st|avenue|ave)$/.test(textAt(tokens, to)) &&
  /^(?:la|con|y|(?:north|south)?(?:east|west)?)$/.test(textAt(tokens, from - 1) || '-')

function asOrdinal(token: Token): Token {
  if (!/^\d{1,3}$/.test(token.text)) return token
  const text = ordinalOf(Number(token.text))
  return { ...token, text, raw: text }
}

/** "Cero una siete": between digits that is a one. */
function withOnes(tokens: Token[]): Token[] {
  return tokens.map((token, at) =>
    /^una?$/.test(token.text) && chunkAt(tokens, at - 1) && chunkAt(tokens, at + 1)
      ? { ...token, text: 'uno' }
      : token,
  )
}

/** "Nine oh nine": between numbers that is a zero; "one" is a number beside another one only. */
function withOhs(tokens: Token[]): Token[] {
  const isNumber = (at: number) => textAt(tokens, at) === 'one' || chunkAt(tokens, at) !== undefined
  return tokens.map((token, at) => {
    if (token.text === 'oh' && isNumber(at - 1)) return { ...token, text: 'cero' }
    const isCounted = token.text === 'one' && (isNumber(at - 1) || isNumber(at + 1))
    return isCounted ? { ...token, text: 'uno' } : token
  })
}

function numbersFrom(tokens: Token[], at: number, chunks: Chunk[], apart: boolean): Token[] {
  const all = chunks.map((chunk) => chunk.digits).join('')
  const isOne = !apart && all.length <= LONGEST_NUMBER && !chunks.slice(1).some((c) => c.isBig)
  const groups = isOne ? [{ digits: all, next: chunks.at(-1)?.next ?? at }] : chunks
  let from = at
  return groups.map(({ digits, next }) => {
    const start = tokens[from]?.start ?? 0
    const end = tokens[next - 1]?.end ?? start
    from = next
    return { text: digits, raw: digits, start, end }
  })
}

import { dangers } from '../../../concepts/dangers.ts'
import type { InSpanish } from '../../../concepts/in-spanish.ts'
import { reasonsInSpanish } from '../../../concepts/reasons.es.ts'
import { wishesInSpanish } from '../../../concepts/wishes.es.ts'
import { everyday } from '../../../text/es/everyday.ts'
import { withDigits } from '../../../text/es/numbers.ts'
import { type Token, tokensOf, withoutAccents } from '../../../text/es/tokens.ts'
import townsOfStates from '../../../text/lexicon/generated/towns.json' with { type: 'json' }
import type { Asking } from '../../../types/facts.ts'
import { courtesies } from './courtesies.ts'
import { inPassing } from './in-passing.ts'
import { names } from './names.ts'
import { type Parts, type PivotRule, patternOf } from './pivot-rule.ts'
import { places } from './places.ts'
import { safety } from './safety.ts'
import { times } from './times.ts'
import { vehicles } from './vehicles.ts'

/** Spanish (or half Spanish) words in the English the rules know. */
export type Pivoted = {
  english: string
  /** The caller's own words for a piece of the English; the English when it is not found in it. */
  own: (english: string) => string
}

/** A piece of the English, and where the words it stands for begin and end. */
type Piece = { text: string; start: number; end: number }

type Compiled = { pattern: RegExp; rule: PivotRule }

/** Words no name is made of. */
const notNames = [...everyday.keys()].filter((word) => /^[a-z]+$/.test(word))

const aName = `(?!(?:${notNames.join('|')}|me|se|le|lo|en|si|no|a|y|o|i)(?= |$))[a-z][a-z'.-]*`
const article = '(?:(?:el|la|los|las|san|santa|saint|st|de la|de|del|von|mac|mc|don) )'
const families: Record<string, string> = {
  names: `(?:${article})?${aName}`,
  streets: `(?:${article})?${aName}(?: ${aName}){0,2}`,
  street: `((?:${article})?${aName}(?: (?:de la |de |del |la )?${aName}){0,2})`,
  signed: `((?:(?!(?:de|del|la|el|en|y|a|con)(?= ))[a-z0-9'.-]+ ){1,3}(?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|boulevard|blvd|parkway|pkwy|court|ct|circle|way|trail|trl|place|loop|highway|hwy|freeway|expressway))`,
  person: `(${aName}(?: (?:de la |de los |de |del |la )?${aName}){0,3})`,
}

const compile = (rule: PivotRule): Compiled => {
  const named = rule[0].replace(
    /<(names|streets|street|signed|person)>/g,
    (_, name: string) => families[name] ?? '',
  )
  // A rule may end before the word that it looks ahead to.
  return { rule, pattern: new RegExp(`(?:${patternOf(named)})(?:(?<= )|(?= |$))`, 'dy') }
}

/** What a concept is called in Spanish becomes the one thing it is called in English. */
const fromConcepts: readonly PivotRule[] = [
  ...dangers.map(({ es, told }): InSpanish => ({ told, says: es })),
  ...Object.values(reasonsInSpanish).flat(),
  ...Object.values(wishesInSpanish).flat(),
].flatMap(({ told, says }) => says.map((spanish): PivotRule => [spanish, told]))

let compiled: readonly Compiled[] | undefined

/** Built when the first caller speaks Spanish, or when the server warms up. */
function rules(): readonly Compiled[] {
  compiled ??= [
    ...[safety, fromConcepts, inPassing, courtesies, names, places, vehicles, times].flat(),
  ].map(compile)
  return compiled
}

/** An utterance in the English that the rules read; `asking` decides between two meanings. */
export function pivotToEnglish(said: string, asking: Asking = 'anything'): Pivoted {
  const tokens = withDigits(tokensOf(said), asking)
  const pieces = piecesOf(tokens, asking)
  const english = joined(pieces.map(({ text }) => text))
  return { english, own: (part) => ownWords(part, pieces, said) }
}

/** Where each token begins in the text the patterns are tried on. */
type Line = { text: string; starts: number[] }

function lineOf(tokens: Token[]): Line {
  const starts: number[] = []
  let text = ''
  for (const token of tokens) {
    if (text) text += ' '
    starts.push(text.length)
    text += token.text
  }
  return { text, starts }
}

function piecesOf(tokens: Token[], asking: Asking): Piece[] {
  const line = lineOf(tokens)
  const pieces: Piece[] = []
  for (let at = 0; at < tokens.length; ) {
    const found = longestAt(line, at, asking)
    const next = found ? tokenAfter(line, found.match) : at + 1
    const [first, last] = [tokens[at], tokens[next - 1]]
    if (first && last) {
      const text = found ? inEnglish(found, tokens, line, asking) : single(tokens, at)
      pieces.push({ text, start: first.start, end: last.end })
    }
    at = next
  }
  return pieces
}

/** "The AutoZone de Lewisville" is the one in Lewisville. */
function single(tokens: Token[], at: number): string {
  const { text = '', raw = '' } = tokens[at] ?? {}
  if (text === 'de' && isTown(tokens, at + 1)) return 'in'
  return everyday.get(text) ?? raw
}

const isTown = (tokens: Token[], at: number) =>
  [3, 2, 1].some((length) => {
    const name = tokens.slice(at, at + length).map(({ text }) => text)
    return name.join(' ') in townsOfStates && !everyday.has(name[0] ?? '')
  })

type Found = { rule: PivotRule; match: RegExpExecArray }

/** The rule that makes most of the words from here on; of two that make as much, the first. */
function longestAt({ text, starts }: Line, at: number, asking: Asking): Found | undefined {
  const start = starts[at] ?? 0
  let best: Found | undefined
  for (const { pattern, rule } of rules()) {
    if (rule[2] && !rule[2].includes(asking)) continue
    pattern.lastIndex = start
    const match = pattern.exec(text)
    if (match && lengthOf(match) > lengthOf(best?.match)) best = { rule, match }
  }
  return best
}

const lengthOf = (match?: RegExpExecArray) => match?.[0].trimEnd().length ?? 0

function tokenAfter({ starts }: Line, match: RegExpExecArray): number {
  const end = match.index + match[0].trimEnd().length
  const next = starts.findIndex((start) => start >= end)
  return next < 0 ? starts.length : next
}

function inEnglish({ rule, match }: Found, tokens: Token[], line: Line, asking: Asking): string {
  const part = (nth: number): Token[] => {
    const [start, end] = match.indices?.[nth] ?? [0, 0]
    return tokens.filter((_, at) => {
      const from = line.starts[at] ?? 0
      return from >= start && from < end
    })
  }
  const parts: Parts = {
    // A part of a word is no word, and stands as it was matched.
    raw: (nth) => joined(part(nth).map(({ raw }) => raw)) || (match[nth] ?? ''),
    english: (nth) =>
      joined(piecesOf(part(nth), asking).map(({ text }) => text)) || (match[nth] ?? ''),
  }
  const [, english] = rule
  if (typeof english === 'function') return english(parts)
  return english
    .replace(/\$(\d)/g, (_, nth: string) => parts.english(Number(nth)))
    .replace(/%(\d)/g, (_, nth: string) => parts.raw(Number(nth)))
    .trim()
}

const joined = (texts: string[]) =>
  texts
    .filter(Boolean)
    .join(' ')
    .replace(/ +([,.;:?!])/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/^[,.;:?! ]+/, '')
    .replace(/(?<!\p{L})([Aa]) (?=[aeiouAEIO]\w{2})/gu, '$1n ')

const wordsIn = (text: string) => withoutAccents(text).match(/[\p{L}\p{N}']+/gu) ?? []

/** Finds a run of English words among the pieces, and answers the words they were put for. */
function ownWords(part: string, pieces: Piece[], said: string): string {
  const words = pieces.flatMap((piece) => wordsIn(piece.text).map((word) => ({ word, piece })))
  const wanted = wordsIn(part)
  const at = words.findIndex((_, from) =>
    wanted.every((word, offset) => words[from + offset]?.word === word),
  )
  const first = words[at]?.piece
  const last = words[at + wanted.length - 1]?.piece
  return first && last && wanted.length > 0
    ? said.normalize('NFC').slice(first.start, last.end).trim()
    : part
}

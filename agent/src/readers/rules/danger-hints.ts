import { dangerHints, type Hint } from '../../concepts/danger-hints/index.ts'
import { PhraseFinder } from '../../text/phrases.ts'
import { type Word, wordsOf } from '../../text/words.ts'
import type { Danger } from '../../types/facts.ts'
import type { Language } from '../../types/language.ts'
import { meantTokens, meantWords, wasLongAgo } from './danger.ts'
import phrases from './phrases/danger-hints.json' with { type: 'json' }

/** So many words before and after a hint tell what it means. */
const CLOSE_BY = 8
/** So many words before it a "no" may stand that denies it. */
const DENIED_WITHIN = 4

type Reader = Pick<Hint, 'danger' | 'evenDenied'> & {
  says: PhraseFinder
  with?: PhraseFinder
  not?: PhraseFinder
}

const readerOf = ({ danger, says, with: beside, not, evenDenied }: Hint): Reader => ({
  danger,
  says: new PhraseFinder(says),
  ...(beside && { with: new PhraseFinder(beside) }),
  ...(not && { not: new PhraseFinder(not) }),
  ...(evenDenied && { evenDenied }),
})

const readers: Partial<Record<Language, readonly Reader[]>> = {}

/** Built when the first caller speaks a language, or when the server warms up. */
const readersOf = (language: Language): readonly Reader[] => {
  readers[language] ??= dangerHints[language].map(readerOf)
  return readers[language]
}

const denials: ReadonlySet<string> = new Set(phrases.denials)

/** What a caller's words hint at, whether or not it is so; undefined when they sound like any other call. */
export function findDangerHint(said: string, language: Language): Danger | undefined {
  const words = meantWords(wordsOf(said))
  const tokens = meantTokens(words)
  return readersOf(language).find((reader) => isHinted(reader, words, tokens))?.danger
}

function isHinted(reader: Reader, words: readonly Word[], tokens: readonly string[]): boolean {
  return reader.says.find(tokens).some(({ start, end }) => {
    const from = Math.max(sentenceStart(words, start), start - CLOSE_BY)
    const to = Math.min(sentenceEnd(words, end), end + CLOSE_BY)
    if (reader.with && !reader.with.has(tokens, from, to)) return false
    if (reader.not?.has(tokens, from, to) || wasLongAgo(tokens, from, to)) return false
    return reader.evenDenied === true || !isDenied(words, tokens, from, start)
  })
}

function sentenceStart(words: readonly Word[], at: number): number {
  let start = at
  while (start > 0 && words[start - 1]?.stop !== '.') start--
  return start
}

function sentenceEnd(words: readonly Word[], at: number): number {
  let end = at
  while (end < words.length && words[end - 1]?.stop !== '.') end++
  return end
}

/** "No, nobody is bleeding"; a "no" at the very beginning answers a question. */
function isDenied(
  words: readonly Word[],
  tokens: readonly string[],
  from: number,
  start: number,
): boolean {
  for (let at = start - 1; at >= Math.max(from, start - DENIED_WITHIN); at--) {
    if (words[at]?.stop) return false
    const answers = at === 0 && start > 1 && /^(?:no|not?)$/.test(tokens[at] ?? '')
    if (denials.has(tokens[at] ?? '') && !answers) return true
  }
  return false
}

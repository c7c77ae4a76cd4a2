import phrases from './phrases/flawed-speech.json' with { type: 'json' }
import { numbersIn } from './plain-words.ts'

/** Letters a voice can make a word of, and letters of a sentence; longer ones are no speech. */
const LONGEST_WORD = 24
const LONGEST_SENTENCE = 240

/** True of marks that belong to a page, a program or a thought, not to speech. */
const marked = /[<>{}[\]\\|^=~]|\(\(|\)\)|[%$&]{2}/

const blank = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Words that lean on what follows them: after one of these nothing may end, nor another of them begin. */
const leaning = 'the|a|an|your|my|our|their|el|los|las|un|unos|unas|sus?|mis?'
const dangling = new RegExp(
  `\\b(?:${leaning}|and|or|but|because|if|not|don't|won't|can't|please do not|to the|y|o|u|pero|porque|de|que|no)[\\s.!,;:…]*$`,
  'i',
)
const doubled =
  /\b(?:the|an|your|my|our|their) (?:the|a|an|is|are|of|to|and|or|your|my|our|was)\b|\b(?:is|are|was) (?:of|and|or)\b/i

/** Letters said one by one: "c r e d i t", "C-V-V", "9 1 1". */
const letterRow =
  /(?<![\p{L}\p{N}'])(?:[\p{L}\p{N}](?:\s*[-.,]\s*|\s+)){2,}[\p{L}\p{N}](?![\p{L}\p{N}'])/gu

/** Short forms that everybody says by their letters. */
const spelled = new Set(phrases.spelled)

/** How a sentence is no speech at all; null when it could be. */
export function flawIn(sentence: string, given: string): 'nonsense' | 'length' | null {
  const text = sentence.normalize('NFKC').trim()
  if (text.length > LONGEST_SENTENCE) return 'length'
  const words = text.split(/[\s\u2010-\u2015/-]+/).filter(Boolean)
  if (words.some((word) => blank(word).length > LONGEST_WORD)) return 'length'
  if (!/\p{L}|\d/u.test(text)) return 'nonsense'
  const isForeign = /[^\p{Script=Latin}\p{Script=Common}]/u.test(text) || /\p{M}/u.test(text)
  const known = blank(given)
  const isFlawed =
    isForeign ||
    marked.test(text) ||
    doubled.test(text) ||
    (dangling.test(text) && !/\?["')]*$/.test(text)) ||
    isRepeating(words) ||
    isMostlyMarks(text) ||
    words.some((word) => isNoWord(word, known)) ||
    rowsIn(text).some((row) => !spelled.has(row) && !known.includes(row))
  return isFlawed ? 'nonsense' : null
}

const rowsIn = (text: string): string[] =>
  [...text.matchAll(letterRow)].map(([row]) => blank(row)).filter((row) => /\p{L}/u.test(row))

function isRepeating(words: readonly string[]): boolean {
  const heard = words.map(blank)
  return heard.some(
    (word, at) =>
      numbersIn(word).length === 0 &&
      heard.slice(at, at + 4).join() === [word, word, word, word].join(),
  )
}

function isMostlyMarks(text: string): boolean {
  const letters = text.replace(/[^\p{L}\p{N}\s]/gu, '').length
  return text.length > 8 && letters < text.length * 0.6
}

/** Words without a vowel, and letters mixed with digits as in no plate, road, model or ordinal. */
function isNoWord(word: string, known: string): boolean {
  const bare = blank(word)
  if (bare.length < 2 || known.includes(bare)) return false
  if (/\d/.test(bare) && /\p{L}/u.test(bare))
    return !/^(?:\p{L}{1,3}\d{1,4}\p{L}?|\d{1,5}(?:st|nd|rd|th|s|\p{L}))$/u.test(bare)
  return (
    bare.length > 3 &&
    !/[aeiouyáéíóúü\d]/i.test(bare) &&
    !/^(?:h+m+|m+h+m+|sh+|blvd|pkwy|hwys?)$/.test(bare)
  )
}

import spokenWords from './generated/spoken-words.json' with { type: 'json' }
import phrases from './phrases/common-words.json' with { type: 'json' }

/** Everyday English: words that by themselves are no name, no misspelt car and no town. */
export const commonWords: Set<string> = new Set(phrases.commonWords)

/** Models whose names are everyday words; they count only with their make, a year, or in answer to the question. */
export const doubtfulModels: Set<string> = new Set(phrases.doubtfulModels)

let spoken: ReadonlySet<string> | undefined

/** Whether people say the word in English at all: rarer words than the everyday ones too. */
export function isSpoken(word: string): boolean {
  spoken ??= new Set(spokenWords.english.split(' '))
  return spoken.has(word)
}

const endings = /(?:'s|s|es|ed|d|ing|ly|ness|ment)$/

/** Whether a word is everyday English: listed, an inflection of a listed word, drawn out ("byee"), or two run together ("okaysure"). */
export function isEveryday(word: string): boolean {
  if (commonWords.has(word)) return true
  if (word.length < 4 || word.length > 24) return false
  const stem = word.replace(endings, '')
  if (
    stem !== word &&
    stem.length > 2 &&
    (commonWords.has(stem) ||
      commonWords.has(`${stem}e`) ||
      commonWords.has(stem.replace(/(.)\1$/, '$1')))
  )
    return true
  if (commonWords.has(word.replace(/(.)\1+$/, '$1')) || /(.)\1\1/.test(word)) return true
  for (let at = 2; at <= word.length - 2; at++) {
    if (
      commonWords.has(word.slice(0, at)) &&
      commonWords.has(word.slice(at)) &&
      runsTogether(word, at)
    )
      return true
  }
  return false
}

/** Only courtesies are typed without their space; "Carson" is no "car" and "son". */
const runsTogether = (word: string, at: number) =>
  /^(?:ok|okay|yes|yeah|sure|thank|thanks|no|hi|hello|bye|good|please|sorry|thats|yep)$/.test(
    word.slice(0, at),
  ) || /^(?:thanks|thank|you|please|sir|okay|sure)$/.test(word.slice(at))

import { english } from '../../speech/en/english.text.ts'
import { spanish } from '../../speech/es/spanish.text.ts'
import { safety } from '../../speech/safety.text.ts'
import { everyday } from '../../text/es/everyday.ts'
import { landmarkWords } from '../../text/lexicon/businesses.ts'
import { colors, shades } from '../../text/lexicon/colors.ts'
import { commonWords } from '../../text/lexicon/common-words.ts'
import { firstNames } from '../../text/lexicon/first-names.ts'
import spokenWords from '../../text/lexicon/generated/spoken-words.json' with { type: 'json' }
import { makeOf, modelOf, vehicleKey } from '../../text/lexicon/vehicles.ts'
import { townAt } from '../../text/town.ts'
import { wordsOf } from '../../text/words.ts'
import phrases from './phrases/dispatch-words.json' with { type: 'json' }
import { plainWords } from './plain-words.ts'

const listed = (text: string) => plainWords(text).split(' ')
/** Common words that no tow needs, and that a caller could be harmed, lured or hurt with. */
const out: ReadonlySet<string> = new Set(phrases.leftOut.flatMap(listed))
/** What people say anyway, and what a dispatcher talks of that is rare elsewhere. */
const known: ReadonlySet<string> = new Set(
  [
    ...[spokenWords.english, spokenWords.spanish, ...everyday.keys()],
    ...[...landmarkWords, ...colors.keys(), ...shades.keys()],
    ...[...phrases.trade, JSON.stringify([english, spanish, safety])],
  ]
    .flatMap(listed)
    .filter((word) => !out.has(word) && (commonWords.has(word) || !firstNames.has(word))),
)

/** "Honda", "Corollas": what callers drive. */
const isVehicle = (word: string) => {
  const key = vehicleKey(word)
  return makeOf(key) !== undefined || modelOf(key)?.sure === true
}

/** The towns named in a sentence, word by word. */
function townWords(sentence: string): Set<string> {
  const words = wordsOf(sentence)
  const towns = new Set<string>()
  for (let at = 0; at < words.length; at++) {
    const town = /^\p{Lu}/u.test(words[at]?.raw ?? '') ? townAt(words, at) : undefined
    for (const { text } of words.slice(at, town?.end ?? at)) towns.add(plainWords(text))
  }
  return towns
}

/** "Confirming", "lined", "shops": the forms of a word that is known. */
function isForm(word: string): boolean {
  const stem = /^(.{3,}?)(?:ing|ed|es|s|er|ly|d)$/.exec(word)?.[1]
  if (!stem || out.has(word)) return false
  const undoubled = stem.replace(/(.)\1$/, '$1')
  return [stem, `${stem}e`, undoubled, stem.replace(/i$/, 'y')].some((each) => known.has(each))
}

/** True when a dispatcher might say every word of a sentence, or somebody in this call has said it. */
export function isDispatchTalk(sentence: string, given: string): boolean {
  const unknown = listed(sentence).filter(
    (word) => /\p{L}/u.test(word) && !/\d/.test(word) && !known.has(word) && !isForm(word),
  )
  if (unknown.length === 0) return true
  const said = new Set(listed(given))
  const named = townWords(sentence)
  return unknown.every((word) => said.has(word) || named.has(word) || isVehicle(word))
}

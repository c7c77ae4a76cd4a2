import { everyday } from '../../../text/es/everyday.ts'
import { tokensOf } from '../../../text/es/tokens.ts'
import { anyOf } from '../../../text/one-of.ts'
import type { Language } from '../../../types/language.ts'
import phrases from './phrases/language.json' with { type: 'json' }

/** Words that only somebody who speaks Spanish says; none is a name, a street or an English word. */
const spanish = new Set(phrases.spanish)

/** Of these, words that also stand in English names and streets, or that English speakers throw in: they prove nothing alone. */
const weak = new Set(phrases.weak)

/** Words of both languages. */
const alsoEnglish = new Set(phrases.alsoEnglish)

/** Words that only somebody who speaks English puts into a sentence. */
const english = new Set(phrases.english)

/** Of a wish for a language nothing is left when these are taken away. */
const refused =
  /\b(?:no hablo|no se|no entiendo|don'?t (?:speak|know|understand)|do not (?:speak|understand)|not|no) (?:mucho |muy bien |much |any |el )?(espanol|spanish|ingles|english)\b/

const wantsSpanish = anyOf(phrases.wantsSpanish)
const wantsEnglish = anyOf(phrases.wantsEnglish)

/** The language somebody asks for in so many words; nothing when they do not. */
function languageAskedFor(text: string): Language | undefined {
  const no = refused.exec(text)?.[1]
  if (no) return no === 'espanol' || no === 'spanish' ? 'en' : 'es'
  if (wantsEnglish.test(text)) return 'en'
  return wantsSpanish.test(text) ? 'es' : undefined
}

/**
 * The language a caller speaks, or asks for; nothing when their words could be either. "Hola", a name
 * and a street with a Spanish name are no Spanish; one sentence of it is.
 */
export function languageOf(said: string): Language | undefined {
  const words = lettersOf(said)
  const asked = languageAskedFor(words.join(' '))
  if (asked) return asked
  const { sure, faint, other } = proofs(words)
  const isSpanish = sure >= 2 || (sure === 1 && (faint >= 1 || words.length === 1))
  // Half English is what a bilingual caller speaks: they are understood in both, and the call goes on in Spanish.
  if (isSpanish && sure * 2 + faint > other) return 'es'
  return isEnglish(said) && words.filter((word) => english.has(word)).length >= 4 ? 'en' : undefined
}

/** True when somebody asks to be spoken to in one of our languages. */
export const asksForLanguage = (said: string): boolean =>
  languageAskedFor(lettersOf(said).join(' ')) !== undefined

/** True of words that need not be put into English: nothing in them is sure to be Spanish. */
export function isEnglish(said: string): boolean {
  const { sure, faint, other } = proofs(lettersOf(said))
  return sure === 0 && other > faint
}

const lettersOf = (said: string) =>
  tokensOf(said)
    .map(({ text }) => text)
    .filter((text) => /\p{L}/u.test(text))

/** A word that is known in Spanish, and is not proof enough by itself. */
const isEveryday = (word: string) =>
  everyday.has(word) && !spanish.has(word) && !alsoEnglish.has(word)

/** How many different words prove Spanish, how many only agree with it, and how many are English. */
function proofs(words: string[]) {
  const sure = words.filter((word) => spanish.has(word) && !weak.has(word) && !english.has(word))
  return {
    sure: new Set(sure).size,
    faint: words.filter((word) => (weak.has(word) || isEveryday(word)) && !english.has(word))
      .length,
    other: words.filter((word) => english.has(word)).length,
  }
}

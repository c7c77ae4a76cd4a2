import type { Language } from '../types/language.ts'
import { english } from './en/english.text.ts'
import { spanish } from './es/spanish.text.ts'
import type { Phrasebook, PhraseKey } from './phrasebook.ts'

const books: Record<Language, Phrasebook> = { en: english, es: spanish }

type SlotsIn<T extends string> = T extends `${string}{${infer Slot}}${infer Rest}`
  ? Slot | SlotsIn<Rest>
  : never
type SlotsOf<K extends PhraseKey> = SlotsIn<(typeof english)[K][number]>

/** What a phrase has to be given: nothing, or a text for each of its slots. */
export type Slots<K extends PhraseKey> = [SlotsOf<K>] extends [never]
  ? []
  : [slots: Record<SlotsOf<K>, string>]

/** A phrase without slots. */
export type PlainKey = { [K in PhraseKey]: [SlotsOf<K>] extends [never] ? K : never }[PhraseKey]

/** Language, and how many things were said before: the wording goes round by it, never by chance. */
export type Voice = { language: Language; said: number }

/** Where a template and what fills it meet, a language may run two words into one. */
const joints: Record<Language, (text: string) => string> = {
  en: (text) =>
    text.replace(
      /\b(at|on|to) (?=(?:behind|in front of|across (?:the street )?from|next (?:door )?to|near|by|beside|under|between|past|just past|close to|inside|outside) )/g,
      (_, word: string) => (word === 'to' ? 'to a place ' : ''),
    ),
  es: (text) =>
    text
      .replace(
        /(?<!\p{L})(?:en|a) (?=(?:enfrente de|junto a|cerca de|detrás de|pasando|antes de|debajo de|en) )/gu,
        '',
      )
      .replace(/(?<!\p{L})(a|de) el (?!Paso\b)/gu, '$1l '),
}

/** What a caller or a record put in a slot must not read as a question or as marks of another kind. */
const cleaned = (text: string) => text.replace(/[{}<>[\]*_#`"?¿$]/g, '').replace(/[.!,;\s]+$/, '')

const render = (language: Language, template: string, slots: Record<string, string> = {}) =>
  beginning(joints[language](fill(template, slots)))

/** What a caller or a record put first may begin in any way; a sentence begins with a capital. */
const beginning = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

const fill = (template: string, slots: Record<string, string>) =>
  template
    .replace(/\{(\w+)\}/g, (_, slot: string) => cleaned(slots[slot] ?? ''))
    .replace(/\s+/g, ' ')
    .trim()

/** A phrase, spoken: one of its wordings, its slots filled. */
export function phrase<K extends PhraseKey>(voice: Voice, key: K, ...[slots]: Slots<K>): string {
  const wordings = books[voice.language][key]
  return render(voice.language, wordings[voice.said % wordings.length] ?? wordings[0], slots)
}

/** Every wording of a phrase, its slots filled; the one whose turn it is first. */
export function phraseOptions<K extends PhraseKey>(
  voice: Voice,
  key: K,
  ...[slots]: Slots<K>
): string[] {
  const wordings = books[voice.language][key]
  return wordings.map((_, at) =>
    render(voice.language, wordings[(voice.said + at) % wordings.length] ?? wordings[0], slots),
  )
}

/** A phrase in its nth wording, the last one from there on: for questions that come a second time. */
export function phraseAt<K extends PhraseKey>(
  voice: Voice,
  key: K,
  nth: number,
  ...[slots]: Slots<K>
): string {
  const wordings = books[voice.language][key]
  return render(voice.language, wordings[Math.min(nth, wordings.length - 1)] ?? wordings[0], slots)
}

/** A phrase without slots in its nth wording, the last one from there on. */
export function plainAt(voice: Voice, key: PlainKey, nth: number): string {
  const wordings = books[voice.language][key]
  return wordings[Math.min(nth, wordings.length - 1)] ?? wordings[0]
}

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length

/** The first wording of at most `limit` words, else the last. */
export function phraseWithin<K extends PhraseKey>(
  voice: Voice,
  limit: number,
  key: K,
  ...[slots]: Slots<K>
): string {
  const spoken = books[voice.language][key].map((template) =>
    render(voice.language, template, slots),
  )
  return spoken.find((text) => countWords(text) <= limit) ?? spoken.at(-1) ?? ''
}

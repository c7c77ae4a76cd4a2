import type { DriverLanguage } from '@towline/contract'
import { useLoggedInUser } from '../session.ts'
import { spanish, spanishValues } from './spanish.ts'

/** A sentence of the driver's page. */
export type Sentence = keyof typeof spanish

/** The words of a driver's page in their language. */
export type DriverWords = {
  language: DriverLanguage
  /** A sentence, with what is put in for `{name}`. */
  say(sentence: Sentence, values?: Readonly<Record<string, string | number>>): string
  /** What a job holds, such as a reason; as it is where it has no translation. */
  value(text: string): string
}

const fill = (sentence: string, values: Readonly<Record<string, string | number>> = {}) =>
  sentence.replaceAll(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))

export const english: DriverWords = { language: 'en', say: fill, value: (text) => text }

const values = new Map<string, string>(Object.entries({ ...spanishValues, ...spanish }))

export const inSpanish: DriverWords = {
  language: 'es',
  say: (sentence, values) => fill(spanish[sentence], values),
  value: (text) => values.get(text) ?? text,
}

/** The words for whoever is signed in. */
export const useDriverWords = (): DriverWords =>
  useLoggedInUser()?.language === 'es' ? inSpanish : english

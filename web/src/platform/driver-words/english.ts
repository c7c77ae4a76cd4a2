import type { DriverLanguage } from '@towline/contract'
import type { spanish } from './spanish.ts'

// Apart from the Spanish, which comes only to pages of drivers.

/** A sentence of the driver's page. */
export type Sentence = keyof typeof spanish

/** The words of a driver's page in their language. */
export type DriverWords = {
  language: DriverLanguage
  /** A sentence, with what is put in for `{name}`. */
  say(sentence: Sentence, values?: Readonly<Record<string, string | number>>): string
  /** What a job holds, such as a reason; as it is where it has no translation. */
  value(text: string): string
  /** Why something did not work. */
  why(error: Error): string
}

/** A sentence with what is put in. */
export const fill = (sentence: string, values: Readonly<Record<string, string | number>> = {}) =>
  sentence.replaceAll(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))

export const english: DriverWords = {
  language: 'en',
  say: fill,
  value: (text) => text,
  why: ({ message }) => message,
}

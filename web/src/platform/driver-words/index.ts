import { errors } from '@towline/contract'
import { ApiError, OFFLINE } from '../api.ts'
import { useLoggedInUser } from '../session.ts'
import { type DriverWords, english, fill } from './english.ts'
import { spanish, spanishRefusals, spanishValues } from './spanish.ts'

export type { DriverWords, Sentence } from './english.ts'
export { english }

const refusals = new Map<string, string>(Object.entries(spanishRefusals))

const messageOf = (code: string): string =>
  code === 'offline' ? OFFLINE : (new Map(Object.entries(errors)).get(code)?.message ?? '')

const values = new Map<string, string>([
  ...Object.entries({ ...spanishValues, ...spanish }),
  ...[...refusals].map(([code, text]) => [messageOf(code), text] as const),
])

export const inSpanish: DriverWords = {
  language: 'es',
  say: (sentence, values) => fill(spanish[sentence], values),
  value: (text) => values.get(text) ?? text,
  // A sentence that says more than its code, first.
  why: (error) =>
    values.get(error.message) ??
    refusals.get(error instanceof ApiError ? error.code : '') ??
    error.message,
}

/** The words for whoever is signed in. */
export const useDriverWords = (): DriverWords =>
  useLoggedInUser()?.language === 'es' ? inSpanish : english

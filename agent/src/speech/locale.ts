import type { Language } from '../types/language.ts'
import * as english from './en/speech.ts'
import * as spanish from './es/speech.ts'

/** How numbers, places, vehicles and times are spoken: each language has all of these. */
type Locale = Pick<typeof english, keyof typeof spanish & keyof typeof english>

const locales: Record<Language, Locale> = { en: english, es: spanish }

/** The locale of a conversation. */
export const localeOf = ({ language }: { language: Language }): Locale => locales[language]

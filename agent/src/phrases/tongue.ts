import type { Language } from './phrase.ts'
import * as spanish from './spanish-speech.ts'
import * as english from './speech.ts'

/** How numbers, places, vehicles and times are spoken: each language has all of these. */
type Tongue = Pick<typeof english, keyof typeof spanish & keyof typeof english>

const tongues: Record<Language, Tongue> = { en: english, es: spanish }

/** The tongue of a talk. */
export const tongue = ({ language }: { language: Language }): Tongue => tongues[language]

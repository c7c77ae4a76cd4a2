import type { Language } from '../../types/language.ts'
import { bodies } from './bodies.ts'
import { harmingThemselves } from './despair.ts'
import { fires } from './fires.ts'
import type { Hint } from './hint.ts'
import { palabras, plainWords } from './plain.ts'
import { roads } from './roads.ts'
import { enEspanol } from './spanish.ts'
import { threats } from './threats.ts'

/** All of them by the language they are said in; the first that fits gives the danger its name. */
export const dangerHints: Record<Language, readonly Hint[]> = {
  en: [...harmingThemselves, ...threats, ...bodies, ...fires, ...roads, ...plainWords],
  es: [...enEspanol, ...palabras],
}

export type { Hint } from './hint.ts'

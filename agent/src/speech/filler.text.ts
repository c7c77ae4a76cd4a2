import type { Language } from '../types/language.ts'

/** What a caller hears when a look-up takes so long that they would wonder. */
export const filler: Record<Language, string> = {
  en: 'One moment, please.',
  es: 'Un momento, por favor.',
}

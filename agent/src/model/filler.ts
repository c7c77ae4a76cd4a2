import type { Language } from '../phrases/phrase.ts'

/** What a caller hears when a look-up takes so long that he would wonder. */
export const filler: Record<Language, string> = {
  en: 'One moment, please.',
  es: 'Un momento, por favor.',
}

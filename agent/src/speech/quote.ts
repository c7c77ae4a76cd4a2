import type { Quote, QuoteDependsOn } from '../types/agent-tools.ts'
import type { Language } from '../types/language.ts'
import { phrase, type Voice } from './phrase.ts'

const dollars: Record<Language, (whole: number, cents: number) => string> = {
  en: (whole, cents) =>
    `${whole} dollar${whole === 1 ? '' : 's'}${cents > 0 ? ` and ${cents} cents` : ''}`,
  es: (whole, cents) =>
    `${whole} ${whole === 1 ? 'dólar' : 'dólares'}${cents > 0 ? ` con ${cents} centavos` : ''}`,
}

/** An amount as a voice says it: `95 dollars and 50 cents`. */
export const amountWords = (language: Language, cents: number): string =>
  dollars[language](Math.floor(cents / 100), cents % 100)

const causes: Record<Language, Record<QuoteDependsOn, string>> = {
  en: {
    'vehicle class': 'the kind of vehicle',
    miles: 'the miles by road',
    'unloaded miles': 'how far the truck has to come',
    'time on scene': 'how long it takes on scene',
  },
  es: {
    'vehicle class': 'el tipo de vehículo',
    miles: 'las millas de camino',
    'unloaded miles': 'lo lejos que venga la grúa',
    'time on scene': 'el tiempo de trabajo en el lugar',
  },
}

/** A price in words, with what it still depends on; what nothing bounds yet only starts somewhere. */
export function quoteWords(voice: Voice, { leastCents, mostCents, dependsOn }: Quote): string {
  const { language } = voice
  const least = amountWords(language, leastCents)
  const list = new Intl.ListFormat(language === 'es' ? 'es-US' : 'en-US')
  const what = list.format(dependsOn.map((cause) => causes[language][cause]))
  if (mostCents === null) return phrase(voice, 'quoteFrom', { least, what })
  const most = amountWords(language, mostCents)
  if (what) {
    return leastCents === mostCents
      ? phrase(voice, 'quoteFrom', { least, what })
      : phrase(voice, 'quoteRangeOn', { least, most, what })
  }
  return leastCents === mostCents
    ? phrase(voice, 'quoteExact', { most })
    : phrase(voice, 'quoteRange', { least, most })
}

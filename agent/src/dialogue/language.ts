import { asksForLanguage, isEnglish, languageOf } from '../readers/rules/es/language.ts'
import { pivotToEnglish } from '../readers/rules/es/pivot.ts'
import { titleCase, wordCount } from '../text/words.ts'
import type { Asking, Facts, Place, Understood } from '../types/facts.ts'
import type { Language } from '../types/language.ts'
import type { Memory } from '../types/memory.ts'
import type { Dialogue } from './dialogue.ts'

/** What a caller said, in the English the rules read, and the way back to their own words. */
export type InEnglish = { words: string; own: (english: string) => string }

const speaks = ({ company }: Memory, language: Language): boolean =>
  company.languages?.includes(language) ?? language === 'en'

const FEWEST_WORDS = 3

/** Goes over to the language a caller speaks or asks for, if the agent speaks it. */
export function takeLanguage(
  { memory, acts }: Dialogue,
  said: string,
  isHeardAsSpanish = false,
): void {
  const count = wordCount(said)
  // "Salida", in the middle of a call, is a town of somebody who speaks English.
  if (count === 1 && memory.said > 1 && !asksForLanguage(said)) return
  // A word or two the carrier takes for Spanish is a name or a "sí" of somebody who speaks English.
  const isSpanish = isHeardAsSpanish && count >= FEWEST_WORDS
  const spoken = speaks(memory, 'es')
    ? (languageOf(said) ?? (isSpanish ? 'es' : undefined))
    : undefined
  if (!spoken || spoken === memory.language) return
  memory.language = spoken
  // What was read to them before, they may not have understood.
  Object.assign(memory, { told: {}, reading: {}, lastSaid: '' })
  acts.push({ do: 'language', language: spoken })
}

/** A caller's words as the rules read them. Words said in English stay as they are. */
export function inEnglish({ language }: Memory, said: string, asking: Asking): InEnglish {
  if (language === 'en' || isEnglish(said)) return { words: said, own: (english) => english }
  const { english, own } = pivotToEnglish(said, asking)
  // Of a wish for Spanish nothing is left in English.
  return { words: english || said, own }
}

/**
 * What was understood. Where the company speaks Spanish itself nobody needs a person for it; where it does not, whoever
 * speaks it does. What is kept in the caller's own words is put back into them.
 */
export function withOwnWords(
  { company }: Memory,
  said: string,
  heard: Understood,
  own: InEnglish['own'],
): Understood {
  const { reasonSaid, pickup, dropoff, ...facts } = heard.facts
  const all: Understood = {
    ...heard,
    facts: {
      ...facts,
      ...(reasonSaid && { reasonSaid: own(reasonSaid) }),
      ...(pickup && { pickup: placeInOwnWords(pickup, own) }),
      ...(dropoff && { dropoff: placeInOwnWords(dropoff, own) }),
    } satisfies Facts,
  }
  if (!company.languages?.includes('es')) {
    const isSpanish = wordCount(said) >= FEWEST_WORDS && languageOf(said) === 'es'
    return isSpanish ? { ...all, intents: [...new Set([...all.intents, 'spanish' as const])] } : all
  }
  const intents = heard.intents.filter((intent) => intent !== 'spanish')
  const isWish =
    asksForLanguage(said) && !/\b(?:persona|person|human[o]?|operador\w*)\b/i.test(said)
  if (!isWish) return { ...all, intents }
  // "Sí, ¿habla español?" answers nothing that was asked.
  const { answer: _, safe: _s, ...rest } = all
  return {
    ...rest,
    // Nor does "en español, por favor" name a town.
    facts: wordCount(said) <= SHORT_WISH ? {} : all.facts,
    intents: [...intents.filter((intent) => intent !== 'person'), 'language'],
  }
}

/** Words of a wish for a language that tells nothing else. */
const SHORT_WISH = 6

/** "Al", "en el estacionamiento del": what leads to a name; "los" of "Los Ángeles" is its own. */
const beforeNames =
  /^(?:(?:en|al|a|por|del?|(?:el )?estacionamiento del?|(?:el|la|las|los)(?= \S+ \S)) )+/

/** A place without parts is only its words, which are the caller's; in one with parts its names are. */
function placeInOwnWords(place: Place, own: InEnglish['own']): Place {
  const { said, kind, detail: _, ...parts } = place
  if (kind === 'home') return place
  if (Object.keys(parts).length === 0) return { ...place, said: own(said) }
  const named = { ...place }
  for (const part of ['business', 'near', 'city'] as const) {
    const english = place[part]?.toLowerCase()
    // A road by its number is written as on its signs.
    if (!english || /\d/.test(english)) continue
    const theirs = own(english).toLowerCase().replace(beforeNames, '')
    if (theirs !== english) named[part] = titleCase(theirs)
  }
  return named
}

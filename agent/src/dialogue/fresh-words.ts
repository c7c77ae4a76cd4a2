import { phraseOptions } from '../speech/phrase.ts'
import type { Memory } from '../types/memory.ts'

/** So many questions of a call are kept in mind; a longer call has bigger troubles. */
const KEPT = 60

/** The questions in what was said, each as it was put. */
const questionsIn = (text: string): string[] =>
  (text.match(/[^.!?]+\?/g) ?? []).map((question) => question.trim())

/** Keeps the questions in mind that were just said. */
export function noteAsked(memory: Memory, text: string): void {
  const asked = questionsIn(text)
  if (asked.length > 0) memory.questions = [...(memory.questions ?? []), ...asked].slice(-KEPT)
}

/** What the caller cut off before they could hear it, they were not asked. */
export function forgetUnheard(memory: Memory, heard: string): void {
  const [last] = questionsIn(memory.lastSaid).slice(-1)
  if (last && !heard.includes(last))
    memory.questions = memory.questions?.filter((question) => question !== last) ?? []
}

const isFresh = (memory: Memory, words: string): boolean =>
  questionsIn(words).every((question) => !memory.questions?.includes(question))

/** The first of the wordings that this caller has not heard yet; after the last of them one is said once more. */
export function freshOf(memory: Memory, wordings: readonly [string, ...string[]]): string {
  const found = wordings.find((words) => isFresh(memory, words))
  if (found) return found
  const [first] = wordings
  const again = phraseOptions(memory, 'onceMore').map(
    (before) => `${before}, ${first.replace(/\p{Lu}/u, (letter) => letter.toLowerCase())}`,
  )
  return again.find((words) => isFresh(memory, words)) ?? first
}

import { fields } from '../intake/fields.ts'
import { countAsking } from '../intake/record.ts'
import { phrase, type Slots } from '../speech/phrase.ts'
import type { PhraseKey } from '../speech/phrasebook.ts'
import type { AgentToolRequest } from '../types/agent-tools.ts'
import type { Act } from '../types/events.ts'
import type { LocalTime } from '../types/facts.ts'
import type { FieldName } from '../types/intake.ts'
import type { Memory, Question } from '../types/memory.ts'
import { freshOf, noteAsked } from './fresh-words.ts'
import { wordingsOf } from './questions.ts'

/** One turn under way: the working copy of the memory, and what is to be done. */
export type Dialogue = {
  memory: Memory
  at: number
  now: LocalTime
  /** Sentences that go before the question of this turn. */
  lead: string[]
  acts: Act[]
}

/** Puts a sentence before whatever is asked in this turn. */
export function lead<K extends PhraseKey>(dialogue: Dialogue, key: K, ...slots: Slots<K>): void {
  dialogue.lead.push(phrase(dialogue.memory, key, ...slots))
}

/** Says the sentences gathered so far, and one more at the end. One `say` a turn. */
export function speak(
  dialogue: Dialogue,
  text: string,
  how: { interruptible?: boolean } = {},
): void {
  const { memory } = dialogue
  const whole = [...dialogue.lead.splice(0), text].filter(Boolean).join(' ')
  if (!whole) return
  dialogue.acts.push({ do: 'say', text: whole, ...how })
  memory.lastSaid = whole
  noteAsked(memory, whole)
  memory.cutAt = null
  memory.said += 1
}

const isField = (question: Question): question is FieldName =>
  fields.some(({ name }) => name === question)

/** The open question as a field of the intake, or null. */
export function openField(memory: Memory): FieldName | null {
  return memory.question && isField(memory.question) ? memory.question : null
}

/** Asks one question in words the caller has not heard; a field is asked in its helping words when it was asked before. */
export function ask(dialogue: Dialogue, question: Question, form?: 'help'): void {
  const { memory } = dialogue
  const nth = isField(question) ? (memory.intake.asked[question] ?? 0) : form === 'help' ? 1 : 0
  memory.question = question
  if (isField(question)) memory.intake = countAsking(memory.intake, question)
  sayQuestion(dialogue, question, form === 'help' ? Math.max(nth, 1) : nth)
}

/** Asks the open question again, in other words, without counting it against the caller; in its helping ones unless told. */
export function askAgain(dialogue: Dialogue, form: 'plain' | 'help' = 'help'): void {
  const { memory } = dialogue
  const question = memory.question ?? 'more'
  memory.question = question
  sayQuestion(dialogue, question, form === 'plain' ? 0 : 1)
}

function sayQuestion(dialogue: Dialogue, question: Question, nth: number): void {
  const { memory } = dialogue
  const words = freshOf(memory, wordingsOf(memory, question, nth))
  speak(dialogue, words)
}

/** Uses an agent tool; the answer comes back as an event. */
export function askTool(dialogue: Dialogue, request: AgentToolRequest): void {
  dialogue.acts.push({ do: 'ask', request })
}

/** Says the last words and hangs up; with a phrase of its own or with none. */
export function end(dialogue: Dialogue, words: string, reason: string): void {
  const { memory } = dialogue
  speak(dialogue, words)
  memory.phase = 'over'
  memory.question = null
  memory.why = reason
  dialogue.acts.push({ do: 'end', reason })
}

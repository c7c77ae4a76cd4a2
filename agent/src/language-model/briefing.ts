import { draftOf } from '../intake/draft.ts'
import { answerFor } from '../intake/intake.ts'
import type { Act } from '../types/events.ts'
import type { Memory, Spoken } from '../types/memory.ts'

/** One message to a model, as every vendor's interface has it. */
export type Briefed = { role: 'user' | 'assistant'; text: string }

/**
 * What a model is told in a turn: the conversation so far, the caller's last words, and behind them the
 * briefing, made from the intake. `plan` is what the built-in agent would do.
 */
export function briefModel(memory: Memory, plan: readonly Act[]): Briefed[] {
  const talk = memory.talk ?? []
  const messages = talk.map(asMessage)
  const last = messages.at(-1)
  const note = `<briefing>\n${noteOf(memory, plan)}\n</briefing>`
  if (last?.role === 'user') last.text += `\n${note}`
  else messages.push({ role: 'user', text: note })
  return messages
}

const asMessage = ({ who, text }: Spoken): Briefed =>
  who === 'agent'
    ? { role: 'assistant', text }
    : { role: 'user', text: `<caller>${withoutMarks(text)}</caller>` }

/** Nothing a caller says can close the marks around it. */
const withoutMarks = (text: string) => text.replace(/[<>]/g, ' ')

/** What a model is told of the state of things; also the answer to what it records. */
export function noteOf(memory: Memory, plan: readonly Act[]): string {
  const { facts, pickup, dropoff, mayText } = draftOf(memory.intake)
  const known = {
    ...facts,
    pickup: pickup?.address || undefined,
    dropoff: dropoff?.address || undefined,
    mayText: mayText ?? undefined,
  }
  const towns = answerFor(memory.intake, 'pickup')?.candidates ?? []
  const lines = [
    `KNOWN: ${withoutMarks(JSON.stringify(known))}`,
    towns.length > 1 && `THE PLACE IS IN SEVERAL TOWNS: ${towns.join(', ')}`,
    memory.intake.nameOnRecord && `NAME ON RECORD: ${withoutMarks(memory.intake.nameOnRecord)}`,
    ...(memory.whispers ?? []).map((words) => `THE DISPATCHER SAYS: ${withoutMarks(words)}`),
    memory.quoted && `THE PRICE TOLD, TO BE SAID IN THESE WORDS OR NOT AT ALL: ${memory.quoted}`,
    `ASK NEXT: ${plannedQuestion(plan) || 'nothing'}`,
  ]
  return lines.filter(Boolean).join('\n')
}

/** All that the built-in agent would say in this turn. */
export const plannedWords = (plan: readonly Act[]): string =>
  plan.flatMap((act) => (act.do === 'say' ? act.text : [])).join(' ')

/** The question in what it would say; empty when there is none. */
export function plannedQuestion(plan: readonly Act[]): string {
  const sentences = plannedWords(plan).match(/[^.?!]+[.?!]+/g) ?? []
  return sentences.findLast((sentence) => sentence.trim().endsWith('?'))?.trim() ?? ''
}

import { plannedWords } from '@towline/agent'
import { type HeldQuestion, splitQuestion } from './held-question.ts'
import type { SpeakableTurn } from './model-turn.ts'

/**
 * One turn in the built-in agent's words while a model reads the caller's: what comes before the question is said at
 * once, the question when it is due. Answers whether the turn was said to its end.
 */
export async function speakBuiltIn(
  turn: Pick<SpeakableTurn, 'acts' | 'say' | 'isSpeakable'>,
  held: HeldQuestion,
  signal: AbortSignal,
): Promise<boolean> {
  const planned = plannedWords(turn.acts)
  const { lead, question } = splitQuestion(planned)
  if (lead.trim()) {
    turn.say(lead)
    held.said(lead)
  }
  if (question) await held.due()
  if (signal.aborted || !turn.isSpeakable) return false
  const now = splitQuestion(plannedWords(turn.acts)).question
  if (now || question) turn.say(now || question)
  return true
}

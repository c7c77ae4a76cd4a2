import type { Act } from '../conversation/events.ts'
import type { Memory, Question } from '../conversation/memory.ts'

/** Questions whose exact words matter: a read-back, a cancellation, a message, the way to a person. */
const byTheBook: readonly (Question | null)[] = [
  null,
  'read back',
  'cancel',
  'message',
  'person',
  'truck',
]

/**
 * Whether a language model may word this turn. What must be said to the letter (dangers, read-backs,
 * goodbyes, hand-overs) and what waits for the desk's answer is the built-in mind's own.
 */
export function mayModelSpeak(
  { phase, question, waitingFor }: Memory,
  plan: readonly Act[],
): boolean {
  return (
    phase === 'talking' &&
    waitingFor === null &&
    !byTheBook.includes(question) &&
    plan.some((act) => act.do === 'say') &&
    plan.every(
      (act) =>
        act.do === 'saveJob' ||
        (act.do === 'say' && act.interruptible !== false) ||
        (act.do === 'ask' && act.request.kind === 'resolvePlace'),
    )
  )
}

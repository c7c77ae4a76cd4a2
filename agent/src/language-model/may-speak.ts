import type { Act } from '../types/events.ts'
import type { Memory, Question } from '../types/memory.ts'

/** Questions whose exact words matter: a read-back, a cancellation, a message, the way to a person, a danger, a plate. */
const byTheBook: readonly (Question | null)[] = [
  null,
  'read back',
  'cancel',
  'message',
  'person',
  'truck',
  'danger',
  'stored vehicle',
]

/**
 * Whether a language model may word this turn. What must be said to the letter (dangers, read-backs,
 * goodbyes, hand-overs) and what waits for a tool's answer is said by the built-in agent.
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

import type { Intent } from '../types/facts.ts'
import type { Question } from '../types/memory.ts'
import type { Hearing } from './hearing.ts'

/** What a rule would do in this turn. */
type Action = () => unknown

/** Looks at what was heard, and says what to do if it is the rule's business. */
export type Rule = (hearing: Hearing) => Action | undefined

/** True when one of the intents was heard. */
export const wants = ({ heard }: Hearing, ...intents: Intent[]) =>
  intents.some((intent) => heard.intents.includes(intent))

/** Makes a rule that does something whenever a wish was heard. */
export const onWish =
  (
    intents: Intent[],
    run: (hearing: Hearing) => unknown,
    applies: (hearing: Hearing) => boolean = () => true,
  ): Rule =>
  (hearing) =>
    wants(hearing, ...intents) && applies(hearing) ? () => run(hearing) : undefined

/** Makes a rule for the answer to one of the questions around the intake. */
export const onAnswer =
  (question: Question, rule: Rule): Rule =>
  (hearing) =>
    hearing.question === question ? rule(hearing) : undefined

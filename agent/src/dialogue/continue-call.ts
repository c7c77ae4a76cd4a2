import { whatIsMissing } from '../intake/fields.ts'
import { isForSomebodyElse } from '../intake/for-others.ts'
import { answerFor } from '../intake/intake.ts'
import { uncountAsking } from '../intake/record.ts'
import { localeOf } from '../speech/locale.ts'
import { anyOf } from '../text/one-of.ts'
import type { Earlier } from '../types/company-and-caller.ts'
import type { Memory } from '../types/memory.ts'
import { ask, type Dialogue, lead, openField } from './dialogue.ts'
import phrases from './phrases/continue-call.json' with { type: 'json' }
import { readBack } from './read-back.ts'

/** True of a call that is over although the conversation was not: the caller hung up, the line was lost, nobody spoke. */
export const isBrokenOff = ({ phase, dropped }: Memory): boolean =>
  phase === 'talking' || dropped === true

/** What there is to go on with when the caller of a broken-off call calls again; null when there is nothing. */
export function leftOpen(memory: Memory): Earlier | null {
  const { caller, intake, job, ending, language, savedDraft, corrected } = memory
  const isOne = !caller.account && !caller.employee && !isForSomebodyElse(intake)
  // Handed to a person who did not pick up, they are back with the agent, and may be cut off there.
  const isOpen = ending === null || ending === 'transfer'
  const { pickup, towReason, reasonSaid } = intake.facts
  const isBegun = Boolean(pickup || towReason || reasonSaid)
  if (!isBrokenOff(memory) || !isOne || !isOpen || !isBegun) return null
  if (job === 'cancelled' || intake.confirmed) return null
  return { language, intake, job, savedDraft, ...(corrected && { corrected }) }
}

/** The memory of a call that goes on with an earlier one: what was found out stays, what was asked may be asked again. */
export function withEarlier(memory: Memory, earlier: Earlier): Memory {
  const { openJob: _, ...caller } = memory.caller
  const { intake, ...rest } = earlier
  return {
    ...memory,
    ...rest,
    caller,
    isBack: true,
    intake: {
      ...intake,
      textsRefused: memory.intake.textsRefused,
      asked: {},
      passed: intake.passed.filter((name) => name !== 'where'),
      // A look-up that had no answer yet is made again.
      resolving: {
        pickup: intake.resolved.pickup?.said ?? '',
        dropoff: intake.resolved.dropoff?.said ?? '',
      },
    },
  }
}

/** "It's me again, we got cut off": said of the call itself. */
const ofTheCall = anyOf(phrases.ofTheCall, 'gi')

/**
 * What somebody says first who was cut off and is back. They speak of the call and tell what they think of, as when it
 * began, so nothing was asked in vain. What they told besides.
 */
export function withoutReturn({ memory }: Dialogue, said: string): string {
  if (!memory.isBack) return said
  delete memory.isBack
  if (said.search(ofTheCall) < 0) return said
  const field = openField(memory)
  if (field) memory.intake = uncountAsking(memory.intake, field)
  memory.question = null
  return said.replaceAll(ofTheCall, ' ').replaceAll(/\s+/g, ' ').trim()
}

/** The first words of such a call: that it goes on, where it stood, and the next question. */
export function goOnWithEarlier(dialogue: Dialogue): void {
  const { memory } = dialogue
  lead(dialogue, 'greetingAgain', { company: memory.company.name })
  tellWhereItStood(dialogue)
  const [next] = whatIsMissing(memory.intake)
  if (next) ask(dialogue, next.name)
  else readBack(dialogue)
}

function tellWhereItStood(dialogue: Dialogue): void {
  const { intake } = dialogue.memory
  const { pickup, towReason } = intake.facts
  const found = answerFor(intake, 'pickup')
  if (pickup) {
    const place = found?.valid
      ? localeOf(dialogue.memory).sayAddress(found.address)
      : localeOf(dialogue.memory).sayPlace(pickup)
    lead(dialogue, 'againAt', { place })
  } else if (towReason)
    lead(dialogue, 'againWith', { reason: localeOf(dialogue.memory).sayReason(towReason) })
}

import type { Act, CallEvent } from '@towline/agent'
import type { TriedJob } from '@towline/contract'

/** An event of a call without its times, which the call adds itself. */
export type UntimedEvent = CallEvent extends infer E
  ? E extends CallEvent
    ? Omit<E, 'at' | 'now'>
    : never
  : never

/** What the agent does that the caller notices; the rest is done behind the call. */
export type SpokenAct = Extract<Act, { do: 'language' | 'say' | 'transfer' | 'end' }>

/**
 * What the caller's end of a call carries out: the agent's own acts, a piece of speech that is still being
 * made, the end of that speech, a hang-up at once, and the job as it stands for whoever tries the agent.
 */
export type OutputAct =
  | SpokenAct
  /** `mayBeReplaced`: should its answer be found meanwhile, another question takes its place. */
  | { do: 'sayPart'; text: string; mayBeReplaced?: true }
  | { do: 'endSpeech'; isCut: boolean }
  | { do: 'hangUp' }
  | { do: 'showJob'; job: TriedJob }

/** All that a call does. */
export type CallAct = Act | OutputAct

/** The one place where the acts of a call go: the socket of the moment. */
export type CallOutput = {
  perform(acts: readonly OutputAct[]): void
  /** True once the carrier was told that the relay is over: nobody hears anything any more. */
  readonly isOver: boolean
  /** True while the caller has not heard all that was said. */
  readonly isSpeaking: boolean
}

/** Whether the caller notices an act of the agent. */
export const isSpoken = (act: CallAct): act is SpokenAct =>
  act.do === 'language' || act.do === 'say' || act.do === 'transfer' || act.do === 'end'

/** Whether an act is for the caller's end of the call. */
export const isForOutput = (act: CallAct): act is OutputAct =>
  isSpoken(act) || ['sayPart', 'endSpeech', 'hangUp', 'showJob'].includes(act.do)

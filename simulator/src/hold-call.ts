import type { Caller } from './caller.ts'
import type { HeldCall, TranscriptLine } from './grade.ts'
import { misheard, type Noise } from './noise.ts'
import { dial, type Objecting, reply } from './talker.ts'
import { isReadBack } from './topics.ts'

/** A telephone in a caller's hand. What the agent says comes back; empty when it says nothing, or hung up. */
export type CallersPhone = {
  dial(): Promise<string>
  say(words: string): Promise<string>
  /** Says it over the agent, who has been heard for so many words. */
  cutIn(after: number, words: string): Promise<string>
  /** Says nothing: for a moment, to hear more, or for as long as it takes. */
  listen(how: 'a moment' | 'in silence'): Promise<string>
  hangUp(): Promise<void>
  /** How the agent ended the call; null while it has not. */
  ended(): 'agent hung up' | 'put through' | 'lost' | null
}

export type Circumstances = {
  seed?: string
  noise?: Noise
  isAgain?: boolean
  /** Whether they object to what is read back wrong; always, unless it is said. */
  objects?: Objecting
  /** Told once, as soon as the agent begins to read the job back. */
  onReadBack?: () => Promise<void> | void
}

/** Somebody who says nothing is hung up on by then. */
const SILENCES = 4

/** Lets a caller hold a call to its end; answers what was said and how it ended. */
export async function holdCall(
  caller: Caller,
  phone: CallersPhone,
  circumstances: Circumstances = {},
): Promise<Pick<HeldCall, 'lines' | 'ended'>> {
  const { seed = '', noise = 'none', isAgain = false, objects = 'always' } = circumstances
  const lines: TranscriptLine[] = []
  let { onReadBack } = circumstances
  const agentSays = (words: string) => {
    if (words) lines.push({ who: 'agent', words })
    return words
  }
  const heardAs = (words: string) => {
    const key = `${caller.id} ${seed} ${isAgain} ${lines.length}`
    const arrived = misheard(words, { noise, language: caller.language ?? 'en', key })
    lines.push({ who: 'caller', words: arrived })
    return arrived
  }
  let talker = dial(caller, { seed, isAgain, objects })
  let said = agentSays(await phone.dial())
  let silences = 0
  while (phone.ended() === null) {
    if (onReadBack && isReadBack(said)) {
      await onReadBack()
      onReadBack = undefined
    }
    const taken = reply(talker, said)
    talker = taken.talker
    const { act } = taken
    if (act.do === 'hang up' || silences > SILENCES) break
    if (act.do === 'say') said = agentSays(await phone.say(heardAs(act.words)))
    else if (act.do === 'cut in') said = agentSays(await phone.cutIn(act.after, heardAs(act.words)))
    else said = agentSays(await phone.listen(act.do === 'stay silent' ? 'in silence' : 'a moment'))
    silences = act.do === 'stay silent' ? silences + 1 : 0
  }
  const ended = phone.ended()
  if (ended === null) await phone.hangUp()
  return { lines, ended: ended ?? 'caller hung up' }
}

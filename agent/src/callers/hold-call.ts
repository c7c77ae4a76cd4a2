import type { Caller } from './caller.ts'
import type { HeldCall, Line } from './grade.ts'
import { misheard, type Noise } from './noise.ts'
import { dial, reply } from './talker.ts'

/** A telephone in a caller's hand. What the agent says comes back; empty when it says nothing, or hung up. */
export type CallersPhone = {
  ring(): Promise<string>
  say(words: string): Promise<string>
  /** Says it over the agent, who has been heard for so many words. */
  cutIn(after: number, words: string): Promise<string>
  /** Says nothing: for a moment, to hear more, or for as long as it takes. */
  listen(how: 'a moment' | 'in silence'): Promise<string>
  hangUp(): Promise<void>
  /** How the agent ended the call; null while it has not. */
  ended(): 'agent hung up' | 'put through' | 'lost' | null
}

export type Circumstances = { seed?: string; noise?: Noise; isAgain?: boolean }

/** Somebody who says nothing is rung off by then. */
const SILENCES = 4

/** Lets a caller hold a call to its end; answers what was said and how it ended. */
export async function holdCall(
  caller: Caller,
  phone: CallersPhone,
  { seed = '', noise = 'none', isAgain = false }: Circumstances = {},
): Promise<Pick<HeldCall, 'lines' | 'ended'>> {
  const lines: Line[] = []
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
  let talker = dial(caller, seed, isAgain)
  let said = agentSays(await phone.ring())
  let silences = 0
  while (phone.ended() === null) {
    const taken = reply(talker, said)
    talker = taken.talker
    const { deed } = taken
    if (deed.do === 'hang up' || silences > SILENCES) break
    if (deed.do === 'say') said = agentSays(await phone.say(heardAs(deed.words)))
    else if (deed.do === 'cut in')
      said = agentSays(await phone.cutIn(deed.after, heardAs(deed.words)))
    else said = agentSays(await phone.listen(deed.do === 'stay silent' ? 'in silence' : 'a moment'))
    silences = deed.do === 'stay silent' ? silences + 1 : 0
  }
  const ended = phone.ended()
  if (ended === null) await phone.hangUp()
  return { lines, ended: ended ?? 'caller hung up' }
}

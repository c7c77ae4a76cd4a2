import type { Caller } from './caller.ts'
import { misheard, type Noise } from './noise.ts'
import { type CallerAct, dial, reply } from './talker.ts'

/** What a caller does after all they have heard so far, their words as they come through. */
export function play(caller: Caller, heard: readonly string[], noise: Noise): CallerAct {
  let talker = dial(caller)
  let act: CallerAct = { do: 'wait' }
  for (const said of heard) ({ talker, act } = reply(talker, said))
  if (act.do !== 'say' && act.do !== 'cut in') return act
  const key = `${caller.id} ${heard.length}`
  return { ...act, words: misheard(act.words, { noise, language: caller.language ?? 'en', key }) }
}

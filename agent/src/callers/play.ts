import type { Caller } from './caller.ts'
import { misheard, type Noise } from './noise.ts'
import { type Deed, dial, reply } from './talker.ts'

/** What a caller does after all he has heard so far, his words as they come through. */
export function play(caller: Caller, heard: readonly string[], noise: Noise): Deed {
  let talker = dial(caller)
  let deed: Deed = { do: 'wait' }
  for (const said of heard) ({ talker, deed } = reply(talker, said))
  if (deed.do !== 'say' && deed.do !== 'cut in') return deed
  const key = `${caller.id} ${heard.length}`
  return { ...deed, words: misheard(deed.words, { noise, language: caller.language ?? 'en', key }) }
}

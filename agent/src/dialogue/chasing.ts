import { anyOf, oneOf } from '../text/one-of.ts'
import { lead } from './dialogue.ts'
import { handOver } from './hand-over.ts'
import phrases from './phrases/chasing.json' with { type: 'json' }
import type { Rule } from './rule.ts'

/** How somebody talks who waits for a truck they sent for before this call. */
const chases: readonly RegExp[] = [
  /\bwhere(?:'?s| is| are) (?:my|the|your|our|that) (?:driver|truck|tow|tow truck|wrecker|guy)\b/,
  /\bcalled (?:\w+ ){0,4}(?:hours?|minutes?|mins?) ago\b/,
  /\b(?:called|talked to|spoke (?:to|with)|told) (?:you|y'?all|you guys|you all)\b.*\b(?:ago|earlier|already|before|this morning|last night|yesterday)\b/,
  /\b(?:still|been) waiting (?:\w+ ){0,6}(?:on|for) (?:my|the|a|your|that) (?:driver|truck|tow|tow truck|wrecker)\b/,
  /\b(?:nobody|no one|noone|driver|truck|wrecker|he|they)(?:'s| has|'ve| have)? (?:not |never |ever )?(?:come|came|shown|showed|been) (?:up|out|here|yet)\b/,
  /\b(?:was|were|is|are|you'?re|he'?s|they'?re) supposed to (?:be here|come|have come|been here)\b/,
  anyOf(phrases.chases),
  /\bcalled at \w+.* (?:called|calling) (?:at|again|now)\b/,
  /\b(?:nobody|no one|noone)(?:'s| has| have)? (?:ever )?(?:calls?|called|gets?|got|gotten|reverted)(?: \w+){0,2} (?:back|since|yet)\b/,
  /\bfollow(?:ing)?[ -]?up\b/,
  /\b(?:you|they|he|she|dispatcher|gentleman|lady|guy)(?: guys| all)? (?:said|told|promised|quoted)\b.*\b(?:minutes?|hours?|noon|by \w+|o'?clock|past)\b/,
]

/** More words than these tell of something else, too. */
const LONGEST_CALLBACK = 14

/** How somebody talks who was called by the company, or missed its call. */
const returnsCall =
  /\b(?:who|you|office|somebody|someone) (?:just )?(?:called|phoned|rang) (?:me|back)\b|\bmissed a call from (?:you|y'?all)\b|\bleft me a (?:voice ?mail|message)\b|\breturning (?:it|your call|a call)\b/

/** Others who are waited for, and no truck of ours. */
const others = oneOf(phrases.others)

/** "The last company never showed": of others, and none of our doing. */
export const isAboutOthers = (words: string): boolean =>
  others.test(words.toLowerCase().replace(/\u2019/g, "'"))

/** Whoever chases a truck for which there is no job on record goes to a person, and opens no second job. */
export const chasesTruck: Rule = (hearing) => {
  const { memory, before, words } = hearing
  const isOnRecord = memory.job === 'saved' || memory.caller.openJob !== undefined
  if (isOnRecord || before.facts.pickup || before.facts.towReason) return undefined
  const said = words.toLowerCase().replace(/\u2019/g, "'")
  const isShort = said.split(' ').length <= LONGEST_CALLBACK
  if (isShort && returnsCall.test(said) && !hearing.heard.facts.towReason)
    return () => handOver(hearing, 'returns a call', 'transferDispatcher')
  if (others.test(said) || !chases.some((each) => each.test(said))) return undefined
  return () => {
    lead(hearing, 'statusUnknown')
    return handOver(hearing, 'status of a job not found', 'transferDispatcher')
  }
}

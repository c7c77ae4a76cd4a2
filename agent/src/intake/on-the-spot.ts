import type { Understood } from '../types/facts.ts'
import type { Intake } from '../types/intake.ts'
import { isFixableThere } from './fields.ts'

/** "Just pull me out", "I have a spare", "no tow, only a jump", "it stays with me". */
const onlyHelp =
  /\b(?:just|only|simply)\b.{0,40}\b(?:gas\w*|fuel|diesel|gallons?|pull|winch|jump|boost|chang\w*|fix|swap|put|air|plug|patch|get (?:me|it|us) out|out of (?:the|here|this)|(?:it|me|her|him) (?:started|going|running|opened|unlocked))\b|\b(?:put|use|throw|slap|mount)\w*\b.{0,12}\b(?:spare|donut|doughnut)\b|\b(?:ha(?:ve|s)|got|there'?s|with) (?:a|my|the) (?:good )?(?:spare|donut|doughnut)\b(?! (?:keys?|clutch|engine|motor|transmission|alternator|battery|belt|part|parts|bay|spot)\b)|\bspare(?:'s| is) (?:in|on|there|under|good)|\b(?:chang\w*|jump\w*|winch\w*|pull\w*|fix\w*)\b.{0,30}\bonly\b|\b(?:no|don'?t|doesn'?t|do not|does not|not) (?:really )?(?:need )?(?:to be |a |any )?tow|\b(?:stays?|staying) (?:here|there|with me|put|right)\b|\bnowhere\b|\b(?:just|only)\b.{0,12}\b(?:get|lift|set|bring) (?:it|me|her|us|him) (?:back )?(?:down|off|out|up|loose|unstuck)\b|(?:n['’]?t|\bnot|\bnever) (?:\w+ ){0,2}(?:go|going|be (?:towed|taken|moved|hauled)|to go) (?:any ?where|no ?where|no place|to a shop)\b|\b(?:hoping|looking|asking|wait\w*) for (?:just )?(?:an? )?(?:jump|boost|spare|winch|unlock)|\b(?:just|only)\b.{0,30}\b(?:back|up|out|off|onto|on|over|down)\b.{0,10}\b(?:the|my|our|that|solid|hard|dry) (?:\w+ )?(?:drive ?way|road|pavement|concrete|street|asphalt|gravel|ramp|ground|grass|ditch|culvert|mud|blocks?|curb|ledge)\b/i

/** "Nowhere, I'll drive it", "no address, just the jump", "it don't need to go anyplace". */
const nowhere =
  /^\W*(?:(?:oh|well|no|nah|it'?s going) )*(?:nowhere|no ?place|not any(?:where|place))\b|\bno address\b.{0,12}\bjust (?:the|a) (?:jump|boost|spare|gas|fuel|winch|pull|unlock)\b|\b(?:don'?t|doesn'?t|does not|isn'?t|not) (?:need (?:to go|to be towed)|going|go|have to go) any ?(?:where|place)\b/i

/** The whole thing is off: no answer to where it should go. */
const givesUp = /\bcancel|\bnever ?mind\b|\bforget (?:it|about it|the)\b/i

/** True when the caller only wants help where they are. */
export const wantsOnlyHelp = (words: string): boolean => onlyHelp.test(words)

/** True when the answer to where exactly it goes takes back that it goes anywhere. */
export const goesNowhere = (words: string): boolean => nowhere.test(words)

/** True when the answer to "where to" is that the vehicle need not go anywhere. */
export function staysThere(intake: Intake, heard: Understood, words: string): boolean {
  if (givesUp.test(words)) return false
  if (onlyHelp.test(words)) return true
  const needsNoTow =
    (heard.answer === 'no' && !heard.facts.towReason) ||
    heard.intents.some((intent) => intent === 'cancel' || intent === 'not a tow')
  return needsNoTow && isFixableThere(intake)
}

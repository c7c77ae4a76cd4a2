import { anyOf } from '../text/one-of.ts'
import type { Understood } from '../types/facts.ts'
import type { Intake } from '../types/intake.ts'
import { isFixableThere } from './fields.ts'
import phrases from './phrases/on-the-spot.json' with { type: 'json' }

/** "Just pull me out", "I have a spare", "no tow, only a jump", "it stays with me". */
const onlyHelp = anyOf(phrases.onlyHelp, 'i')

/** "Nowhere, I'll drive it", "no address, just the jump", "it don't need to go anyplace". */
const nowhere = anyOf(phrases.nowhere, 'i')

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

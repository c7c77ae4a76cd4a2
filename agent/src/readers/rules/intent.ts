import { wishes } from '../../concepts/wishes.ts'
import { colors } from '../../text/lexicon/colors.ts'
import { firstNames } from '../../text/lexicon/first-names.ts'
import { townAt } from '../../text/town.ts'
import { textBetween, type Word } from '../../text/words.ts'
import type { Intent } from '../../types/facts.ts'

/** What the caller wants beside giving facts; several may be meant at once. */
export function findIntents(words: Word[]): Intent[] {
  const text = textBetween(words)
  const found = wishes.filter(([, pattern]) => pattern.test(text)).map(([intent]) => intent)
  return found.filter((intent) => !overruled(intent, found, text, words))
}

const isALawyer = /\b(?:is|was|she's|he's|i'm) a lawyer\b/

const complains = (text: string): boolean =>
  wishes.some(([intent, pattern]) => intent === 'complaint' && pattern.test(text))

/** "Is white", "is Houston": an answer, and nobody of that name is asked for. */
const isNobody = (words: Word[], whom?: string): boolean =>
  whom !== undefined &&
  (colors.has(whom) || !firstNames.has(whom) || townAt(words, 1) !== undefined)

function overruled(intent: Intent, found: Intent[], text: string, words: Word[]): boolean {
  const has = (other: Intent) => found.includes(other)
  switch (intent) {
    // "Say that again, no, I heard you, yes, that's right"
    case 'repeat':
      return /\b(?:i heard you|never ?mind)\b|\byes that's (?:right|correct)$/.test(text)
    case 'tow':
      return (
        has('cancel') ||
        has('not a tow') ||
        (/\b(?:do not|don'?t) (?:need to )?send\b/.test(text) && !/\b(?:need|want)\b/.test(text)) ||
        (has('release') && !/\bneed|want (?:a )?tow\b/.test(text))
      )
    case 'person':
      return (
        /\b(?:don'?t|do not|no) (?:need|want) (?:for )?(?:a |an |any |to (?:talk|speak) (?:to|with) (?:a |an )?)?(?:real |live )?(?:person|human|operator|somebody|anybody)\b/.test(
          text,
        ) ||
        isNobody(words, /^is (\w+)$/.exec(text)?.[1]) ||
        (has('sales') && !isTiredOfMachines.test(text)) ||
        (has('robot') &&
          !/\b(?:speak|talk (?:to|with) (?:a |an )?(?:real |live |actual |human )*(?:person|human|someone|somebody|operator|representative)|transfer|connect)\b/.test(
            text.replace(/am i (?:talking|speaking) (?:to|with)/, ''),
          ))
      )
    case 'sales':
      return has('person') && isTiredOfMachines.test(text)
    // "Is this a person or, well, never mind, dear, I have done the silliest thing": they tell on.
    case 'cancel':
      if (
        /\bnever ?mind\b(?: \w+)? i(?:'ve| have) done\b/.test(text) ||
        (isAside(text, words) && !/\bcancel/.test(text))
      )
        return true
      // "don't need it cancelled", "it died again after it started again" are not asking to cancel.
      return /\b(?:don'?t|do not|not) (?:want to |need to )?cancel\b|\b(?:but|then|and) (?:it )?(?:died|stalled|quit|stopped|shut off)\b/.test(
        text,
      )
    // "The bride is a lawyer": who somebody is.
    case 'complaint':
      return isALawyer.test(text) && !complains(text.replace(isALawyer, ''))
    case 'wait':
      return has('cancel') || has('eta')
    case 'goodbye':
      return !/\bgoodbye\b|\bbye\b/.test(text) && (isLong(text) || isOnlySo(text))
    case 'price':
      return has('sales') || has('complaint')
    case 'spanish':
      return (
        text.split(' ').length === 1 &&
        /^(?:ayuda|quiero)$/.test(text) === false &&
        !/espa|spanish|necesito|gr[uú]a/.test(text)
      )
    default:
      return false
  }
}

/** "I had a tenant there once, oh, never mind, Torrington": what is passed over is the story before the town. */
function isAside(text: string, words: Word[]): boolean {
  const at = words.findLastIndex(({ text: word }) => /^(?:mind|nevermind)$/.test(word))
  return /\bnever ?mind\b/.test(text) && townAt(words, at + 1)?.end === words.length
}

/** "I don't talk to machines, get me the owner": nobody who sells anything. */
const isTiredOfMachines = /\b(?:human|machines?|robots?|computers?)\b/

/** A long story may hold "take care of my car" without being a farewell. */
const isLong = (text: string) => text.split(' ').length > 14

/** "It just clicks, that's all": the end of what they tell, and not of the call. */
const isOnlySo = (text: string) =>
  /\bthat'?s all$/.test(text) &&
  text.split(' ').length > 5 &&
  !/^(?:no|nope|nah|okay|yes)\b|\bthank/.test(text)

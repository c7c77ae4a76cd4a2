import { anyOf, oneOf } from '../../text/one-of.ts'
import { textBetween, type Word } from '../../text/words.ts'
import type { Asking, Understood } from '../../types/facts.ts'
import phrases from './phrases/answer.json' with { type: 'json' }

const unknown = oneOf(phrases.unknown)

const softened =
  /\b(?:don'?t know (?:what happened|why|how long|what to do|what'?s wrong|if|whether|who|much)|not sure (?:what happened|why|what'?s wrong|what to do)|no idea (?:why|what happened|what'?s wrong))\b/

const fillerLead = `(?:(?:${phrases.leads.join('|')})\\s+)*`
const startsYes = oneOf(phrases.yes, { before: `^${fillerLead}`, after: "\\b(?!'t\\b)" })
/** "Shoot, yeah, I'm at work", "praise God, yes". */
const soonYes = /^(?!.*\b(?:no|not|never|\w+n't|but)\b)(?:\w+ ){1,2}(?:yes|yeah|yep|yessir)\b/
const startsNo = oneOf(phrases.no, { before: `^${fillerLead}` })
const mixedNo =
  /^(?:well )?(?:yeah|yea|yes|ok|okay|sure|right|uh)[ ,]+(?:(?:well|actually|wait) )*(?:no|nah|nope|not really|not exactly|that'?s (?:wrong|not right|incorrect))\b/
const mixedYes = oneOf(phrases.mixedYes, { before: '^(?:well )?(?:no|nah|nope)[ ,]+' })
/** "Say that again, no, I heard you, yes, that's right", "tomorrow, seven thirty, yeah, that's it" */
const endsYes =
  /^(?!.*\b(?:wrong|change|but|not|except)\b).*\b(?:yes|yeah|yep|yup) that'?s (?:right|correct|it)(?: that'?s (?:right|correct|it))?$/
const safetyYes =
  /^(?:(?:no|nah|nope) )?(?:i'?m|im|i am|we|we'?re|we are|everyone'?s|everybody'?s|everyone is|everybody is) (?:all )?(?:safe|fine|ok|okay|good|alright|all right)\b/
/** Openers that sound like "yes" and answer nothing: "right now", "ok so what happened", "good morning". */
const noAnswer = oneOf(phrases.noAnswer, { before: '^', after: '' })

/** "Text is better", "hit me", "I reckon": a yes to being texted in other words. */
const yesTexts = anyOf(phrases.yesTexts)
/** "I'd rather you call", "it's a flip phone", "I don't have one of those phones", "texts don't come through". */
const noTexts = oneOf(phrases.noTexts)

/** "Yes, please text, don't call". */
const noCalls = /\b(?:don'?t|do not) (?:you )?(?:call|ring)\b.*$/

const thisPhone =
  /\bthis(?:'?ll do| (?:one|number|phone|line|here'?s|is (?:it|my|the|our|fine|good)))\b|\b(?:on|at|to) this$/
const notThisPhone = anyOf(phrases.notThisPhone)

/** "This one, obviously", "call me, not her, on this number": the number that the call comes from. */
export const isThisPhone = (said: string): boolean =>
  thisPhone.test(said) && !notThisPhone.test(said) && !isGoneNumber(said)

/** "My number changed", "I borrowed this phone", "this one has no minutes": nobody is reached there later. */
export const isGoneNumber = (said: string): boolean => goneNumber.test(said)

const goneNumber = oneOf(phrases.goneNumber, { flags: 'i' })

/** "We are behind the old mill", asked for a number: where somebody is, and no yes. */
const tellsWhere =
  /^(?:i am|we are) (?:\w+ ){0,2}(?:at|by|in|on|near|off|behind|beside|between|across|outside|under|past|along|next to)\b/

/** Yes, no or "I don't know", bare or at the head of a longer sentence. */
export function findAnswer(words: Word[], asking: Asking): Understood['answer'] {
  const text = textBetween(words)
  if (!text) return
  if (
    asking === 'may text' &&
    /^(?:ay |oh )?(?:no|nope|nah|naw)\b/.test(text) &&
    unknown.test(text)
  )
    return 'no'
  if (asking === 'may text' && noTexts.test(text.replace(noCalls, ''))) return 'no'
  if (asking === 'may text' && yesTexts.test(text)) return 'yes'
  if (asking === 'callback number' && isGoneNumber(text)) return 'no'
  if (asking === 'callback number' && isThisPhone(text)) return 'yes'
  if (asking === 'read back' && endsYes.test(text)) return 'yes'
  if (unknown.test(text) && !softened.test(text)) return 'unknown'
  if (mixedYes.test(text)) return 'yes'
  if (mixedNo.test(text)) return 'no'
  if (asking === 'safety' && safetyYes.test(text)) return 'yes'
  if (asking === 'safety' && soonYes.test(text)) return 'yes'
  if (noAnswer.test(text)) return
  if (asking === 'callback number' && tellsWhere.test(text)) return
  if (startsNo.test(text)) return 'no'
  if (startsYes.test(text)) return 'yes'
  if (
    asking === 'callback number' &&
    /^(?!.*\b(?:no|not|\w+n't)\b).*\b(?:yes|yeah|yep)$/.test(text)
  )
    return 'yes'
  // "Shoots, yeah, text"
  if (
    asking === 'may text' &&
    /^(?!.*\b(?:no|nah|not|never|rather|call|calls|\w+n't)\b).*\b(?:yes|yeah|yep|sure)\b/.test(text)
  )
    return 'yes'
  return atTheEnd(text, asking)
}

/** "that would be fine", "you can text me", "my answer is no". */
function atTheEnd(text: string, asking: Asking): Understood['answer'] {
  if (yesAtTheEnd.test(text)) return 'yes'
  if (
    /\b(?:do not|don'?t|please don'?t|can'?t|rather you didn'?t) (?:text|send|message)\b|\b(?:everything|it all|that|something) (?:is|'s) (?:not right|wrong|incorrect|not correct)\b/.test(
      text,
    )
  )
    return 'no'
  if (asking !== 'callback number' && /\bland ?line\b/.test(text)) return 'no'
  if (/\b(?:yes|yeah|yep|yup|correct|that'?s right)$/.test(text) && text.split(' ').length <= 6)
    return 'yes'
  if (/\b(?:nope|no)$/.test(text) && text.split(' ').length <= 4) return 'no'
}

const yesAtTheEnd = oneOf(phrases.yesAtTheEnd)

import { anyOf, oneOf } from '../../text/one-of.ts'
import type { Question } from '../../types/memory.ts'
import { asksAbout } from './asks-about.ts'
import phrases from './phrases/speech-acts.json' with { type: 'json' }

/** "Tell me", "read me", "what": the caller is to answer. */
const requests = oneOf(phrases.requests, { after: '' })

/** What a caller may be told to do: wait, take their time, keep away from what moves. */
const mildOrders = oneOf(phrases.mildOrders, {
  before:
    '^(?:(?:okay|ok|sure|good|great|thanks|thank you|all right|alright|please|and|so|then|now|just|well|no worries|no problem|por favor|bueno|claro) )*',
})
/** Verbs that begin an order when they begin a sentence. */
const orders = oneOf(phrases.orders, {
  before:
    '^(?:(?:okay|ok|sure|good|great|thanks|thank you|all right|alright|please|and|so|then|now|just|well|first|next|por favor|bueno|claro|mejor) )*',
})

/** "Do not get out": an order as well, wherever it stands. */
const forbids =
  /(?<!\b(?:i|we|you|they|who|people|that) )\bdo not (?!worry|hurry|rush|hang up|have|know|see|hear|mind)/

/** A caller is advised on nothing but how to be heard and where to be safe. */
const advice = anyOf(phrases.advice)

/** Where a truck, its driver or help is, and what they do: the dispatcher's to tell. */
const others = oneOf(phrases.others, {
  before:
    '\\b(?:trucks?|drivers?|tow trucks?|wreckers?|help|some ?(?:one|body)|he|she|they|guys?|crews?|team|mechanic|operator|gruas?|chofer(?:es)?|ayuda|alguien|operador|mecanico|el|ella|ellos)\\b (?:(?:already|just|now|also|still|ya|casi) )*',
})
/** The company's own, whatever is told of them; "the truck" alone may be the caller's. */
const ourOwn = oneOf(phrases.ourOwn, {
  before:
    '\\b(?:our|my|closest|nearest|next|another|available|fastest|one of (?:our|the)|nuestr[oa]s?|mas cercan[oa]) (?:\\w+ )?',
})
/** Said of those, and no claim: "the driver can call you", "what they will look for". */
const harmlessOfOthers = anyOf(phrases.harmlessOfOthers)

const isQuestion = (sentence: string) => /\?["')\s]*$/.test(sentence)

/** True of a question or a request that is not about what is to be asked now. */
export const isOffTopic = (plain: string, sentence: string, due: Question | null): boolean =>
  (isQuestion(sentence) || requests.test(plain)) && !asksAbout(due, plain) && !isCheckingIn(plain)

/** True of what is not the agent's to say: an order, advice, or news of a truck. */
export function isOutOfPlace(plain: string, sentence: string): boolean {
  if (orders.test(plain) && !mildOrders.test(plain)) return true
  if (forbids.test(plain) || advice.test(plain)) return true
  const isNews = others.test(plain) || ourOwn.test(plain)
  return !isQuestion(sentence) && isNews && !harmlessOfOthers.test(plain)
}

/** "Are you still there?", "could you say that again?": fitting whatever was asked. */
const isCheckingIn = (plain: string) =>
  checkingIn.test(plain) || /\b(?:is that|have i got (?:that|it)) (?:right|correct)$/.test(plain)

const checkingIn = oneOf(phrases.checkingIn, {
  before:
    '^(?:(?:sorry|okay|ok|hello|i did not (?:quite )?(?:catch|get|hear) that|perdon|no le (?:entendi|escuche)) )*',
})

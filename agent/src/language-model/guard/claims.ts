import { anyOf, oneOf } from '../../text/one-of.ts'
import phrases from './phrases/claims.json' with { type: 'json' }

/** Words that say how, and change nothing of what is done. */
const adverbs = `(?:(?:${phrases.adverbs.join('|')}) )*`
const helpers =
  '(?:(?:will|shall|can|could|would|should|may|might|must|do|did|have|had|not|never) )*'

/** All that the agent can say it does: ask, hear, note, pass on; and what is harmless of one thing and a promise of another. */
const deeds = phrases.deeds.join('|')
/** What it may be: sorry, there, an assistant, or about one of those deeds. */
const states = `(?:am|are|be|was|were|been|is) ${adverbs}(?:(?:not|very) )*${adverbs}(?:${phrases.states.join('|')}|${deeds})`
const own = new RegExp(
  `^${adverbs}${helpers}${adverbs}(?:${states}|${deeds}|(?:will|can|can not|could|do|do not|did|would|have|am|are)$)(?:\\b|$)`,
)
/** What "I" and "we" begin, unless they are asked about: "can we", "did I". */
const agents =
  /(?<!\b(?:can|could|may|shall|should|do|did|will|would|am|are|have|had|might|must) )\b(?:i|we)\b(?! \d)(?= (.*))/g

/** True where the agent says of itself that it does more than ask, hear, note and pass on. */
const claimsToAct = (plain: string): boolean =>
  [...plain.matchAll(agents)].some(([, rest = '']) => !own.test(rest)) ||
  /\bwe (?:have|got|have got)\b.{0,25}\b(?:trucks?|drivers?|guys?|m[ae]n|units?|crews?|wreckers?|people|mechanics?)\b/.test(
    plain,
  )

/** What is to come of anything else: the car's whims, and what the dispatcher will tell. */
const coming =
  /(?<!^|\b(?:i|we|and) |\b(?:how|what|when|where|whether|who|which) (?:\w+ ){0,2})\b(?:will|shall|(?:is|are) (?:going to|gonna|about to))\b(?=(.*))/g
const mayCome = oneOf([...phrases.toCome, '$'], {
  before: `^ ?${adverbs}(?:(?:not|never|even) )*${adverbs}`,
  after: '',
})
const claimsToCome = (plain: string): boolean =>
  [...plain.matchAll(coming)].some(([, rest = '']) => !mayCome.test(rest))

/** What is said to be settled, though nobody on this line can settle it. */
const settled = oneOf(phrases.settled, {
  before:
    '\\b(?:is|are|was|were|been|be|consider (?:it|that|this|yourself)|get|gets|you|all|has been|have been) (?:\\w+ ){0,2}?',
})

/** What makes a promise of anything. */
const assured = oneOf(phrases.assured)
/** "Absolutely." agrees, and promises nothing. */
const agrees =
  /^(?:yes |okay |oh )*(?:definitely|absolutely|certainly|for sure)(?:$| (?!we|i|it|he|she|they|the|you|a|there)\b)/

/** When it is to be, without a number. */
const vague = oneOf(phrases.vague)

/** What is said of a price without one: that it is low, stays, or is somebody else's. */
const praised = anyOf(phrases.praised)

/** In Spanish the verb alone tells who does it, and when. */
const weDo = oneOf(phrases.weDo, { before: '\\b(?!', after: 'mos\\b)\\w{2,}(?:a|e|i)mos\\b' })
const goingTo = oneOf(phrases.goingTo, {
  after:
    ' a (?!(?:anot|apunt|pregunt|pas|repet|le[er]|necesit|comunic|tom|pon|dec|ver|confirm|ayud|habl|llam|trat|segu|cambi|correg|transfer|conect|arranc|prend|mov|rod|gir|serv|ir|dond|quer|lle(?!g))\\w*)\\w+',
})
const future = oneOf(phrases.future, {
  before:
    '(?<!\\p{L})(?!(?:atr[áa]s|detr[áa]s|quiz[áa]s?|anotaré|pasaré|preguntaré|necesitaré|repetiré|diré|pondré|comunicaré|apuntaré|podrá|sabrá|ser[áa] todo|habrá)(?!\\p{L}))\\p{L}+',
  after: '(?!\\p{L})',
  flags: 'iu',
})
const byDispatcher = /\b(?:dispatcher|despachador\w*)\b/

/** Claims of what the agent, its company or anybody does, will do or has done, beyond what this call is for. */
export function isClaim(plain: string, sentence: string): boolean {
  if (claimsToAct(plain) || (assured.test(plain) && !agrees.test(plain))) return true
  if (/\?["')\s]*$/.test(sentence)) return false
  if (claimsToCome(plain) || settled.test(plain)) return true
  if ((vague.test(plain) && !/\b911\b/.test(plain)) || praised.test(plain)) return true
  if (byDispatcher.test(plain)) return false
  return weDo.test(plain) || goingTo.test(plain) || future.test(sentence)
}

import { anyOf, oneOf } from '../../text/one-of.ts'
import phrases from './phrases/claims.json' with { type: 'json' }

const words = (list: string) =>
  list
    .trim()
    .split(/\s*\n\s*/)
    .join('|')

/** Words that say how, and change nothing of what is done. */
const adverbs = `(?:(?:${words(`
  just|also|now|then|still|already|only|really|quite|quickly|gladly|simply|first|both|all|so|please|probably
  be sure to|make sure to|try to|do my best to|be able to|able to|have to|need to|want to|like to|love to|going to
  gonna|usually|normally|right|happy to|glad to|here to|trying to|about to|ready to|afraid`)}) )*`
const helpers =
  '(?:(?:will|shall|can|could|would|should|may|might|must|do|did|have|had|not|never) )*'

/** All that the agent can say it does: ask, hear, note, pass on; and what is harmless of one thing and a promise of another. */
const deeds = words(String.raw`
  ask\w*|note[ds]?|noting|writ\w+|wrote|jot\w*|add(?:ed|ing)?|let|connect\w*|transfer\w*|hear\w*|understand|understood
  know|knew|see|saw|need\w*|want\w*|like|repeat\w*|read\w*|say(?:ing)?|said|spell\w*|check\w*|hold on|wait\w*|start\w*
  begin|stay|listen\w*|try\w*|tried|change[ds]?|correct\w*|update[ds]?|use|appreciate|thank|apologi[sz]e|mean|miss(?:ed)?
  catch|caught|look\w*|confirm|talk\w*|speak\w*|record\w*|help|serve|work\w*|wonder|quote|skip|thought
  fixed that|thinking|wondering|do|does|did|have|has|had|go(?:ing)? (?:over|through|with|back|by|on)|tell(?:ing)? you (?!it|that|every|not)|tell\b(?! you)|told you
  found|(?:can|could|did) not (?:quite )?find|find (?:it|that|this|the|your)|hope (?:you|that|it is|every)
  think (?:that |so |i |that is |you )|(?:pass|mark)(?:ed|ing)? (?:that|it|this|along|your|the|on|you)
  (?:get|got|getting) (?:that|it|this|your|the|a few|some|you (?:down|to a|to the)|everything|all|cut|a person|to)
  (?:take|taking|took|taken|tow|move|bring) (?:that|it|this|down|your|the|a note|a few|some|you to|her|him)
  (?:put|putting) (?:that|it|this|you (?:through|down as)|down|a note|your)|(?:make|made|making) (?:a note|sure|that|out)
  (?:give|gave) (?:that|it|this|the dispatcher|you a price|you a time)|(?:keep|keeping) (?:you on|it short|that|this|going)
  leave (?:a|that|it|the) (?:note|message|blank|open)|(?:send|text) (?:you|it|that|this|a)|(?:call|reach) (?:you|this|your|them)
  hand (?:you|that|it|this)|set (?:the )?prices?|come back to|give (?:a|any) price`)
/** What it may be: sorry, there, an assistant, or about one of those deeds. */
const states = `(?:am|are|be|was|were|been|is) ${adverbs}(?:(?:not|very) )*${adverbs}(?:${words(`
  sorry|glad|happy|relieved|here|with you|on the line|ready|sure|able|unable|done|open|closed|called|an?|the|your|from
  ava|having|getting (?:that|it|this|a few|some|the|your)|taking (?:that|this|it|down|notes)|putting (?:that|this|it|you)
  nearly|almost done|at|allowed|in`)}|${deeds})`
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
const mayCome = new RegExp(
  `^ ?${adverbs}(?:(?:not|never|even) )*${adverbs}(?:${words(`
  need|want|know|help|do|work|start|turn|move|roll|shift|crank|charge|steer|run|go(?! (?:quick|fast|up|down|away))|open|close
  unlock|lock|drive|fit|tell|let|call|quote|ask|text|have (?:that|it|this|the price|to)|see|look|hear|find|answer|explain
  say|decide|confirm|speak|talk|read|give (?:you (?:the|a) (?:price|time)|it)|get (?:a|the|your|back|in touch)|come (?:out|off|loose|up)
  be (?:able|asked|enough|it|put through|connected|all$|speaking|talking)`)}|$)`,
)
const claimsToCome = (plain: string): boolean =>
  [...plain.matchAll(coming)].some(([, rest = '']) => !mayCome.test(rest))

/** What is said to be settled, though nobody on this line can settle it. */
const settled = new RegExp(
  `\\b(?:is|are|was|were|been|be|consider (?:it|that|this|yourself)|get|gets|you|all|has been|have been) (?:\\w+ ){0,2}?(?:${words(`
  arranged|taken care of|handled|booked|reserved|covered|approved|settled|assigned|secured|insured|guaranteed|saved|waived
  entitled|eligible|good to go|all set|next up|included|locked in|sent out|dispatched|prepaid|exempt|responsible|liable|as good as|done for|spoken for|all yours|a done deal|rescued`)})\\b`,
)

/** What makes a promise of anything. */
const assured = new RegExp(
  `\\b(?:${words(`
  my word|word of honor|definitely|absolutely|certainly|for sure|for certain|no doubt|doubtless|count on (?:it|us|me|that)|rest assured|be assured
  assure\\w*|without fail|trust (?:me|us)|believe me|no matter what|bet on|you bet (?:we|i|he|they)|hundred percent|vow|pledge|sin falta|sin duda
  se lo (?:juro|aseguro)|(?:mi|su) palabra|cuente con|confie en|seguramente|definitivamente`)})\\b`,
)
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

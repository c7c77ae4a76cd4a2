import { oneOf } from '../../text/one-of.ts'
import phrases from './phrases/danger-speech.json' with { type: 'json' }

/** Those who come when a life is in danger, in the words of `plainWords`. */
const lifeSavers = oneOf(phrases.lifeSavers)
const police =
  /\b(?:police(?:men|man)?|cops?|sheriffs?|troopers?|highway patrol|officers?|policias?|oficial(?:es)?|patrulla)\b/

/** What turns a word about them against calling them. */
const against = oneOf(phrases.against)

/** "If anyone is hurt, hang up and dial 911": the one thing that may be told about them. */
const calls = oneOf(phrases.calls, {
  before: '',
  after:
    '\\b(?:call|dial|phone|contact|hang up and (?:call|dial)|llame|llamar|marque|cuelgue y (?:llame|marque))\\b (?:al? |el |the |for |to )?(?:an? )?(?:911|emergency services|ambulance|emergencias|ambulancia|bomberos|fire department|police|policia)\\b',
})
/** Whether somebody came, called or is needed is a question like others. */
const asks =
  /^(?:\w+ ){0,3}?(?:have|has|did|is|are|was|were|do|does|would|will|shall|should|hay|ya|llamo|llamaron|necesita\w*|esta|estan)\b/

/** True of words that could keep anybody from calling for help. */
export function speaksAgainstHelp(plain: string, sentence: string): boolean {
  const isOfLife = lifeSavers.test(plain)
  if (!isOfLife && !police.test(plain)) return false
  if (against.test(plain)) return true
  if (calls.test(plain)) return false
  const isQuestion = /\?["')\s]*$/.test(sentence)
  if (isQuestion && asks.test(plain)) return false
  // "The police are with you, got it" claims nothing about what help is worth.
  return isOfLife || !/\b(?:is|are|officer|report|there|with|esta|estan|ahi)\b/.test(plain)
}

/** Things named after what they are not. */
const harmless = oneOf(phrases.harmless, { flags: 'g' })
const dangers = oneOf(phrases.dangers)
/** Words that make little of a danger, wherever they stand. */
const belittles = oneOf(phrases.belittles)

/** Who is told to be well has been asked nothing; "glad you're safe" only takes them at their word. */
const isWell = oneOf(phrases.isWell, {
  before:
    '\\b(?!(?:it|that|this|which|what|everything|i|we|okay|sure|number|y|and)\\b)\\w+ (?:\\w+ )?(?:are|is|be|estan?|estara\\w*|feels?|looks?|sounds?|seems?)\\b (?:\\w+ ){0,3}?',
})
const takesAtWord =
  /\b(?:glad|good|great|happy|relieved|thankful|relief|thank goodness|if|whether|make sure|so long as|as long as|hope|once|unless|when|me alegra|que bueno|gusto|si|espero)\b/

/** What nobody on the phone can judge from afar, and should not order. */
const orders: readonly RegExp[] = [
  oneOf(phrases.orders, {
    before:
      '\\b(?:(?:stay|remain|sit|wait|get back|go back|hop|climb|stand|park|leave (?:him|her|them|it)) (?:\\w+ )?(?:in|inside|into|on|behind|in front of|under|between) (?:of )?(?:the|your|that|a) (?:\\w+ )?',
    after: ')\\b',
  }),
  /\b(?:(?:keep|continue|go on) (?:on )?(?:driving|going|rolling))\b/,
  /\b(?:(?:just |can |could |should |may |try to |might )(?:drive|start|jump|push|restart|crank|crawl|tow) (?:it|the|your|on|home|off|slowly|away|over))\b/,
  /\b(?:(?:another|one more) try)\b/,
  /\b(?:hang up(?! and (?:call|dial) 911))\b/,
  /\b(?:open the (?:hood|radiator|cap))\b/,
  /\b(?:pop|lift|raise) the hood\b|\bradiator cap\b/,
  /\b(?:wires?|lines?|cables?) (?:is|are) (?:dead|off|safe|harmless)\b|\bstep over\b/,
  /\b(?:let|have|keep|leave) (?:the |your |him|her|them)(?:kids?|child(?:ren)?|baby|dogs?|passengers?|wife|husband|mother|father)?\b.{0,12}\b(?:wait|stay|sit|sleep|be|in|inside)\b/,
  /\b(?:(?:cross|run across|walk (?:along|across|down|on|out)) (?:\w+ )?(?:the )?(?:highway|road|freeway|lanes?|interstate|traffic))\b/,
  /\b(?:(?:turn|switch) off (?:your|the) (?:hazards?|flashers?|lights))\b/,
  /\b(?:take off your seat ?belt)\b/,
  /\b(?:(?:move|lift|drag|pull) (?:him|her|them|the (?:person|driver|passenger|victim|injured)))\b/,
  /\b(?:(?:take|swallow) (?:an? |some )?(?:aspirin|pills?|ibuprofen))\b/,
  /\b(?:nobody (?:will|is going to|would) (?:hit|hurt))\b/,
  /\b(?:(?:will|would|is|are) not (?:going to )?(?:hit|hurt|explode|happen|catch fire|burn))\b/,
  /\b(?:(?:is|are|does|sound|sounds|seem|seems|look|looks) (?:\w+ )?not (?:\w+ )?(?:\w+ )?(?:dangerous|serious|bad|urgent))\b/,
  /\b(?:does not (?:sound|look|seem))\b/,
  /\b(?:drive through)\b/,
  /\b(?:not an emergency)\b/,
  /\b(?:no emergency)\b/,
  /\b(?:(?:quedese|siga|permanezca|esperese|sientese|metase|regrese|vuelva) (?:\w+ )?(?:en|dentro|adentro|manejando|conduciendo|al) ?(?:el|la|del|su|carro|auto|carril)?)\b/,
  /\b(?:siga manejando)\b/,
  /\b(?:no es (?:una emergencia|nada|grave|peligroso))\b/,
  /\b(?:no (?:le )?pasa nada)\b/,
  /\b(?:no pasara nada)\b/,
  /\b(?:no es para tanto)\b/,
]

/** Of these the agent has nothing to tell but to get away and dial 911, and of an injury nothing at all. */
const grave = oneOf(phrases.grave)
const getsAway =
  /\b911\b|\b(?:away|clear|back|out|far|lejos|fuera)\b|\b(?:sorry|scary|heard you|you (?:said|see|saw|have|smell)|lo siento|dijo)\b/

const asksAboutIt =
  /^(?:\w+ ){0,2}?(?:did|does|do|is|are|was|were|has|have|any|where|what|which|who|how|hay|esta|estan|donde|que|cual|tiene|sale)\b/

const inverted =
  /\b(?:are|is|was|were|would|will|did|does|do) (?:you|he|she|they|it|that|this|every(?:one|body)|any(?:one|body)|some(?:one|body)|your|the)\b|\besta\w* (?:usted|a salvo|en)\b/

/** True of words that make little of a danger, or order what could become one. */
export function playsDown(plain: string, sentence: string): boolean {
  if (orders.some((order) => order.test(plain))) return true
  const isQuestion = /\?["')\s]*$/.test(sentence)
  if (isQuestion && (asksAboutIt.test(plain) || inverted.test(plain))) return false
  if (isWell.test(plain) && !takesAtWord.test(plain)) return true
  const named = plain.replace(harmless, ' ')
  if (!isQuestion && grave.test(named) && !getsAway.test(named)) return true
  return dangers.test(named) && belittles.test(named)
}

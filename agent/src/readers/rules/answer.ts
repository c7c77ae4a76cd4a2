import { textBetween, type Word } from '../../text/words.ts'
import type { Asking, Understood } from '../../types/facts.ts'

const unknown =
  /\b(?:(?:i )?(?:really |honestly )?(?:don'?t|do not|dunno|wouldn'?t) (?:really |even |quite |exactly )?(?:know|remember|recall|have (?:that|it|any idea|a clue))|i dunno|dunno|no (?:idea|clue)|not (?:too |really |entirely |exactly |quite |a hundred percent |100 percent )?(?:sure|certain)|unsure|can'?t (?:remember|recall|tell)|cannot (?:remember|recall|tell)|i forget|i forgot|who knows|beats me|your guess|no telling|haven'?t (?:a clue|the faintest|decided)|couldn'?t (?:say|tell you)|hard to say|idk|not certain|(?:i'?ll |will )?let you know|tell (?:me|you) later|(?:decide|figure (?:it|that) out)(?: later)?|undecided|you (?:pick(?! (?:me|us|him|her|them|it|up|my|our|the|this|that|one))|choose|decide)|wherever(?: you (?:think|want|say|can))?|doesn'?t matter|(?:i )?don'?t (?:really )?care|do not care|do(?:n'?t| not) have a clue)\b/

const softened =
  /\b(?:don'?t know (?:what happened|why|how long|what to do|what'?s wrong|if|whether|who|much)|not sure (?:what happened|why|what'?s wrong|what to do)|no idea (?:why|what happened|what'?s wrong))\b/

const yesWords =
  "yes|yeah|yea|yep|yup|ya|yah|yas|yess|yessir|sure|surely|ok|okay|k|kk|alright|all right|correct|right|exactly|absolutely|definitely|certainly|affirmative|affirm|totally|indeed|of course|go ahead|please do|sounds good|sounds right|sounds great|that'?s right|that'?s correct|thats fine|that'?s fine|that'?s it|that'?s good|that works|that is right|that is correct|you got it|you bet|uh huh|uh-huh|mhm|mm hmm|mhmm|yes sir|yes ma'?am|i guess so|i think so|i believe so|it is|i am|we are|i do|i can|it does|you can|you may|perfect|fine|fine by me|works for me|why not|looks good|sure thing|for sure|by all means|no problem|si|yes please|please|10 4|ten four|roger|roger that|good|great|true|i'?d like that|do it|yessum|got it|lets do it|let'?s do it|text is fine|texting is fine|texts are fine|all good|agreed|confirmed|bingo|sure is|sure am|i'?m sure|very much"
const noWords =
  "no|nope|nah|naw|no sir|no ma'?am|negative|not really|not at all|not quite|not exactly|not right|absolutely not|definitely not|of course not|no way|nuh uh|uh uh|that'?s wrong|that'?s not right|that'?s incorrect|that is wrong|that isn'?t right|incorrect|wrong|not correct|don'?t|do not|please don'?t|i'?m not|im not|i am not|we'?re not|it'?s not|its not|it isn'?t|it is not|i don'?t|i do not|it doesn'?t|i can'?t|never|no thanks|no thank you|i'?d rather not|rather not|i'?m good|nothing|none|not yet|not today|no need|hell no|i don'?t think so|i do not think so|not that i know of|of course not|neither"

const fillerLead =
  '(?:(?:oh(?: (?:heavens|gosh|goodness|lord|honey|sweetie|dear|god|man|boy))?|(?:my )?(?:heavens|goodness|gosh|lord)|mercy|hm+|listen here|well|look|listen|(?:like )?i (?:said|told you)|um|so|and|hey|hi|hello|ah|like|i mean|you know|i guess|honestly|ok so|okay so|alright|now|uh)\\s+)*'
const startsYes = new RegExp(`^${fillerLead}(?:${yesWords})\\b(?!'t\\b)`)
/** "Shoot, yeah, I'm at work", "praise God, yes". */
const soonYes = /^(?!.*\b(?:no|not|never|\w+n't|but)\b)(?:\w+ ){1,2}(?:yes|yeah|yep|yessir)\b/
const startsNo = new RegExp(`^${fillerLead}(?:${noWords})\\b`)
const mixedNo =
  /^(?:well )?(?:yeah|yea|yes|ok|okay|sure|right|uh)[ ,]+(?:(?:well|actually|wait) )*(?:no|nah|nope|not really|not exactly|that'?s (?:wrong|not right|incorrect))\b/
const mixedYes =
  /^(?:well )?(?:no|nah|nope)[ ,]+(?:yeah|yea|yes|yep|yup|sure|go ahead|that'?s (?:right|correct|fine|good|perfect)|you'?re (?:right|good|fine)|(?:i'?m|we'?re|you'?re) (?:good|fine)|problem|worries|doubt|it'?s fine|it'?s right|it'?s correct|that is correct|it'?s okay|of course)\b/
const safetyYes =
  /^(?:(?:no|nah|nope) )?(?:i'?m|im|i am|we|we'?re|we are|everyone'?s|everybody'?s|everyone is|everybody is) (?:all )?(?:safe|fine|ok|okay|good|alright|all right)\b/
/** Openers that sound like "yes" and answer nothing: "right now", "ok so what happened", "good morning". */
const noAnswer =
  /^(?:right (?:now|here|there|after|before|by|at|on|near|past|next|off|outside|in front|across|behind)|good (?:morning|afternoon|evening|night|day|bye)|fine(?:d)? (?!yes|yeah|yep|by me|text)|please (?:send|help|hurry|come|hold|wait|repeat|transfer|connect)|it is (?:a|an|the|in|on|at|my|\d)|(?:i am|we are) (?:a|an|the|in|on|at|near|stuck|calling|sarah|looking|trying|stranded|not)|i do(?:n'?t| not)(?! think so)|i can(?:'?t|not)|do it yourself|great (?:day|falls|lakes)|never mind|nevermind|none of your|nothing (?:else )?happen|true (?:value|north)|no (?:problem|worries|rush|hurry)|no (?:one|body|injur\w+|spare|keys?|gas|fuel|power|damage|more|longer|rush|accident)\b|sure (?:he|she|they)|k (?:\w |and |at |street|st )|it does(?:n'?t| not)|wrong number|got it (?:stuck|towed)|please don'?t hang|don'?t (?:hang up|know|worry|have|remember)|not (?:sure|certain|too sure)|do not (?:know|have|remember)|i don'?t (?:know|remember|have|want|need|recall)|it'?s not (?:start|mov|work|run|go|turn|shift|driv)|it is not (?:start|mov|work|run|go|turn|shift|driv)|its not (?:start|mov|work|run|go|turn|shift|driv)|it isn'?t (?:start|mov|work|run|go|turn)|it doesn'?t|i can'?t (?:move|start|get|drive|find|hear|remember)|i'?m not (?:sure|certain|moving|from)|im not sure|i am not (?:sure|certain))/

/** "Text is better", "hit me", "I reckon": a yes to being texted in other words. */
const yesTexts =
  /^(?:bet|kindly do|you sure (?:may|can)|you are permitted|that(?:'d| would) be (?:alright|all right)|go (?:a)?head|hit me(?: up)?|shoot|send it|please do|fire away|absolutely|of course|for sure)\b|\b(?:text(?:s|ing)?|messages?)(?:'s| is| are| works?| would be| goes| go| comes?) (?:fine|good|great|better|best|okay|ok|easier|perfect|cool|preferred|all right|alright|through|thru)\b|^text (?:me|it|us|them|him|her|that|the|this|my|yes|for sure|please)\b|\b(?:please|and|just|only) text\b|^(?:text|message) (?:works|away)\b|^(?:fine|okay|ok|sure|yeah|yes) (?:text|message)\b|^(?:text|message) (?:okay|ok|fine|better)\b|\b(?:prefer|rather have) (?:a )?texts?\b|^(?:text(?: or)? call|call(?: or)? text)\b(?!.*\b(?:no|not|better)\b)|\b(?:i )?(?:reckon|suppose)(?: so)?$|^i (?:reckon|suppose) (?!.*\b(?:not|call|ring)\b)/
/** "I'd rather you call", "it's a flip phone", "I don't have one of those phones", "texts don't come through". */
const noTexts =
  /\b(?:you can'?t(?: text)?,? |(?:hangs|is) on the wall\b|rather (?:you |have you |they )?(?:just )?call(?:ed)?|prefer (?:a |you |to be |if you )?(?:phone )?call\w*|(?:just|only|please) call|call me instead|(?:flip|home|house|wall|desk|kitchen|pay) (?:tele)?phone|land ?line|rotary|(?:texts?|messages?) (?:don'?t|won'?t|can'?t|never|do not)\b|so no$|(?:don'?t|do not|never|can'?t) (?:\w+ ){0,4}(?:text|texts|texting|texted|cell|cell phone|smart ?phone|phones)|not a (?:cell|smart ?phone)|(?:don'?t|wouldn'?t|never|do not) (?:\w+ )?(?:know|learn\w*|figure\w*) (?:out )?how|wouldn'?t know how)\b/

/** "Yes, please text, don't call". */
const noCalls = /\b(?:don'?t|do not) (?:you )?(?:call|ring)\b.*$/

const thisPhone =
  /\bthis(?:'?ll do| (?:one|number|phone|line|here'?s|is (?:it|my|the|our|fine|good)))\b|\b(?:on|at|to) this$/
const notThisPhone =
  /(?:\b(?:no|not|never)|n'?t) (?:(?:on|at|to|call|use) )?this\b|\bthis(?: \w+)?(?:'s| is)? (?:\w+n'?t|not?|dying|dead|about|will not)\b|\b(?:wife|husband|friend|stranger|neighbor)'?s\b/

/** "This one, obviously", "call me, not her, on this number": the number that the call comes from. */
export const isThisPhone = (said: string): boolean =>
  thisPhone.test(said) && !notThisPhone.test(said) && !isGoneNumber(said)

/** "My number changed", "I borrowed this phone", "this one has no minutes": nobody is reached there later. */
export const isGoneNumber = (said: string): boolean =>
  /\b(?:borrow\w*|lent|loaned|leaving (?:this|the) (?:phone|cell|one)|won'?t be (?:at|on) this|(?:has|have|got) no (?:minutes|battery|signal)|(?:number|phone|it)(?:'s| has| just)? changed|(?:my|an|our) old (?:number|phone|cell|one)|used to be (?:my|our)|(?:that|it|this)(?:'s| is) not (?:my|our|the right|a good|the best) (?:number|phone|line|cell|one))\b/i.test(
    said,
  )

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
  if (
    /\b(?:that would be (?:fine|great|good|okay|ok|perfect)|that'?ll (?:work|do|be fine)|(?:you can|feel free to|go ahead and) (?:text|send|message)|(?:everything|it all|all of (?:it|that)|that) (?:looks|sounds|is) (?:good|right|correct|fine|great|perfect)|(?:i'?d|i would) (?:love|appreciate|like) (?:that|it))\b/.test(
      text,
    )
  )
    return 'yes'
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

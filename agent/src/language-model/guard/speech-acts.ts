import type { Question } from '../../types/memory.ts'
import { asksAbout } from './asks-about.ts'

/** "Tell me", "read me", "what": the caller is to answer. */
const requests =
  /\b(?:(?:tell|give|read|say|show|spell|name|repeat|confirm|verify|describe|explain)\b(?: (?:me|us|out|off|it|that|the|your|again|back)\b)|i (?:just |still |also |will )*need (?:to know |you to )?|i (?:just )?(?:want|would like) (?:to know|you to)|digame|deme|when(?:ever)? you are ready|please$|por favor$|dicteme?|dicte|paseme|leame|repita|necesito (?:que|su|el|la)?)/

/** What a caller may be told to do: wait, take their time, keep away from what moves. */
const mildOrders =
  /^(?:(?:okay|ok|sure|good|great|thanks|thank you|all right|alright|please|and|so|then|now|just|well|no worries|no problem|por favor|bueno|claro) )*(?:tell (?:me|us)|give me|go ahead|go on|take (?:your time|a (?:deep )?breath|it easy)|hold on|hang (?:on|in there|tight)|bear with me|stay (?:on the line|with me|safe|calm|warm|(?:well |far )?(?:away|off|out|behind|back|clear))|stand (?:well |far )?(?:away|off|out|behind (?:the|a) guard ?\w*|back|clear)|keep (?:well |far )?(?:away|off|out|back|clear|safe|warm)|move (?:well |far )?(?:away|off|out|back|clear)|get (?:well |far )?(?:away|off|out|back|clear|everyone|everybody|behind (?:the|a) guard)|feel free|look (?:around|for|out)|wait (?:a|one|just|there|please)|let (?:me|us)|excuse me|forgive me|pardon|say (?!you)|speak|spell|repeat|read me|describe|press (?:one|two|1|2) (?:for|if|to (?:say|answer|confirm))|key in|never mind|do not (?:worry|hurry|rush)|hang up and (?:dial|call)|(?:call|dial) 911|call us|open the maps?|have a|thank|be (?:safe|careful)|tome|espere|permitame|digame|deme|disculpe|perdone|mantengase|alejese|cuelgue y|marque (?:al )?911|llame al 911|repita|repitame|cuenteme|no se preocupe|tenga)\b/
/** Verbs that begin an order when they begin a sentence. */
const orders =
  /^(?:(?:okay|ok|sure|good|great|thanks|thank you|all right|alright|please|and|so|then|now|just|well|first|next|por favor|bueno|claro|mejor) )*(?:do not|never|always|call|dial|ring|phone|text|write|send|go|come|get|give|put|take|make|move|wait|stay|sit|stand|walk|run|drive|start|stop|keep|leave|turn|pull|push|open|close|shut|lock|unlock|crawl|climb|lift|jump|cross|follow|use|try|hang|hold|hop|back|head|pay|buy|bring|show|share|pick|find|ask|check|look|lie|sleep|eat|drink|remain|return|forget|ignore|trust|believe|listen|calm|relax|cancel|set|switch|click|press|type|enter|visit|meet|help|pretend|remove|touch|pop|step|sign|hand|tell|say|let|press|agree|swear|admit|ride|drink|smoke|wear|undress|kneel|lend|loan|reach|grab|hurry|shout|jack|lower|tape|tie|pour|add|drain|throw|cut|break|hit|change|llame|marque|vaya|ponga|quite|mueva|espere|quedese|siga|suba|baje|abra|entre|camine|corra|pague|mande|deje|haga|cruce|prenda|apague|salga|regrese|no (?:llame|marque|espere|salga|haga|vaya|mueva|se (?!preocupe)\w+))\b/

/** "Do not get out": an order as well, wherever it stands. */
const forbids =
  /(?<!\b(?:i|we|you|they|who|people|that) )\bdo not (?!worry|hurry|rush|hang up|have|know|see|hear|mind)/

/** A caller is advised on nothing but how to be heard and where to be safe. */
const advice =
  /\byou (?:can|could|should|may|might|must|have to|need to|ought to|had better) (?:not )?(?:just |also |always |still )?(?!tell|say|give|spell|repeat|change|talk|speak|reach|take your|leave (?:a|the) (?:message|key)|open the map|call (?:us|911)|dial 911|add|see|hear|ask|let|hold|stay (?:well |far )?(?:away|off|out|behind|back|clear|on the line)|key|press|read|look|go ahead|you|follow (?:it|your|the)|expect (?:a|the) (?:call|text)|count on|be (?:sure|reached))\w+|\b(?:puede|debe|deberia|podria|tiene que) (?!decir|dar|dej|esper|repet|llamar(?:nos|le)?|hablar|cambi|ver|contar)\w+/

/** Where a truck, its driver or help is, and what they do: the dispatcher's to tell. */
const others =
  /\b(?:trucks?|drivers?|tow trucks?|wreckers?|help|some ?(?:one|body)|he|she|they|guys?|crews?|team|mechanic|operator|gruas?|chofer(?:es)?|ayuda|alguien|operador|mecanico|el|ella|ellos)\b (?:(?:already|just|now|also|still|ya|casi) )*(?:is|are|was|were|has|have|had|got|gets|will|can|could|should|may|might|knows?|sees?|does|did|takes?|comes?|leaves?|left|drives?|esta|estan|va|van|viene|vienen|llega|llegan|sale|salio|tiene|tienen|puede|pueden|sera)\b/
/** The company's own, whatever is told of them; "the truck" alone may be the caller's. */
const ourOwn =
  /\b(?:our|my|closest|nearest|next|another|available|fastest|one of (?:our|the)|nuestr[oa]s?|mas cercan[oa]) (?:\w+ )?(?:trucks?|drivers?|units?|guys?|wreckers?|crews?|flatbeds?|teams?|technicians?|gruas?|chofer(?:es)?|operador(?:es)?)\b/
/** Said of those, and no claim: "the driver can call you", "what they will look for". */
const harmlessOfOthers =
  /\bdispatcher\b|\bdespachador\b|\b(?:if|when|whether|once|before|so|where|what|how|as soon as|that|until|para que|si|cuando|antes de que) (?:the |a |your |it |el |la )?(?:tow )?(?:truck|driver|help|someone|somebody|he|she|they|grua|chofer|alguien)\b|\b(?:nobody|no one) is (?:hurt|injured)\b|\bel (?:esta|tiene|es|va)\b(?= (?:carro|numero|bueno))/

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
  /^(?:(?:sorry|okay|ok|hello|i did not (?:quite )?(?:catch|get|hear) that|perdon|no le (?:entendi|escuche)) )*(?:are you (?:still )?(?:there|with me)|can you hear me|could you (?:please )?(?:say|repeat) (?:that|it)|(?:can|could) you (?:please )?(?:tell me|say) that|did i (?:get|hear) (?:that|it)|is that (?:right|correct)|am i (?:saying|hearing)|me (?:escucha|oye)|(?:me )?(?:puede )?repet\w+|would you (?:like|rather) (?:to )?(?:talk|speak)|is (?:any|some) ?(?:one|body) hurt|are you (?:safe|hurt|okay)|what was that)\b/.test(
    plain,
  ) || /\b(?:is that|have i got (?:that|it)) (?:right|correct)$/.test(plain)

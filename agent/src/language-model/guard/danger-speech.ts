/** Those who come when a life is in danger, in the words of `plainWords`. */
const lifeSavers =
  /\b(?:911|emergency (?:services?|number|line|responders?)|first responders?|ambulances?|paramedics?|emts?|fire (?:department|truck|engine)|fire ?fighters?|hospitals?|doctors?|medics?|ambulancias?|bomberos|paramedicos?|medicos?|doctora?|emergencias)\b/
const police =
  /\b(?:police(?:men|man)?|cops?|sheriffs?|troopers?|highway patrol|officers?|policias?|oficial(?:es)?|patrulla)\b/

/** What turns a word about them against calling them. */
const against =
  /\b(?:not|never|no|nor|neither|nobody|without|instead|before|rather|until|till|wait\w*|hold|skip|avoid|leave|stop|cancel|hang on|unless|only|just|later|yet|waste|expensive|costs?|slow\w*|useless|why|really|enough|trouble|out of this|forget|delay\w*|ignore|first thing|tomorrow|busy|bother\w*|overreact\w*|panic\w*|silly|need to|minor|serious|us first|me first|antes|vez|sin|todavia|espere\w*|nunca|solo|tampoco|innecesari\w*|caro|tarde|moleste|mejor)\b/

/** "If anyone is hurt, hang up and dial 911": the one thing that may be told about them. */
const calls =
  /(?:^|\b(?:please|and|then|now|hurt|injured|danger|unsafe|trapped|emergency|fire|safe|you|should|can|favor|y|ahora|herid[oa]s?|lastimad[oa]s?|peligro|emergencia)\b.{0,12})\b(?:call|dial|phone|contact|hang up and (?:call|dial)|llame|llamar|marque|cuelgue y (?:llame|marque))\b (?:al? |el |the |for |to )?(?:an? )?(?:911|emergency services|ambulance|emergencias|ambulancia|bomberos|fire department|police|policia)\b/
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
const harmless =
  /\b(?:fire (?:station|lane|hydrant)|gas (?:station|pump|cap|pedal)|water (?:tower|park|street|pump)|traffic (?:lights?|circle|signal|cone)|head (?:lights?|ing|ed)|out of (?:the )?(?:traffic|lane|road|way)|away from (?:the )?(?:traffic|road)|luz de trafico|estacion de bomberos|fuera del (?:trafico|carril|camino))\b/g
const dangers =
  /\b(?:smok\w+|fires?|flames?|burn\w*|fumes?|gas|gasoline|fuel|leak\w*|blood|bleed\w*|hurt\w*|injur\w+|pain\w*|chest|neck|head|dizzy|breath\w*|faint\w*|concussion|lanes?|traffic|flood\w*|water|overheat\w*|hot car|heat|child(?:ren)?|kids?|baby|freez\w+|sparks?|wires?|wreck|explo\w+|danger\w*|risk\w*|humo|fuego|llamas|sangre|sangr\w+|herid\w+|lastimad\w+|carril\w*|gasolina|fuga|dolor|mare\w+|ninos?|bebe|calor|trafico|incendio|peligro\w*|quem\w+|chispas?)\b/
/** Words that make little of a danger, wherever they stand. */
const belittles =
  /\b(?:normal|nothing|harmless|ignore|never mind|no (?:problem|danger|risk|big deal|need|worry|worries|rush|hurry)|not (?:a |an |that |really |so |very |too |going to )*(?:bad|serious|dangerous|big|problem|emergency|worr\w+|much|hurt|deep|hit|happen|explode|burn|catch|matter)|little|bit|tiny|minor|small|only|just|while|by (?:itself|himself|themselves)|go(?:es)? (?:out|away)|pass(?:es)?|can wait|will (?:be )?(?:wait|hold|stop|dry|clear|burn)|safe to|worry|relax|(?:is|are|be) (?:\w+ )?(?:fine|ok|okay|safe|alright|all right|good)|nada|poco|poquit\w+|preocup\w+|tranquil\w+|solo|espere|aguante|seguro|bien)\b/

/** Who is told to be well has been asked nothing; "glad you're safe" only takes them at their word. */
const isWell =
  /\b(?!(?:it|that|this|which|what|everything|i|we|okay|sure|number|y|and)\b)\w+ (?:\w+ )?(?:are|is|be|estan?|estara\w*|feels?|looks?|sounds?|seems?)\b (?:\w+ ){0,3}?(?:fine|ok|okay|safe|alright|all right|good there|good where|unhurt|unharmed|not (?:\w+ )?(?:hurt|injured|bleeding|in danger|at risk)|in no danger|(?:herid|lastimad)[oa]s?|bien|a salvo|segur[oa]s?|fuera de peligro)\b/
const takesAtWord =
  /\b(?:glad|good|great|happy|relieved|thankful|relief|thank goodness|if|whether|make sure|so long as|as long as|hope|once|unless|when|me alegra|que bueno|gusto|si|espero)\b/

/** What nobody on the phone can judge from afar, and should not order. */
const orders: readonly RegExp[] = [
  /\b(?:(?:stay|remain|sit|wait|get back|go back|hop|climb|stand|park|leave (?:him|her|them|it)) (?:\w+ )?(?:in|inside|into|on|behind|in front of|under|between) (?:of )?(?:the|your|that|a) (?:\w+ )?(?:car|vehicle|truck|cab|lanes?|road|roadway|highway|freeway|interstate|median|tracks|middle|hood|traffic|water|bumper))\b/,
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
const grave =
  /\b(?:smok(?:e|es|ing)|fires?|flames?|burn\w*|fumes?|bleed\w*|blood|explo\w+|sparks?|concussion|whiplash|sprain\w*|swell\w*|bruis\w*|fractur\w*|broken (?:bones?|arm|leg|rib)|seizures?|stroke|heart attack|unconscious|faint\w*|medicines?|medications?|pills?|aspirin|ibuprofen|bandage\w*|first aid|ice (?:on|it)|walk it off|humo|fuego|llamas(?! de)|incendio|sangre|sangr\w+|quem\w+|chispas?|medicina|pastillas?|desmay\w+|fractur\w+|hueso)\b/
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

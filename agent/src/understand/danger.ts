import type { Danger } from '../facts.ts'
import { clausesOf, textBetween, type Word } from './words.ts'

const rules: [Danger, RegExp][] = [
  [
    'injury',
    /\b(?:injur(?:ed|y|ies)|hurt(?:s|ing)?|bleeding|blood|unconscious|broken (?:arm|leg|bone|bones|neck|nose|wrist|rib|ribs)|broke (?:my|his|her) (?:arm|leg|neck|nose|wrist|ribs?|collarbone)|concussion|whiplash|ambulance|paramedics?|chest pains?|(?:my|his|her) (?:head|neck|back|chest|arm|leg) (?:is |really )?(?:hurts?|hurting|killing)|can'?t breathe|cannot breathe|trouble breathing|knocked out|passed out|pinned|trapped|heart attack|seizure|in labor|dizzy|diabetic|not responsive|unresponsive|not breathing|dead body|dying)\b/,
  ],
  [
    'live lane',
    /\b(?:(?:in|blocking|middle of|stuck in|stopped in|stalled in|sitting in|still in|stranded in|across|out in|partially in|half in|partly in) (?:the )?(?:a )?(?:live |active |moving |oncoming |middle of (?:the )?|left |right |center |centre |middle |fast |slow |passing |carpool |hov |main |one |two |both |travel |far left |far right |turn |turning |express |inside |outside |second |third |first )*(?:lanes?|traffic|intersection|freeway|highway|interstate|main ?lanes)|middle of (?:the |a )?(?:road|street|highway|freeway|interstate|intersection|bridge|lane)|in (?:the )?(?:road|roadway)\b|blocking (?:the )?(?:traffic|road|lane|street|intersection|highway|freeway|lanes|both lanes|everyone|everything)|(?:cars|people|trucks|traffic) (?:are |is |keep |keeps )?(?:flying|whizzing|zooming|swerving|speeding|going) (?:by|past|around)(?: me| us)?|almost (?:got )?hit|nearly (?:got )?hit|on (?:the )?(?:train|railroad) tracks?|can'?t get (?:it )?off the (?:road|highway|freeway)|about to (?:get|be) hit|cars (?:are )?(?:coming|almost hitting|dodging))\b/,
  ],
  [
    'fire',
    /\b(?:on fire|caught (?:on )?fire|(?:is|it'?s|still) burning(?! oil| smell| rubber| up)|flames?|engine fire|(?:a|there'?s|car|truck|vehicle|small|is a) fire(?! (?:station|department|hydrant|truck|lane|house|house|marshal))|engulfed)\b/,
  ],
  ['smoke', /\b(?:smoke|smoking|smokes|smoky)\b/],
  [
    'fuel leak',
    /\b(?:(?:gas|gasoline|fuel|diesel) (?:is |was |'s )?(?:leak(?:ing|s)?|spill(?:ing|ed)?|pouring|dripping|everywhere|all over|coming out)|leak(?:ing|s)? (?:gas|gasoline|fuel|diesel)|smells? (?:like |of )?(?:gas|gasoline|fuel)|(?:strong )?(?:gas|gasoline|fuel) smell|(?:spilled|spilling|spill) (?:gas|gasoline|fuel|diesel)|fuel (?:spill|leak)|gas leak|hole in (?:the|my) (?:gas|fuel) tank)\b/,
  ],
  [
    'crash',
    /\b(?:accident|wreck(?:ed)?|collision|collided|crash(?:ed)?|fender bender|rear ?ended|t ?boned|side ?swiped|head on|(?:got|was|been|been just|just got) hit(?: by)?|(?:someone|somebody) (?:just |else )?hit|(?:he|she|they|guy|truck|car|lady) (?:just )?hit me|hit (?:a|an|the|another) (?:car|tree|pole|deer|wall|guardrail|guard rail|truck|curb|barrier|fence|cow|hog|animal|building|mailbox|sign|light pole|telephone pole|median|divider)|(?:ran|slid|crashed|skidded|spun|backed|drove|slammed) into (?:a|an|the|another|my) (?!ditch)(?:\w+ )?(?:car|tree|pole|wall|ditch|truck|guardrail|guard rail|fence|house|building)|run into by|totaled|rolled (?:over|my|it)|rollover|flipped(?: over)?|hit and run|air ?bags? (?:went|deployed|came|go|popped|are|have|is)|pile ?up)\b/,
  ],
  [
    'police on scene',
    /\b(?:(?:the )?(?:police|cops?|officers?|trooper|troopers|sheriff|deputy|state patrol|highway patrol|dps|law enforcement|constable)(?: officer)? (?:(?:is|are|was|were|'s|'re) )?(?:\w+ )?(?:here|on scene|on the scene|with me|with us|told me|just (?:got|pulled|showed|arrived)|arrived|showed up|behind me|already here|wants?|asked|said|says|made me|is here|are here)|(?:there'?s|there is|i have|we have|i got|we got|have) (?:a |an |the )?(?:\w+ )?(?:police|cop|officer|trooper|sheriff|deputy)|with (?:the|a) (?:police|cops?|officer|trooper|sheriff|deputy)\b)/,
  ],
  [
    'on foot on the shoulder',
    /\b(?:(?:standing|walking|waiting outside|walked|out of (?:it|the \w+|my \w+)) (?:\w+ ){0,2}(?:on|by|along|next to|beside|at|behind) (?:the )?(?:side of (?:the )?(?:road|highway|freeway|interstate)|shoulder|guardrail|guard rail|road ?side|highway|freeway|interstate|median)(?! in| inside)|outside (?:of )?(?:the|my) (?:car|truck|vehicle) on (?:the )?(?:shoulder|side|highway|freeway)|walking (?:on|along|down) (?:the )?(?:highway|freeway|interstate|road|shoulder)|on foot|out of (?:the|my) (?:car|truck|vehicle) (?:on|by|standing|and standing))\b/,
  ],
  [
    'child or animal inside',
    /\b(?:(?:baby|infant|toddler|newborn|child|kid|kids|children|son|daughter|grand ?(?:son|daughter|baby|kid)|grandchild|dog|dogs|puppy|cat|pet|pets|niece|nephew)(?:'?s| is| are| was| got| still)? (?:is |are |still |stuck |locked |trapped |left )*(?:in|inside)(?:(?: of)? (?:the|my|a|there|it|that))?\b|(?:locked|left|trapped|stuck) (?:my|the|our|her|his) (?:\w+ ){0,3}(?:baby|infant|toddler|newborn|child|kid|kids|children|son|daughter|grandson|granddaughter|dog|dogs|puppy|cat|pet|pets)\b(?:\w* ){0,4}?(?:in|inside)|(?:baby|infant|toddler|child|kid|kids|children|dog|puppy|dogs|pet|son|daughter) (?:(?:is|are) )?(?:locked|trapped|stuck)(?: in| inside)?)\b/,
  ],
  [
    'frightened',
    /\b(?:scared|afraid|frightened|terrified|freaking out|panicking|panic attack|don'?t feel safe|do not feel safe|not feel(?:ing)? safe|feel unsafe|feeling unsafe|following me|being followed|stalking|threatening|creepy|sketchy|someone is (?:watching|outside|following)|alone (?:out here|in the dark|at night|and)|(?:i'?m|i am|im|still|hands are) shaking|crying|dangerous (?:area|neighborhood|here|out here)|bad (?:area|neighborhood|part of town)|he'?s (?:drunk|yelling|got a (?:gun|knife))|has a (?:gun|knife|weapon))\b/,
  ],
  [
    'minor',
    /\b(?:i'?m|i am|im) (?:only |just )?(?:thirteen|fourteen|fifteen|sixteen|seventeen|1[3-7])(?: years? old| and|$| yrs?)|\b(?:i'?m|i am|im) (?:a |only a |just a )(?:minor|kid|child|teenager)\b|\bmy (?:mom|dad|parents?) (?:(?:don'?t|doesn'?t|does not) know|isn'?t here|(?:aren'?t|are not) here|can'?t come)|\bwithout my (?:parents?|mom|dad)\b|\bunder ?age\b/,
  ],
]

const negation =
  /\b(?:no|not|nobody|nobody's|noone|no one|none|nothing|never|isn't|isnt|aren't|arent|wasn't|wasnt|weren't|ain't|don't|dont|didn't|didnt|doesn't|doesnt|without|neither|nor|zero|hasn't|haven't|won't)\b/
/** Talk of these things that is no danger: "no-fault", "fire lane", "hurt my wallet", "smoke shop". */
const harmless =
  /\b(?:(?:caliber|gerber|\w+'s|(?:to|at|from) (?:the )?\w+) collision|collision center|fire (?:lane|station|department|hydrant|dept|house|truck|marshal)|fire ?stone|fireplace|smoke (?:shop|detector|test)|smokehouse|firehouse|smok(?:e|ing) (?:a )?cigarettes?|it hurts to ask|hurt my wallet|blood bank|blood work|crash course|accident (?:last|two|three|a few) (?:week|month|year|days)s?(?: ago)?|last (?:week|month|year)|tailpipe smoke|parking lot of|smog|train station|accident(?:ally)? (?:call|lock|left|put)|by accident|carpool lane app|never been in an? accident|flaming?|fire sale|traffic (?:light|circle))\b/

/** "No, I'm in the left lane": this "no" answers a question and denies nothing that follows. */
const answering =
  /^(?:no|nope|nah) (?=(?:i|i'm|im|we|we're|it|it's|my|the|he|she|they|they're|there|there's|theres|cars|trucks|people|traffic|someone|somebody)\b)/

/** Thought to be smoke, and found to be steam: an overheated engine. */
const onlySteam = /\b(?:just|only|it'?s|its|was|turned out to be|but it'?s) (?:\w+ )?steam\b/

/** What in the caller's words must bring a person in; "nobody's hurt" is none. */
export function findDangers(words: Word[]): Danger[] {
  const found = new Set<Danger>()
  for (const clause of clausesOf(words)) {
    const text = clause.text.replace(answering, '').replace(harmless, ' ')
    for (const [danger, pattern] of rules) {
      const match = pattern.exec(text)
      if (match && !isDenied(danger, text, match.index)) found.add(danger)
    }
  }
  // A thing can be told over a joining word: "my son and my dog are in the car".
  const whole = textBetween(words).replace(harmless, ' ')
  const child = rules.find(([danger]) => danger === 'child or animal inside')
  const match = child?.[1].exec(whole)
  if (
    match &&
    !isDenied('child or animal inside', whole, match.index) &&
    /lock|trap|stuck/.test(whole)
  )
    found.add('child or animal inside')
  if (isDriver(whole)) found.delete('minor')
  if (onlySteam.test(whole)) found.delete('smoke')
  return [...found]
}

const isDriver = (text: string) =>
  /\b(?:minor (?:accident|damage|scratch|issue|problem|fender))\b/.test(text)

function isDenied(danger: Danger, text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 40), at)
  const own = text.slice(at)
  // "can't breathe", "not responsive" and "don't feel safe" are dangers because of their negation.
  if (
    /^(?:can'?t|cannot|don'?t feel|do not feel|not feel|not (?:responsive|breathing)|unresponsive)/.test(
      own,
    )
  )
    return false
  if (
    danger === 'live lane' &&
    /\b(?:out of|off|off of|away from|clear of|not|pulled|pushed)\b/.test(before) &&
    !/stuck|blocking/.test(own)
  )
    return true
  if (/\b(?:not only|not just|no idea|not sure|don'?t know|no spare)\b/.test(before)) return false
  return negation.test(before)
}

/** Pulled over beside the lanes, in the car: where most callers from a highway wait. */
const pulledOver =
  /\b(?:on|onto|to) (?:the |a )?(?:(?:right|left|wide|far|outer|inner|inside|outside|grass|paved) )*shoulder\b|\bside of the (?:road|highway|freeway|interstate|street)\b|\bpulled (?:over|off|to the side)\b/
const safe =
  /\b(?:(?:i'?m|im|i am|we'?re|we are|everyone'?s|everybody'?s|everyone is|everybody is|yes|yeah|yep|all|he'?s|she'?s|they'?re|it'?s|is|are|feel|and|in a|somewhere|a|pretty|perfectly|totally|completely|very) (?:all |pretty |perfectly |totally |completely |very |both |somewhere |in a )*(?:safe|out of (?:the )?(?:way|traffic|danger|road))|safe (?:place|spot|location|and sound|here|where i am|now|enough)|(?:off|out of) (?:of )?(?:the )?(?:road|highway|freeway|traffic|way|lane|roadway)|(?:in|at|inside) (?:a |the |my |our |an )?(?:\w+ ){0,3}(?:parking lot|driveway|garage|parking garage|gas station|parking space|parking spot|house|home|apartment|office|restaurant|store)|(?:we'?re|i'?m|everyone'?s|everybody'?s|everyone is|everybody is) (?:all )?(?:okay|ok|fine|good|alright|all right)|away from (?:the )?(?:traffic|road|highway)|nobody(?:'?s| is| was| got)? (?:hurt|injured)|no (?:one|body) (?:is |was |got |'?s )?(?:hurt|injured)|no injuries|not (?:hurt|injured|in (?:any )?danger))\b/
const unsafe =
  /\b(?:not (?:really |very |at all |exactly |quite |feeling |that )?safe|unsafe|(?:isn'?t|don'?t feel|do not feel|doesn'?t feel|aren'?t) (?:very |really |that )?safe|not (?:in a|a|somewhere) safe|in danger|dangerous)\b/

/** Whether the caller says he is safe; undefined when he does not say. */
export function findSafe(
  words: Word[],
  dangers: Danger[],
  asking: string,
  answer: string | undefined,
): boolean | undefined {
  const text = textBetween(words)
  if (unsafe.test(text) && !/\bnot in (?:any )?danger\b/.test(text)) return false
  if (
    dangers.some(
      (danger) => danger !== 'crash' && danger !== 'police on scene' && danger !== 'smoke',
    )
  )
    return false
  if (safe.test(text)) return true
  if (asking === 'safety' && answer === 'yes') return true
  if (asking === 'safety' && answer !== 'no' && pulledOver.test(text)) return true
  if (asking === 'safety' && answer === 'no') return false
}

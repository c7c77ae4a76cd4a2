import type { TowReason } from '@towline/contract'

/** Words that speak for a reason, each with its weight; a word may speak for several. */
const signs: readonly [reason: TowReason, weight: number, words: RegExp][] = [
  [
    'Accident',
    3,
    /\b(?:wreck\w*|crash\w*|collid\w*|collision|totaled|rear ?end(?:ed|s|ing)|side ?swip\w*|t ?bon\w*|airbags?|fender|at fault|police report|other driver)\b/g,
  ],
  [
    'Accident',
    2,
    /\b(?:hit|hits|struck|slam\w*|smash\w*|smack\w*|rammed|plow\w*|scrap(?:ed|es)|dent\w*|crumpl\w*|crush\w*|went through|ran through|drove through|swerv\w*|spun|skidd\w*|fell asleep|insurance)\b/g,
  ],
  [
    'Accident',
    1,
    /\b(?:pole|post|pillar|wall|fence|tree|deer|curb|guard ?rail|barrier|bumper|hood|body|mailbox)\b/g,
  ],
  [
    'Flat tire',
    3,
    /\b(?:flats?|tires?|tyres?|puncture\w*|blow ?out|sidewall|lug nuts?|spare|donut)\b/g,
  ],
  ['Flat tire', 2, /\b(?:rims?|bead|tread|nails?|screw|hissing|deflat\w*|pothole|jack|air)\b/g],
  ['Flat tire', 1, /\b(?:wheels?|thump\w*|wobbl\w*)\b/g],
  ['Dead battery', 3, /\b(?:batter(?:y|ies)|jump\w*|jumper|boost|cables?)\b/g],
  [
    'Dead battery',
    2,
    /\b(?:(?:head ?)?(?:lights?|lamps?|headlamps?|flashers|radio) on|click\w*|crank\w*|turn over|charge\w*|dead|drained|overnight|(?:does|will|did|would) ?n[o']t (?:come|turn|go|power) on|does not come on)\b/g,
  ],
  ['Lockout', 3, /\b(?:keys?|locked|lock(?:ed)? (?:out|in)|fob|unlock\w*|locksmith)\b/g],
  [
    'Out of fuel',
    3,
    /\b(?:gas(?:oline)?|fuel|diesel|petrol|gallons?|empty|fumes|filling station)\b/g,
  ],
  [
    'Overheating',
    3,
    /\b(?:over ?heat\w*|hot|heat|steam\w*|coolant|antifreeze|radiator|temperature|thermometer|boil\w*|thermostat|water pump)\b/g,
  ],
  ["Won't shift", 3, /\b(?:transmission|gears?|reverse|shift\w*|neutral|overdrive|torque)\b/g],
  [
    'Stuck/winch',
    3,
    /\b(?:stuck|ditch|mud\w*|sand|winch\w*|bogged|sunk|sank|pull(?:ed|ing)? (?:me |it |her |us )?out|yank\w*|culvert|axles? deep|high cent\w*)\b/g,
  ],
  [
    'Abandoned',
    3,
    /\b(?:abandon\w*|no plates?|nobody(?:'s| has)? (?:claimed|moved|touched)|left (?:it )?(?:here|there|behind)|(?:weeks|months|years)(?: now)?)\b/g,
  ],
  [
    'Illegally parked (PPI)',
    3,
    /\b(?:permits?|placard|handicap\w*|fire lane|tow away|unauthorized|trespass\w*|not (?:a|my) (?:tenant|resident|customer)|blocking|my spot|parked in)\b/g,
  ],
  [
    'Dealer/shop transfer',
    3,
    /\b(?:shop to (?:the )?(?:shop|dealer)|dealer to|between (?:shops|dealers|stores|lots)|back to the dealer\w*|trade|swap)\b/g,
  ],
  [
    'Transport',
    3,
    /\b(?:bought|sold|selling|auction|project|haul\w*|deliver\w*|transport\w*|move(?:d)? it|moved|relocat\w*|junk\w*|scrap|salvage)\b/g,
  ],
  [
    'Breakdown',
    1,
    /\b(?:engine|motor|clutch|starter|alternator|belt|pump|hose|oil|brakes?|steering|suspension|axle|dash\w*|lights?|nois\w*|sounds?|smell\w*|leak\w*|fluid|wir\w+|electr\w*|sputter\w*|stall\w*|quit|died|dies|broke\w*|snapped|power|start\w*|run\w*|driv\w+|mov\w+|smok\w*|frozen|locks? up|shak\w*|vibrat\w*)\b/g,
  ],
]

/** Two words of weight, or one that hardly stands for anything else. */
const ENOUGH = 3

/**
 * What the words speak for most, of somebody who was asked what happened and named nothing of it; undefined when
 * they speak for nothing, and weak where a single word does. Something broken is the likeliest where only parts of a car
 * are told.
 */
export function likeliestReason(text: string): { reason: TowReason; isWeak: boolean } | undefined {
  const scores = new Map<TowReason, number>()
  const heard = new Map<TowReason, number>()
  for (const [reason, weight, words] of signs) {
    const told = new Set(text.match(words) ?? []).size
    if (told > 0) scores.set(reason, (scores.get(reason) ?? 0) + told * weight)
    heard.set(reason, (heard.get(reason) ?? 0) + told)
  }
  const [best] = [...scores].sort(([, one], [, other]) => other - one)
  if (!best) return
  const [reason, score] = best
  const isEnough = score >= ENOUGH || reason === 'Breakdown'
  return isEnough ? { reason, isWeak: heard.get(reason) === 1 } : undefined
}

import { clausesOf, textBetween, type Word, wordsOf } from '../../text/words.ts'

/** Any of these, as words of their own. */
const any = (...words: string[]) => `(?:${words.join('|')})`

const small = any(
  'baby|babies|infants?|toddlers?|newborn|child|children|kids?|kiddos?|sons?|daughters?|twins|nieces?|nephews?',
  'grand ?(?:sons?|daughters?|baby|babies|kids?|child|children)',
  'little (?:ones?|boys?|girls?|brothers?|sisters?)|boys?|girls?',
  '(?:year|month|week)s? olds?(?= (?:is|was|in|inside|got|just|locked|has|and|who|alone|son|daughter|girl|boy|kid|child)\\b|$)',
  'dogs?|dogg(?:y|ie)|(?:german )?shepherd|lab|labrador|chihuahua|poodle|pit ?bull|husky|terrier|bulldog|retriever|beagle|dachshund|rottweiler|puppy|puppies|pups?|pets?|cats?|kitten|kitty|animals?',
)
const relative = any(
  'grand ?(?:ma|mother|pa|father|parents?)|mom|mother|dad|father|mama|papa|husband|wife|brother|sister|aunt|uncle',
)
/** "With me", "with their grandma" */
const withSomebody = `with (?:me|us|(?:my|our|his|her|their|the) (?:\\w+ )?(?:${relative}|mommy|daddy|momma|folks|sitter|teacher))\\b`
const owned = '(?:(?:the|my|our|a|an|her|his|their|this|that|your) )?'
const vehicle =
  'car|truck|van|mini ?van|suv|jeep|vehicle|auto|pick ?up|sedan|(?:car ?)?seats?|booster|back ?seat|back|crate|carrier|kennel|cage|trunk|cab'
// "An there" is what a recognizer makes of "in there".
const inVehicle = `(?:in|inside|into|an)(?: of)? ${owned}(?:[\\w']+ )?(?:${vehicle}|there|here|it(?!'))\\b`
/** "My baby is inside, it's a hundred degrees": what follows is no house. */
const newClause =
  "(?:its|it's|and|but|he|she|they|i|i'm|we|please|help|right|crying|alone|by|asleep|sleeping)\\b"
const is = "(?:'?s| is| are| was| were| got| gets)?"
const shutWord = '(?:locked|trapped|stuck|shut)'
const cannot = "(?:can'?t|cannot|can not|couldn'?t|not able to|unable to)"

const staying = any(
  'still|all|alone|by|himself|herself|itself|themselves|just|now|also|right|left|asleep|sleeping|sitting|crying',
  'screaming|panting|barking|strapped|buckled|locked|trapped|stuck|shut',
)

const smallOne = new RegExp(`\\b${small}\\b`)

/** Said in so many words. */
const plainly = new RegExp(
  `\\b${any(
    `${small}${is}(?: ${staying}){0,3} ${inVehicle}`,
    // "My baby is backed in the car": one word may be anything.
    `${small}(?:'s| is| are| was| got)(?: ${staying})? (?!(?:at|with|and|home|from|out|not)\\b|\\w+ing\\b)\\w+ ${inVehicle}`,
    `${small}${is} (?:(?:still|accidentally|just|locked|trapped|stuck|left) )*(?:locked|trapped|inside)$`,
    `${small}${is} (?:\\w+ )?${shutWord} inside(?! ${owned}(?!${vehicle}|${newClause})\\w)`,
    `(?:locked|left|shut|trapped) ${owned}(?:\\w+ ){0,3}?${small}(?: \\w+){0,4}? (?:in|inside)\\b`,
    `in(?:side)? (?:${owned}(?:${vehicle}|there) )?with ${owned}(?:\\w+ )?${small}`,
  )}`,
)
/** "My toddler hit the lock button and I'm on the outside": who locked up is in there. */
const lockedUpBy = new RegExp(
  `\\b${small}(?: (?:just|must have|accidentally|somehow|had|has))* (?:hit|pushed|pressed|mashed|clicked|stepped on|bumped|flipped|locked) (?:the |all the |on the )?(?:\\w+ )?(?:lock(?:s|er)?|doors?|button)\\b.*\\b(?:(?<!from (?:the )?)outside|out here|i'?m out|get (?:back )?in|can'?t|window|crying|in there|inside)\\b`,
)
/** "She's out here with me", "he's on my hip": whoever locked it is not in there. */
const withThem = new RegExp(
  `\\b(?:he|she|they|both|${small})${is} (?:\\w+ )?(?:(?:out )?here|(?:out|right|standing|here) (?:here )?(?:with|beside|by|next to) (?:me|us)|with (?:me|us)|in my arms|on my (?:hip|lap|shoulder))\\b|\\bno ?(?:body|one)(?:'?s| is)? in (?:it|there)\\b`,
)
/** "I've got a flat and three kids in the car": who has them there tells of them, and not of a door that is shut. */
const besideThem = new RegExp(
  `\\b(?:(?:i|we)(?:'ve)? (?:have|got|had)|i'm|we're|with|and) (?:my |our |the |a |${any('two', 'three', 'four', 'five')} )*(?:\\w+ )?${small} ${inVehicle}`,
)
const relativeShutIn = new RegExp(
  `\\b${any(
    `${relative}${is} (?:\\w+ ){0,2}?(?:locked|trapped|shut) (?:in|inside)`,
    `${relative}${is} (?:\\w+ ){0,2}?${inVehicle}.*\\b(?:locked|${cannot} (?:open|unlock|get (?:her|him|them|out))|how to (?:open|unlock))`,
  )}\\b`,
)

/** What tells that the doors are shut, or that it grows hot behind them. */
const shut = new RegExp(
  `\\b${any(
    'lock(?:ed|s|ing)?|trapped|shut in',
    `${cannot} (?:get (?:in|into|to|him|her|them|it|the|out|my|that)|open|reach|unlock)`,
    "doors? (?:won'?t|will not|don'?t|doesn'?t|do not|does not) open|won'?t (?:open|unlock)",
    '(?:keys?|fob)(?: \\w+){0,3} (?:in|inside)|with (?:the|my) keys',
    '(?:lock|shut|clos)(?:ed|s|ing)? (?:it ?self|them ?selves|on (?:us|me|him|her|them|its own))|(?:ninety|hundred|eighty|triple digits)(?: \\w+)? (?:out|outside|degrees|today)|(?:freezing|below zero|boiling) (?:out|outside)',
    '(?:shut|closed|slammed) (?:all )?(?:the|my|both|its) (?:\\w+ )?(?:doors?|hatch|trunk|tailgate)',
    '(?:keys?|fob)(?: \\w+){0,2} on the (?:seat|dash\\w*|console|floor\\w*)',
    'windows? (?:are |is )?(?:all )?(?:rolled )?up|(?:a ?c|air) (?:is )?off|heat|hot|degrees|sweating',
  )}\\b`,
)
const isInside = new RegExp(
  `\\b${any(
    inVehicle,
    // "My baby is in three": whatever a recognizer made of the end.
    `${small}${is} (?:in|inside|an) \\w+$`,
    `inside(?! ${owned}(?!${vehicle}|${newClause})\\w)`,
    'strapped|buckled|car ?seat',
    '(?:through|behind) the (?:window|glass|windshield)',
  )}`,
)
const thing = /\b(?:keys?|fob|purse|phone|wallet|spare|stuff|leak|smell|noise|water|tires?|gas)\b/

/** None at all, somewhere else, who has shut out the caller, or a word of it that is a thing. */
const elsewhere = new RegExp(
  `\\b${any(
    // "The kids are at my mother's"
    `${small}${is} (?:all )?(?:over )?(?:at|with) (?:my|our|their|his|her) (?:\\w+ )?(?:${relative})(?:'s)?(?: house| place)?`,
    `(?:no|not|without|any|aren'?t|isn'?t|never|zero|don'?t have(?: any)?) (?:\\w+ ){0,2}?${small}\\b(?: (?:is |are )?(?:in|inside|in there)\\b)?`,
    `${small}${is} (?:not|out(?:side)? (?:of|with|here)|safe|fine|okay|home|right here|(?:in (?:a|the|his|her|its|their) (?:carrier|crate|stroller|kennel) )?(?:right )?here with (?:me|us)|${withSomebody}|with (?:me|us|my|his|her|their|a|the)\\b(?! keys)|at \\w+|in (?:school|class|daycare|bed|college)|inside (?:of )?${owned}(?!${vehicle}|${newClause})\\w+ ?(?:house|store|school)?)`,
    // "There was a cat, but she's in the house now"
    `there was (?:a|my|our) ${small} but (?:he|she|it|they)(?:'s| is|'re| are) (?:in the house|home|at home|gone|out|outside)`,
    // "A kid in a Jeep just hit me"
    `(?:a|some|this|that|the other) ${small} in (?:a|an|this|that|another) (?:\\w+ )?(?:${vehicle}) (?:just |he |she )?(?:hit|ran|backed|rear|rearranged|clipped|cut|plowed|slammed|pulled|swerved|came|t ?boned|smashed|crossed)`,
    // "My daughter locked herself out of her car, not in it"
    `${small} (?:\\w+ )?locked (?:him|her|them)sel(?:f|ves) out\\b(?: of ${owned}(?:${vehicle}))?`,
    // "The kids are in the Whataburger with their grandma"
    `${small}${is} (?:in|inside)(?: of)? (?!${owned}(?:${vehicle})\\b)${owned}\\w+ (?:\\w+ )?${withSomebody}`,
    `${small} (?:\\w+ )?(?:locked|left|put|chewed|ate|dropped|threw|took|lost|broke|flushed|has|had|shut) (?:the|my|our|his|her|me|us|their|up)\\b(?! ?(?:self|sister|brother|baby|dog))`,
    `${small}${is} (?:in|inside|into) ${owned}(?:\\w+ )?(?:${vehicle}) (?:behind|ahead|in front|next to|beside|with (?:his|her|their|my|the) (?:mom|mother|dad|father|wife|husband|aunt|grand\\w+))`,
    `${small}(?:'s)? (?:seats?|leash|collar|beds?|bowls?|toys?|blankets?|stroller|bag|showers?|school|soccer|practice|birthday|doctor|appointment|room|car|truck|locks?|safety|food|crate|park|house|friends?)`,
  )}\\b`,
  'g',
)

/** "The kids are inside with the air on": the engine runs, and the door is theirs. */
const cool =
  /\b(?:with|running|has|have|got|put) (?:the |some )?(?:a ?c|air(?: ?con\w*)?|heater|heat)\b(?! (?:is )?(?:off|out|broke\w*|died))/
const shutUp = new RegExp(`\\b(?:${shutWord}|keys?|fob|${cannot})\\b`)

/** "No, mija, the baby's locked inside": a no to what was asked, and to nothing after it. */
const answering =
  /^(?:no|nope|nah)\b(?: (?:no|ma'?am|sir|mija|mijo|hon|honey|dear))* (?=(?:the|my|our|i|he|she)\b)/

/** "I want it carried down to my grandson in Mayfield": to whom, and in a town. */
const toWhom = new RegExp(
  `\\b(?:to|by|for|at) (?:my|our|his|her) ${small}(?:'s)?(?: (?:in|inside) (?!${owned}(?:\\w+ )?(?:${vehicle})\\b|(?:there|here|it)\\b))`,
  'g',
)

const hereIn = (text: string) =>
  text.replace(answering, '').replace(elsewhere, ' ').replace(toWhom, ' ')

/**
 * Whether a child or an animal, or somebody who can't get out alone, is shut in a vehicle. One of whom no more is
 * told than that they are in it counts; not one whom the caller has beside them, unless something tells of a shut door.
 */
export function isShutIn(words: Word[]): boolean {
  const whole = hereIn(textBetween(words))
  if (cool.test(whole) && !shutUp.test(whole)) return false
  if (relativeShutIn.test(whole)) return true
  if (besideThem.test(whole) && !shut.test(whole)) return false
  if (!smallOne.test(whole)) return false
  const clauses = clausesOf(words).map(({ text }) => hereIn(text))
  if (lockedUpBy.test(whole) && !withThem.test(whole)) return true
  if ([whole, ...clauses].some((text) => plainly.test(text))) return true
  return shut.test(whole) && clauses.some(isSomebodyInside)
}

/** "She's in there", "strapped in": it is not the keys that are inside. */
function isSomebodyInside(clause: string): boolean {
  const match = isInside.exec(clause)
  return match !== null && !thing.test(clause.slice(0, match.index))
}

const anyOne = new RegExp(`\\b(?:${small}|${relative}|he|she|him|her|them)\\b`)
const nobody = new RegExp(
  `\\b(?:no|any|not? a) (?:${small})\\b|\\b(?:no ?body|no ?one)(?:'?s| is)?(?: (?:in|inside)\\b)`,
)

/** True when somebody is named who may be in there: a child, an animal, a grandmother, "him". */
export function namesOneInside(said: string): boolean {
  const { rest, isElsewhere } = whoIsLeft(said)
  return (isElsewhere ? oneByName : anyOne).test(rest)
}

/** True when all who are named are said to be somewhere else: "the kids are in the Whataburger with their grandma". */
export function namesOnesElsewhere(said: string): boolean {
  const { rest, isElsewhere } = whoIsLeft(said)
  return isElsewhere && !oneByName.test(rest)
}

/** The words without those who are somewhere else; of whom no more is told then than "he's having the time of his life". */
function whoIsLeft(said: string): { rest: string; isElsewhere: boolean } {
  const text = textBetween(wordsOf(said)).replace(compared, '')
  const rest = hereIn(text)
  const isElsewhere = rest !== text.replace(answering, '') && !stillInside.test(rest)
  return { rest, isElsewhere }
}

/** "Strapped in better than my kids ever were" */
const compared = new RegExp(`\\b\\w+ than ${owned}${small}\\b`)

const stillInside = new RegExp(`\\b(?:there|inside|locked|${inVehicle})`)

const oneByName = new RegExp(`\\b(?:${small}|${relative})\\b`)

/** True when somebody small or of the family is told of, by more than "he" or "she". */
export const namesOneByName = (said: string): boolean => oneByName.test(textBetween(wordsOf(said)))

/** True when they all stand outside with the caller, and nobody is said to be in anything. */
export function standsOutside(said: string): boolean {
  const text = textBetween(wordsOf(said))
  return (
    /\bwe(?:'re| are) (?:all|both) (?:standing |out |outside )?(?:right |out )?here\b/.test(text) &&
    !/\b(?:in|inside|into)\b/.test(text)
  )
}

/** "No, it's empty, the wife's home" */
const isEmpty =
  /\b(?:it'?s|it is|(?:car|truck|van|thing)(?:'s| is)) (?:all |totally |completely )?empty\b/

/** True when the caller says of what they are locked out of that it is empty. */
export const isSaidEmpty = (said: string): boolean => isEmpty.test(textBetween(wordsOf(said)))

/** True when the caller says that nobody is in there. */
export const deniesShutIn = (said: string): boolean => nobody.test(textBetween(wordsOf(said)))

const otherAnimals =
  /\b(?:birds?|parrot|parakeet|rabbit|bunn(?:y|ies)|hamster|guinea pig|ferret|lizard|iguana|snake|turtle|chickens?|goats?|calf|horse|pony|pig|somebody|someone|person|man|woman|lady)\b/i

/** "Only the fish", "just my lunch and the keys", "nobody": asked for it, things are in there and nobody else. */
export const namesOnlyThings = (said: string): boolean =>
  !namesOneInside(said) &&
  !otherAnimals.test(said) &&
  /\b(?:only|just|nothing|empty|no ?body|no one|not (?:a )?(?:soul|thing))\b/.test(
    textBetween(wordsOf(said)),
  )

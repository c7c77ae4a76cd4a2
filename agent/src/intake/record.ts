import { readLearned } from '../readers/learned/read-learned.ts'
import { isThisPhone } from '../readers/rules/answer.ts'
import {
  deniesShutIn,
  isSaidEmpty,
  namesOneByName,
  namesOneInside,
  namesOnesElsewhere,
  namesOnlyThings,
  standsOutside,
} from '../readers/rules/shut-in.ts'
import { oneOf } from '../text/one-of.ts'
import type { Facts, Place, Understood } from '../types/facts.ts'
import type { End, FieldName, Gate, Intake } from '../types/intake.ts'
import type { Asked } from './asked.ts'
import { keepGivenName } from './corrected-name.ts'
import { fields } from './fields.ts'
import { stopsAll } from './gates.ts'
import { canBeLookedUp } from './intake.ts'
import { answerOffer } from './offered-vehicle.ts'
import { goesNowhere, staysThere } from './on-the-spot.ts'
import phrases from './phrases/record.json' with { type: 'json' }
import { notePassing, settleHint } from './place-hint.ts'
import { endAsked, keepPlaceWords } from './place-words.ts'
import { asOfficerSays, isOfSeveral } from './police.ts'
import { settleReason } from './reason-between.ts'
import { aimPlaces, takePlaces } from './record-place.ts'
import { withoutRepresentative } from './representative.ts'
import { keepSettled } from './settle.ts'

const places = ['pickup', 'dropoff'] as const

/** The intake after one thing the caller said; the old one stays as it was, and what a person put stays in either. */
export const record = (known: Intake, said: Understood, asked: Asked): Intake =>
  keepSettled(known, recordAll(known, said, asked), asked.words)

function recordAll(known: Intake, said: Understood, asked: Asked): Intake {
  const intake = answerOffer(known, said, asked)
  const heard = asOfficerSays(intake, withoutOtherMatters(intake, said, asked), asked.words)
  const corrects = heard.corrects || asked.correcting
  const { representative, ...all } = withoutRepresentative(
    aimPlaces(intake, heard, asked),
    asked.words,
  )
  const { spoken, placeHint } = notePassing(intake, all, asked)
  const next: Intake = { ...intake, facts: { ...intake.facts } }
  takeBack(next.facts, spoken.denied, spoken.facts)
  fill(
    next.facts,
    withoutChanceVehicle(intake, withoutPlacesVehicle(all.facts, asked), corrects, asked),
    { corrects, field: asked.field, isDoubtful: intake.isVehicleDoubtful === true },
  )
  keepGivenName(next.facts, intake.facts)
  takePlaces(next.facts, spoken.facts, heard, asked)
  forgetPlacesVehicle(next)
  if (heard.isVehicleDoubtful && next.facts.vehicleModel !== known.facts.vehicleModel)
    next.isVehicleDoubtful = true
  if (placeHint) next.placeHint = placeHint
  takeHour(next, heard)
  if (speaksOfLater.test(asked.words) || speaksOfLater.test(asked.said ?? '')) next.isLater = true
  const isAccident = spoken.facts.towReason === 'Accident' || heard.dangers.includes('crash')
  if (isAccident && !heard.reasonBetween) next.facts.towReason ??= 'Accident'
  if (isOfSeveral(intake, asked.field, asked.words))
    next.remarks = [...next.remarks, `Vehicles: "${asked.words.trim().slice(0, 200)}"`]
  if (representative) next.remarks = [...next.remarks, `On the line: ${representative}.`]
  next.dangers = [...new Set<Gate>([...intake.dangers, ...heard.dangers])]
  const placed = settleHint(keepPlaceWords(intake, next, heard, asked), heard, asked)
  return settleReason(intake, answer(placed, heard, asked), heard, asked)
}

/** "I'd like to schedule something", "no hurry": when it is wanted is to be asked. */
const speaksOfLater = oneOf(phrases.speaksOfLater, { flags: 'i' })

const whereOnTheLot: ReadonlySet<FieldName | null> = new Set([
  'spot',
  'landmark',
  'where on road',
  'where to spot',
  'where to road',
])

const ofPhone =
  /\b(?:this (?:one|phone|thing)|it)(?:'s| is)? (?:\w+ ){0,3}(?:out of juice|dead|dying|die|percent|out of (?:battery|charge))\b/i

/** "Yes, but the tire is flat as well" */
const addsToIt = /\b(?:but|except|only|actually|wait|no|not|and)\b/i

/**
 * Asked for a place: the name of a shop ("Pineywoods Collision") tells of no crash, and where to leave the keys of no
 * lockout once it is known what is wrong.
 */
function withoutOtherMatters(
  { facts: known }: Intake,
  heard: Understood,
  { field, words, correcting }: Asked,
): Understood {
  const { towReason, reasonSaid, ...facts } = heard.facts
  // "Yep, you got all that with the noise": about the call.
  const isSoBefore = correcting && heard.answer === 'yes' && known.towReason !== undefined
  if (isSoBefore && !heard.corrects && !addsToIt.test(words)) return { ...heard, facts }
  // "Don't use this one, it's about out of juice": of the telephone.
  if (field === 'callback' && ofPhone.test(words)) return { ...heard, facts }
  if (isOffIt(heard, words) && field === 'safety') return { ...heard, facts }
  if (!endAsked(field) || heard.corrects) return heard
  // "The Tom Mays part", "the boat name Miss Lan": asked where it is, whoever does not say so gives no name.
  if (!givesName.test(words)) delete facts.customerName
  const named = [facts.pickup?.business, facts.dropoff?.business].join(' ')
  const isNamed = /\b(?:collision|crash|wreck)/i.test(named)
  const isKnown = known.reasonSaid !== undefined || known.towReason !== undefined
  const isElse =
    (isNamed && towReason === 'Accident') ||
    (isKnown && whereOnTheLot.has(field)) ||
    (field !== 'where' && standsInDitch(heard, words))
  return {
    ...heard,
    facts: isElse
      ? facts
      : { ...facts, ...(towReason && { towReason }), ...(reasonSaid && { reasonSaid }) },
    dangers: isNamed ? heard.dangers.filter((danger) => danger !== 'crash') : heard.dangers,
  }
}

const givesName =
  /\b(?:(?:my|his|her|their|the (?:customer|member|owner|driver)'?s?) (?:\w+ )?name|name'?s|this is|i'?m|i am|ask for|under|speaking|for (?:mr|mrs|ms|miss)|it'?s for)\b/i

/** "I'm off in the ditch, well clear of the road": asked whether they are safe, where they stand is no reason yet. */
const isOffIt = (heard: Understood, words: string): boolean =>
  heard.safe === true && standsInDitch(heard, words)

/** "In the bar ditch by the sign": where it stands, and nothing of its being stuck there. */
const standsInDitch = ({ facts }: Understood, words: string): boolean =>
  facts.towReason === 'Stuck/winch' &&
  !/\b(?:stuck|winch|sunk|buried|bogged|spinning|slid|out of)\b/i.test(words)

/** A day that was told without an hour is asked for it; one told with it needs no more. */
function takeHour(next: Intake, { facts, dayOnly }: Understood): void {
  if (facts.scheduledFor === undefined) return
  if (dayOnly) next.dayOnly = true
  else delete next.dayOnly
}

/** "Nobody's hurt", "everybody is fine". */
export const nobodyHurt = oneOf(phrases.nobodyHurt, { flags: 'i' })

/** "Nobody, it was parked": asked whether anybody is hurt, who begins so has said no. */
export const nobody =
  /^\W*(?:(?:oh|no|non|not|well|se[ñn]or(?:ita)?|joven)[ ,]+)*(?:nobody|no one|nadie)\b(?!.*\b(?:but|except|pero)\b)/i

/** "There's a goat in the back, and the door's open" */
const isOpen =
  /^(?!.*\b(?:can'?t|cannot|won'?t|stuck|not)\b).*\b(?:the|my) doors?(?:'s| is| are) (?:wide )?open\b/i

/** "Is a child or an animal shut inside?" "Just my dog": whoever is named there is in there. */
function isShutInBy(
  words: string,
  field: FieldName | null,
  yes: boolean | undefined,
): boolean | undefined {
  if (field !== 'shut in') return deniesShutIn(words) ? false : undefined
  if (namesOnesElsewhere(words) || isOpen.test(words)) return false
  if (yes !== undefined) return yes
  if (noneOfThem.test(words)) return false
  const isNobody = deniesShutIn(words) || isSaidEmpty(words)
  if (standsOutside(words) || (isNobody && !exceptsOne(words))) return false
  if (namesOneInside(words)) return true
  return namesOnlyThings(words) ? false : undefined
}

/** "My paperwork is, oh, like a person, no" */
const noneOfThem =
  /\b(?:person|people|body|animals?|kids?|child|children|pets?),? (?:no|nope|nah)\W*$/i

const excepts = /\b(?:but|except|just|only|besides|other than|pero|menos|solo)\b/i

/** "Nobody but my dog", "just my dog, nobody in there with him", and not "nobody, just the Bible and a casserole dish". */
const exceptsOne = (words: string): boolean => {
  const [before = '', ...after] = words.split(/\b(?:no ?body|no one)\b/i)
  const [, ...excepted] = after.join(' ').split(excepts)
  const isBefore = excepts.test(before) && (after.length === 0 || namesOneByName(before))
  return isBefore || excepted.some(namesOneInside) || /\b(?:pero|menos|solo)\b/i.test(words)
}

/** "Yes, that's our dispatch line": a club's own, where it calls from. */
const ownLine = /\b(?:our|my) (?:dispatch |office |main |desk )?(?:line|number)\b/i

/** A telephone that gets no texts. */
const corded =
  /\b(?:(?:not able to|unable to|can'?t|cannot) (?:receive|get|take) (?:any )?texts?|land ?line|rotary|(?:has|got|with) (?:got )?a (?:cord|dial)|(?:on|to) the wall|(?:house|home|desk) phone)\b/i

/** Fields whose answer is a yes or a no, and those that a yes or a no touches. */
function answer(intake: Intake, heard: Understood, asked: Asked): Intake {
  const { field, words } = asked
  const yes = heard.answer === 'yes' ? true : heard.answer === 'no' ? false : undefined
  const next = takeSafety({ ...intake }, heard, asked, yes)
  if (nobodyHurt.test(words) || (field === 'unhurt' && nobody.test(words))) next.unhurt = true
  const shutIn = isShutInBy(words, field, yes)
  if (shutIn !== undefined) next.shutIn = shutIn
  if (shutIn) next.dangers = [...next.dangers, 'child or animal inside']
  const isThis =
    field === 'member phone' && (isThisPhone(words.toLowerCase()) || (yes && ownLine.test(words)))
  if (isThis && !heard.facts.customerPhone && intake.callerNumber)
    next.facts = { ...next.facts, customerPhone: intake.callerNumber }
  if (field === 'callback' && !heard.facts.customerPhone) {
    if (yes && intake.callerNumber && !intake.numberRefused) {
      next.facts = { ...next.facts, customerPhone: intake.callerNumber }
    }
    if (yes === false && intake.callerNumber && !intake.numberRefused) {
      // Another question begins: which number then.
      next.numberRefused = true
      next.asked = { ...next.asked, callback: 0 }
    }
  }
  if (field === 'may text' && yes !== undefined) next.mayText = yes
  else if (field === 'may text' && corded.test(words)) next.mayText = false
  // "Now, or whenever": it is wanted as soon as it can be.
  if (field === 'when' && !heard.facts.scheduledFor && !heard.intents.includes('repeat')) {
    // "Not tomorrow, I've got the doctor tomorrow" leaves it open: it is asked once more.
    const isOpen = next.asked.when === 1 && heard.answer === undefined && !isNow.test(words)
    if (!isOpen) next.passed = [...next.passed, 'when']
    if (isAtOnce.test(words)) next.facts = withoutDay(next.facts)
  }
  if (field === 'where to' && !next.facts.dropoff && staysThere(next, heard, words)) {
    next.passed = [...next.passed, 'where to']
  } else if (endAsked(field) === 'dropoff' && goesNowhere(words)) {
    // "Home, no, I mean it doesn't need to go anyplace": asked for the address there, they say that it goes nowhere.
    const { dropoff: _, ...facts } = next.facts
    next.facts = facts
    next.passed = [...next.passed, 'where to']
  }
  if (heard.intents.includes('text me') && yes !== false && !intake.textsRefused)
    next.mayText = true
  return next
}

const isNow =
  /\b(?:now|(?<!not )(?:mon|tues|wednes|thurs|fri|satur|sun)day|whenever|any ?time|soon|asap|immediately|today|either|don'?t (?:care|matter)|ahorita|ahora|ya|cuando (?:sea|pueda|quiera))\b/i

/** "Right now, as soon as you can": whatever day was heard before. */
const isAtOnce =
  /\b(?:right now|right away|now|asap|as soon as|immediately|today)\b|\b(?:ahora(?:ita| mismo)?|ya|lo antes posible|cuanto antes)\b/i

const withoutDay = ({ scheduledFor: _, ...facts }: Facts): Facts => facts

/** "It's in my yard", "I'm at the Brookshire's", "she's in her dorm, she's fine": out of the traffic without a yes. */
const isOffTheRoad = ({ facts: { pickup }, answer, safe }: Understood, words: string) =>
  answer !== 'no' &&
  safe !== false &&
  (/\b(?:parked|parking lot|driveway|garage|barn|carport|grass|guard ?rail)\b/i.test(words) ||
    (/\b(?:safe|(?:i'?m|we'?re|i am|we are) (?:\w+ )?(?:great|fine|good|okay|ok|comfortable)|inside|indoors)\b/i.test(
      words,
    ) &&
      !/\b(?:not?|never|but|isn'?t|ain'?t|don'?t|aren'?t|can'?t|wasn'?t)\b/i.test(words)) ||
    pickup?.kind === 'home' ||
    /\b(?:we'?re|i'?m|it'?s) (?:at )?home\b/i.test(words) ||
    pickup?.business !== undefined ||
    /\b(?:he|she|they)(?:'s|'re| is| are) (?:all )?(?:fine|okay|ok|safe|good|all right|alright)\b/i.test(
      words,
    ) ||
    offTheRoad.test(words))

const offTheRoad = oneOf(phrases.offTheRoad, {
  before: "\\b(?:in|at|on) (?:a|an|the|my|our|his|her|their|somebody's|someone's) (?:\\w+ ){0,2}",
  flags: 'i',
})

function takeSafety(
  next: Intake,
  heard: Understood,
  { field, words }: Asked,
  yes: boolean | undefined,
): Intake {
  const isAsked = field === 'safety' || field === 'unhurt'
  // "Is everybody all right and out of traffic?" "No, nobody": none is hurt, and the traffic is asked about again.
  const isNobody =
    nobody.test(words) && !/\b(?:safe|okay|ok|all right|fine|bien|danger|peligro)\b/i.test(words)
  if (field === 'safety' && isNobody && heard.dangers.length === 0) {
    next.unhurt = true
    return next
  }
  // "Yes, we're on the shoulder" is a yes, and the shoulder a danger that stops nothing.
  const isYesAnyway = isAsked && yes === true && !stopsAll(heard.dangers)
  const isOff = field === 'safety' && heard.dangers.length === 0 && isOffTheRoad(heard, words)
  const safe = isYesAnyway || isOff ? true : (heard.safe ?? (isAsked ? yes : undefined))
  if (safe === undefined) return next
  if (field === 'unhurt') {
    next.unhurt = safe
    if (!safe) next.dangers = [...next.dangers, 'injury']
    return next
  }
  // Dangers that stop nothing (a crash, standing on the shoulder) leave the question open.
  if (!safe && heard.dangers.length > 0) return next
  next.safe = safe
  if (!safe) next.dangers = [...next.dangers, 'not safe']
  // "Is everybody all right and out of the traffic?" was answered as one.
  if (safe && field === 'safety' && isCrash(next)) next.unhurt = true
  return next
}

/** True when there was a crash, said as the reason or in passing. */
export function isCrash(intake: Intake): boolean {
  return intake.facts.towReason === 'Accident' || intake.dangers.includes('crash')
}

const vehicleKeys = ['vehicleYear', 'vehicleMake', 'vehicleModel', 'vehicleColor'] as const

type FactsWithoutPlaces = Omit<Facts, 'pickup' | 'dropoff'>

const withoutPlaces = ({ pickup: _p, dropoff: _d, ...rest }: Facts): FactsWithoutPlaces => rest

/** Removes what the caller denied, where that is what stands there. */
function takeBack(facts: Facts, denied: Facts, instead: Facts): void {
  const plain = withoutPlaces(denied)
  for (const key of keysOf(plain)) {
    if (facts[key] === plain[key] && instead[key] === undefined) delete facts[key]
  }
  for (const end of places) {
    if (denied[end] && !instead[end] && facts[end]?.said === denied[end].said) delete facts[end]
  }
}

/** The keys that are there, typed: `Object.keys` forgets them, and facts are plain records. */
export const keysOf = <F extends Facts>(facts: F) => Object.keys(facts) as (keyof F & keyof Facts)[]

/**
 * Asked for a name or a color, nobody names another car unless to correct it: what sounds like one ("ask
 * for Hector", "matte black") is dropped where the vehicle is known.
 */
function withoutChanceVehicle(
  { facts: known }: Intake,
  heard: Facts,
  corrects: boolean,
  { field, words }: Asked,
): Facts {
  const { vehicleMake, vehicleModel, ...rest } = heard
  if (field === 'may text' && corded.test(words)) return rest
  // "2015, no, that's the Malibu, the Tahoe is 2017": the one that is known is named again, and not taken back.
  const isOther = vehicleModel !== undefined && vehicleModel !== known.vehicleModel
  const isNamedAgain = vehicleQuestions.has(field) && isSaid(known.vehicleModel, words)
  if (isNamedAgain && vehicleModel !== known.vehicleModel && !takesBack.test(words)) return rest
  // "Beside Shirley's tan Camry" tells where it stands.
  if (known.vehicleMake && endAsked(field) && !corrects) return rest
  if (!known.vehicleMake || (known.vehicleMake === vehicleMake && !isOther)) return heard
  // "Two tousand two" of a Ranger is its year, and no Tucson; a phone with a cord on it is no Accord.
  const isSound =
    field !== 'vehicle' && known.vehicleModel && !isSaid(vehicleModel ?? vehicleMake, words)
  // "No, Vernon, it was 2003": what is corrected is what was asked for, and no Verna.
  if (corrects) return isSound && whatElse.has(field) ? rest : heard
  // "White, and it's the GMC Terrain, I don't know why I said Colorado"
  if (
    field !== 'name' &&
    isSaid(vehicleMake, words) &&
    isSaid(vehicleModel, words) &&
    namesIt.test(words)
  )
    return heard
  return isSound || (whatElse.has(field) && field !== 'vehicle rest') ? rest : heard
}

const vehicleQuestions: ReadonlySet<FieldName | null> = new Set(['vehicle', 'vehicle rest'])

/** Questions about something else than which vehicle it is. */
const whatElse: ReadonlySet<FieldName | null> = new Set([
  'name',
  'color',
  'callback',
  'vehicle rest',
])

/** "It's the GMC", "we brought the Terrain": which vehicle it is after all. */
const namesIt =
  /\b(?:it'?s (?:really |actually )?(?:the|an?|my|our)|(?:we|i) (?:brought|took|drove|have|got|said|meant)|i'?m (?:in|driving))\b/i

const takesBack =
  /\b(?:not (?:a|an|the|my)|isn'?t (?:a|an|the|my)|instead of|did(?:n'?t| not) (?:take|bring|drive)|make (?:that|it) (?:an?|the))\b/i

const isSaid = (name: string | undefined, words: string) =>
  name !== undefined && words.toLowerCase().includes(name.toLowerCase())

/**
 * "The Caliber Collision", "in the Fiesta Mart", "Vista del Sol", "Cadillac Ranch": the name of a place is no vehicle.
 * In the answer to where it is, one is told by its make and its model.
 */
function withoutPlacesVehicle(heard: Facts, { field, words }: Asked): Facts {
  const { vehicleMake, vehicleModel, ...rest } = heard
  const named = (vehicleModel ?? vehicleMake)?.toLowerCase()
  if (!named || field === 'vehicle' || field === 'vehicle rest') return heard
  const shops = [heard.pickup?.business, heard.dropoff?.business]
  if (shops.some((shop) => shop?.toLowerCase().split(/\s+/).includes(named))) return rest
  const isWhole = isSaid(vehicleMake, words) && vehicleModel !== undefined
  const isTold = isWhole || heard.vehicleYear !== undefined || heard.vehicleColor !== undefined
  const isBeside = heard.pickup !== undefined || heard.dropoff !== undefined
  return endAsked(field) && isBeside && !isTold ? rest : heard
}

/** "Here at the Fiesta", of which "Fiesta Mart, on Spencer" tells later that it was no Ford. */
function forgetPlacesVehicle({ facts, asked }: Intake): void {
  const { vehicleModel, vehicleYear, vehicleColor, pickup } = facts
  if (!vehicleModel || vehicleYear || vehicleColor || asked.vehicle || asked['vehicle rest']) return
  const names = [pickup?.business, pickup?.near].join(' ').toLowerCase().split(/\s+/)
  if (!names.includes(vehicleModel.toLowerCase())) return
  delete facts.vehicleModel
  delete facts.vehicleMake
}

/**
 * Fills in plain facts. One that is known already is only replaced when the caller corrects it, was
 * asked for it, or names a whole vehicle anew.
 */
function fill(
  facts: Facts,
  heard: Facts,
  {
    corrects,
    field,
    isDoubtful,
  }: { corrects: boolean; field: FieldName | null; isDoubtful: boolean },
): void {
  const askedFor = fields.find((each) => each.name === field)?.facts ?? []
  const otherVehicle =
    heard.vehicleMake && facts.vehicleMake && heard.vehicleMake !== facts.vehicleMake
  const wholeVehicle = heard.vehicleMake && heard.vehicleModel
  // Another make is another vehicle: year and color of the first one go with it.
  if (otherVehicle && (corrects || wholeVehicle || isDoubtful))
    for (const key of vehicleKeys) delete facts[key]
  if (heard.towReason && isCloser(facts.towReason, heard.towReason)) {
    facts.towReason = heard.towReason
    if (heard.reasonSaid) facts.reasonSaid = heard.reasonSaid
  }
  for (const key of keysOf(withoutPlaces(heard))) {
    // The same matter in other words: the first ones tell most.
    if (key === 'reasonSaid' && heard.towReason === facts.towReason && facts.reasonSaid) continue
    const isVehicle = vehicleKeys.some((each) => each === key)
    const isFree =
      facts[key] === undefined ||
      corrects ||
      askedFor.includes(key) ||
      alwaysLast.includes(key) ||
      (isVehicle && wholeVehicle)
    if (isFree) Object.assign(facts, { [key]: heard[key] })
  }
}

/** Work of another kind, of which something told in passing ("I'm scrapping it", "he's had it for years") makes no breakdown. */
const otherWork: ReadonlySet<string> = new Set([
  'Other',
  'Abandoned',
  'Illegally parked (PPI)',
  'Transport',
  'Storage relocation',
  'Dealer/shop transfer',
  'Equipment move',
  'Repossession',
])

/** A breakdown may turn out to be a dead battery; what is known more closely stays as it is. */
export const isCloser = (known: Facts['towReason'], heard: Facts['towReason']): boolean =>
  heard !== known &&
  (known === 'Other' || (known === 'Breakdown' && heard !== undefined && !otherWork.has(heard)))

/** Facts of which the last word always counts. */
const alwaysLast: (keyof Facts)[] = [
  'customerPhone',
  'scheduledFor',
  'poNumber',
  'mcMembershipNumber',
]

/** Counts one asking of a field. */
export function countAsking(intake: Intake, field: FieldName): Intake {
  return { ...intake, asked: { ...intake.asked, [field]: (intake.asked[field] ?? 0) + 1 } }
}

/** Takes one asking back: the question was cut off before the caller could hear it. */
export function uncountAsking(intake: Intake, field: FieldName): Intake {
  return {
    ...intake,
    asked: { ...intake.asked, [field]: Math.max(0, (intake.asked[field] ?? 0) - 1) },
  }
}

const wordsOf = (words: string) => words.trim().split(/\s+/).filter(Boolean)

/** True for an answer short enough to be a name, a city or a club's number. */
const isShort = (words: string) => wordsOf(words).length > 0 && wordsOf(words).length <= 4

/**
 * Closes a question that was asked often enough. What the caller said is kept where it can help (a
 * place in their own words, the matter in their own words), but never as a fact it may not be.
 */
export const giveUp = (
  intake: Intake,
  field: FieldName,
  words: string,
  isUnknown: boolean,
): Intake => keepSettled(intake, passOver(intake, field, words, isUnknown), words)

/** From here on what happened is held for that, once nobody will be asked about it any more. */
const LIKELIEST = 0.2

function passOver(intake: Intake, field: FieldName, words: string, isUnknown: boolean): Intake {
  const next: Intake = { ...intake, facts: { ...intake.facts }, passed: [...intake.passed, field] }
  // Nobody knows it better: what they said in passing is all there is.
  if (field === 'where' && intake.placeHint) next.facts.pickup ??= intake.placeHint
  // What is kept of a long speech is its beginning; the transcript has it all.
  const said = isUnknown ? '' : words.trim().slice(0, 200)
  if (!said) return next
  if (field === 'where') next.facts.pickup ??= { said, kind: 'landmark' }
  else if (field === 'reason') {
    const [best] = readLearned(said, { asking: 'reason', question: 'reason' }).reasons
    const towReason = best && best.sure >= LIKELIEST ? best.value : 'Other'
    Object.assign(next.facts, { reasonSaid: said, towReason })
  } else if (field === 'where to') next.facts.dropoff = { said, kind: 'landmark' }
  else if (field === 'name' && isShort(said)) next.facts.customerName = said
  else if (field === 'club number' && isShort(said)) next.facts.poNumber = said
  else next.remarks = [...intake.remarks, `${field}: "${said}"`]
  return next
}

/** The places to look up now; empty when nothing changed since the map was last asked. */
export function placesToLookUp(intake: Intake): { which: End; place: Place }[] {
  return places.flatMap((which) => {
    const place = intake.facts[which]
    return place && canBeLookedUp(place) && intake.resolving[which] !== place.said
      ? [{ which, place }]
      : []
  })
}

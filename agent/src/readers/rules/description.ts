import { isRepairedBetween } from '../../text/correction.ts'
import { doubtfulColors } from '../../text/lexicon/colors.ts'
import { makeOf, vehicleKey } from '../../text/lexicon/vehicles.ts'
import { oneOf } from '../../text/one-of.ts'
import { textAt, textBetween, type Word, wordsOf } from '../../text/words.ts'
import type { Asking, Facts, LocalTime } from '../../types/facts.ts'
import { type ColorFound, colorAt } from './color.ts'
import phrases from './phrases/description.json' with { type: 'json' }
import { trailerTold } from './trailer.ts'
import { findVehicles, type VehicleMention } from './vehicle.ts'
import { asksForVehicle, streetAfter } from './vehicle-context.ts'
import { newestYear, type YearFound, yearAt } from './year.ts'

type Span = { start: number; end: number }
/** `named`: where the vehicle itself is named, without its year and color. */
type Description = {
  facts: Facts
  denied: Facts
  spans: Span[]
  named: Span[]
  isDoubtful?: true
}

/** Year, make, model and color of the caller's vehicle, and those they deny. */
export function describeVehicle(
  words: Word[],
  asking: Asking,
  used: boolean[],
  refused: boolean[],
  now: LocalTime | undefined,
): Description {
  const vehicles = findVehicles(words, asking, used).filter(
    (mention) =>
      !isSomebodyElses(words, mention) &&
      !isCompared(words, mention) &&
      !isTakenBack(words, mention) &&
      !isNameOfPlace(words, mention, asking) &&
      !(asking === 'color' && colorAt(words, mention.start)?.end === mention.end),
  )
  const years = findYears(words, asking, used, vehicles, newestYear(now))
  const colors = findColors(words, asking, used, vehicles, years).filter(
    ({ end }) => vehicles.length > 0 || !tellsWhere(words, asking) || isVehicleAt(words, end),
  )
  const told = asking === 'color' ? vehicles.filter((one) => !isToldApart(words, one)) : vehicles
  const vehicle = choose(words, told, refused, isFuller, isSameModel)
  const year = choose(words, years, refused)
  const color = choose(words, colors, refused, never, isSameColor)
  const trailer = asksForVehicle(asking) ? trailerTold(words) : {}
  const { make = trailer.make, model = trailer.model, vehicleType } = vehicle.kept ?? {}
  return {
    facts: {
      ...(make && { vehicleMake: make }),
      ...(model && { vehicleModel: model }),
      ...(vehicleType && { vehicleType }),
      ...(year.kept && { vehicleYear: year.kept.year }),
      ...(color.kept && { vehicleColor: color.kept.color }),
    },
    denied: {
      ...(vehicle.denied?.make &&
        vehicle.denied.make !== make && { vehicleMake: vehicle.denied.make }),
      ...(vehicle.denied?.model &&
        vehicle.denied.model !== model && { vehicleModel: vehicle.denied.model }),
      ...(year.denied && { vehicleYear: year.denied.year }),
      ...(color.denied && { vehicleColor: color.denied.color }),
    },
    ...(vehicle.kept?.isDoubtful && !year.kept && { isDoubtful: true as const }),
    spans: [...vehicles, ...years, ...colors],
    named: vehicles.flatMap((mention) => mention.spans ?? [mention]),
  }
}

/** "A pump right beside me, a big green one": asked for a place, a color is the vehicle's only where one is named. */
const tellsWhere = (words: Word[], asking: Asking) => asksWhere.has(asking) && words.length > BARE
const asksWhere: ReadonlySet<Asking> = new Set([
  'place',
  'direction',
  'exit',
  'city',
  'destination',
])
const BARE = 3

const isVehicleAt = (words: Word[], at: number) =>
  /^(?:car|truck|van|minivan|suv|sedan|pickup|jeep|coupe|motorcycle|bike)$/.test(textAt(words, at))

/** "No wait, the Malibu is blue, the Traverse is gray": asked for the color, who tells cars apart knows which is theirs. */
const isToldApart = (words: Word[], { end }: VehicleMention) =>
  /^(?:is|was)$/.test(textAt(words, end)) && colorAt(words, end + 1) !== undefined

const never = () => false

/**
 * Of several, the first not denied; a later one when callers correct themselves between them. The same once more ("an
 * Altima, no sorry, my husband took the Altima, it's a Rogue") takes nothing back.
 */
function choose<Found extends Span>(
  words: Word[],
  found: Found[],
  refused: boolean[],
  isMore: (kept: Found, one: Found) => boolean = never,
  isSame: (kept: Found, one: Found) => boolean = never,
): { kept?: Found; denied?: Found } {
  let kept: Found | undefined
  let denied: Found | undefined
  for (const one of found) {
    if (refused[one.start] || refused[one.end - 1] || (denied && isSame(denied, one)))
      denied ??= one
    else if (!kept) kept = one
    else if (isMore(kept, one)) kept = one
    else if (isSame(kept, one)) continue
    else if (isRepairedBetween(words, kept.end, one.start) || isMine(words, one.start)) {
      denied ??= kept
      kept = one
    }
  }
  return { ...(kept && { kept }), ...(denied && { denied }) }
}

/** "I've got the Kia, it's a Kia Sorento": the same, with its model. */
const isFuller = (kept: VehicleMention, one: VehicleMention): boolean =>
  kept.make !== undefined && kept.make === one.make && !kept.model && one.model !== undefined

const isSameColor = (kept: ColorFound, one: ColorFound): boolean => kept.color === one.color

const isSameModel = (kept: VehicleMention, one: VehicleMention): boolean =>
  kept.make === one.make && kept.model === one.model

const isMine = (words: Word[], at: number) =>
  /\b(?:mine is|mine's|i'?ve got|i have|i'm driving|need (?:you to )?tow|towed is|it'?s the|one is the)(?: (?:the|a|my))?(?: \w+)?$/.test(
    textBetween(words, Math.max(0, at - 5), at),
  )

const placeQuestions: readonly Asking[] = ['place', 'direction', 'exit', 'city', 'destination']

/** Asked for a place, "Big Sky" and "Eldorado" are none of a Saturn or a Cadillac. */
const isNameOfPlace = (words: Word[], { start, end }: VehicleMention, asking: Asking) =>
  isOnStreet(words, start, end) ||
  (placeQuestions.includes(asking) && words[end - 1]?.glue === '-') ||
  (placeQuestions.includes(asking) &&
    end - start === 1 &&
    !makeOf(vehicleKey(textAt(words, start))) &&
    !/^(?:my|a|an|it's|its|his|her|our|the|\d{4}|'\d\d)$/.test(textAt(words, start - 1)))

/** "4501 Legacy Drive" is an address, whatever was asked; "2014 Legacy" is a car. */
const isOnStreet = (words: Word[], start: number, end: number) =>
  /^(?!(?:19|20)\d\d$)\d{2,5}$/.test(textAt(words, start - 1)) &&
  streetAfter.test(textAt(words, end)) &&
  !words[end - 1]?.stop

/** "Everybody thinks Grand National, and it's not" */
const isTakenBack = (words: Word[], { end }: VehicleMention) =>
  /^(?:and|but) (?:it's|it is|that's) not(?= (?:it's|just|a|the)|$)/.test(
    textBetween(words, end, end + 5),
  )

/** "Jerking like a mule" is no Kawasaki; "it's like a Camry" is a Toyota. */
const isCompared = (words: Word[], { start }: VehicleMention) =>
  /(?<!it's|its|is|was|that's|mine's|so|yeah|drive|have|got) like an?$|\bbasically an?$/.test(
    textBetween(words, Math.max(0, start - 4), start),
  )

/** The other car of an accident, or one that stands in the way. */
const isSomebodyElses = (words: Word[], { start, end }: VehicleMention) =>
  isOfOthers(words, start) ||
  /^(?:dealer|dealership|service center|service department|parts|store)\b/.test(textAt(words, end))

const isOfOthers = (words: Word[], at: number) =>
  ofOthers.test(textBetween(words, Math.max(0, at - 6), at))

/** True of what is said in these words to be somebody else's vehicle. */
export function isSomebodyElsesCar(said: string, name: string): boolean {
  const words = wordsOf(said)
  const [first = ''] = name.toLowerCase().split(' ')
  const at = words.findIndex(({ text }) => text === first)
  return at > 0 && isOfOthers(words, at)
}

const ofOthers = oneOf(phrases.ofOthers, { after: '(?: \\w+){0,2}$' })

function findYears(
  words: Word[],
  asking: Asking,
  used: boolean[],
  vehicles: VehicleMention[],
  newest: number,
): YearFound[] {
  const years: YearFound[] = []
  for (let at = 0; at < words.length; at++) {
    if (used[at] || isInside(at, vehicles)) continue
    const year = yearAt(words, at, newest)
    if (!year || used[year.end - 1] || !isBelieved(words, year, asking, vehicles)) continue
    years.push(year)
    at = year.end - 1
  }
  // "We bought her in the fall of 2012, but she's a thirteen": the year of another thing, where there is one of the model.
  const isOfModel = ({ start }: YearFound) =>
    !bought.test(textBetween(words, Math.max(0, start - 8), start))
  const own = years.findLast(({ start }) =>
    ofThisOne.test(textBetween(words, Math.max(0, start - 5), start)),
  )
  if (asking === 'year' && years.length > 1 && own) return [own]
  const told = asking === 'year' && years.some(isOfModel) ? years.filter(isOfModel) : years
  // "Innova 25 G 2016": beside a whole year, two digits are something else.
  return told.some((year) => !year.short) ? told.filter((year) => !year.short) : told
}

const bought =
  /\b(?:bought|got|purchased) (?:it|her|him|this|that|the|mine)\b(?!.*\b(?:but|it's|she's|he's)\b)/

/** "The trailer's a sixteen, the truck's a thirteen", "Harold retired in ninety seven, so that's ninety eight" */
const ofThisOne =
  /\b(?:(?:truck|car|van|mine|suv|pickup|jeep)(?:'s| is)|so (?:that's|this is|it's)|which makes (?:it|this)|so it's|title says|says)(?: an?| the)?$/

/** "Oh eight, the year of the storm": asked for it, nothing else was said before. */
const opensAnswer = /^(?:(?:well|uh|um|so|yeah|that's|that'd be|she's|he's|she was|it was|an?) ?)*$/

const isInside = (at: number, mentions: VehicleMention[]) =>
  mentions.some((mention) =>
    (mention.spans ?? [mention]).some((span) => at >= span.start && at < span.end),
  )

const notAYear = oneOf(phrases.notAYear, { before: '^', after: '$' })

function isBelieved(
  words: Word[],
  year: YearFound,
  asking: Asking,
  vehicles: VehicleMention[],
): boolean {
  const after = textAt(words, year.end)
  const before = textBetween(words, Math.max(0, year.start - 3), year.start)
  const isBefore = vehicles.some((vehicle) => vehicle.start === year.end)
  if (notAYear.test(after) && !words[year.end - 1]?.stop && !isBefore) return false
  if (
    /\b(?:highway|hwy|route|exit|interstate|fm|unit|apartment|apt|suite|ssn|number|street|box|marker|mile|order|last four|policy|claim|code|zip|i)$/.test(
      before,
    ) &&
    !/\bmodel number$/.test(before) &&
    !isInside(year.start - 1, vehicles)
  )
    return false
  const beside = vehicles
    .flatMap((vehicle) => vehicle.spans ?? [vehicle])
    .some((span) => Math.abs(span.start - year.end) <= 2 || Math.abs(year.start - span.end) <= 2)
  if (asking === 'year')
    return (
      !year.short ||
      words.length <= 6 ||
      beside ||
      (opensAnswer.test(textBetween(words, 0, year.start)) &&
        !/^(?:of|or|to|people)$/.test(after)) ||
      /\b(?:it's|its|it is|an?|year|was|is|or|around|about|think|in|(?:this is|that's|it's) the)$/.test(
        before,
      )
    )
  if (year.short) {
    const isMarked = /^(?:'|oh$|o$|0)/.test(textAt(words, year.start))
    const isWhole = year.start === 0 && year.end === words.length
    if (asking === 'vehicle' && (isWhole || (isMarked && words.length <= 6))) return true
    // "Nissan Rogue ninety nine", and that is all of it.
    const isBehind =
      asking === 'vehicle' &&
      year.end === words.length &&
      vehicles.some(({ end }) => end === year.start)
    return beside && (isMarked || isBefore || isBehind) && !isCount(words, year)
  }
  if (beside || asksForVehicle(asking)) return true
  if (
    /\b(?:year|model|made in|made on|built in|manufactured|from|since|bought in|purchased in|year is|year was)(?: (?:is|was|in|on|the|of))*$/.test(
      before,
    ) &&
    /\b(?:year|model|made|built|manufactured|car|truck)\b/.test(before)
  )
    return true
  if (
    /\b(?:it's|its|it is|mine is|have|got|drive|my|was|actually) (?:a|an|the)$|\b(?:a|an|my)$/.test(
      before,
    )
  )
    return !/^\d/.test(after)
  return false
}

const isCount = (words: Word[], year: YearFound) =>
  /^(?:two|three|four|five|my|the|have|got)$/.test(textAt(words, year.start - 1))

const vehicleNoun =
  /^(?:car|truck|suv|van|sedan|coupe|pickup|minivan|vehicle|jeep|motorcycle|bike|one|color|colour|convertible|hatchback|wagon|semi|trailer|rv|in|exterior)$/

function findColors(
  words: Word[],
  asking: Asking,
  used: boolean[],
  vehicles: VehicleMention[],
  years: YearFound[],
): ColorFound[] {
  const colors: ColorFound[] = []
  for (let at = 0; at < words.length; at++) {
    if (used[at] || isInside(at, vehicles)) continue
    const color = colorAt(words, at)
    if (!color) continue
    if (isColorOfVehicle(words, color, asking, vehicles, years)) colors.push(color)
    at = color.end - 1
  }
  return colors
}

function isColorOfVehicle(
  words: Word[],
  color: ColorFound,
  asking: Asking,
  vehicles: VehicleMention[],
  years: YearFound[],
): boolean {
  const after = textAt(words, color.end)
  const before = textBetween(words, Math.max(0, color.start - 4), color.start)
  const close = [...vehicles, ...years].some(
    (one) =>
      Math.abs(one.start - color.end) <= 1 ||
      (color.start - one.end >= 0 && color.start - one.end <= 3),
  )
  const isWhole = color.start === 0 && color.end === words.length
  if (close || isWhole || asking === 'color') return true
  if (vehicleNoun.test(after) && after !== 'in') return true
  if (/\b(?:color|colour|colored)(?: (?:is|of|it's|its|was))*$/.test(before)) return true
  const isDescribed =
    /\b(?:it's|its|it is|it was|that's|mine is|mine's|car is|truck is|car's|van is|suv is|vehicle is|she's|is)(?: (?:a|an|the|like|kind of|sort of|more of a|all|not|actually|really))*$/.test(
      before,
    )
  if (isDescribed)
    return (
      !doubtfulColors.has(color.color) &&
      (color.end === words.length ||
        words[color.end - 1]?.stop !== '' ||
        /^(?:and|with|not|but|in|on|i|it's|we|my|not|actually)$/.test(after))
    )
  return asksForVehicle(asking) && !doubtfulColors.has(color.color)
}

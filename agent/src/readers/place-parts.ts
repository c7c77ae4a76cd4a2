import { notAt } from '../text/correction.ts'
import { isEveryday } from '../text/lexicon/common-words.ts'
import { digitsIn, numberBefore } from '../text/place-text.ts'
import { textBetween, wordsOf } from '../text/words.ts'
import type { Reading } from '../types/readings.ts'
import { goesOnAt } from './rules/place-town.ts'

/** A part of a place as the learned reader marked it in the words that were said. */
export type Part = Reading['place'][number]

/** Digits of the longest number that a house has. */
export const LONGEST_NUMBER = 5

/**
 * The parts of a place with their numbers whole: a reader that goes word by word cuts through numbers that are said in
 * several ("one one | two zero five", "twenty | eighth", "county road | one oh three").
 */
export function putRight(parts: readonly Part[], said: string): readonly Part[] {
  const towns = withoutHalfNames(
    withoutUnits(calledStreets(withoutDenied(parts, said), said), said),
    said,
  )
  const named = withWholeName(withFirstDigits(withItsSide(towns), said), said)
  const numbered = withWholeNumber(withOrdinal(withRoadsNumber(withUnits(named))))
  return withoutBareStreet(withNumberBehind(numbered, said)).filter((part) => !isBareShop(part))
}

const wordsBefore = ({ start }: Part, said: string): string => textBetween(wordsOf(said), 0, start)

/** "It's not at Bell's": no part of where it is. */
const withoutDenied = (parts: readonly Part[], said: string): readonly Part[] =>
  parts.filter((part) => !notAt.test(wordsBefore(part, said)))

/** "3418 southeast | Hawthorne Boulevard", "1412 | northwest | Hawthorne": the side of the town is the street's. */
function withItsSide(parts: readonly Part[]): readonly Part[] {
  const done: Part[] = []
  for (const part of parts) {
    const last = done.at(-1)
    const side = last?.end === part.start ? endsWithSide.exec(last.words)?.[0] : undefined
    const isAlone = last?.part === 'street' && last.words === side
    if (last && side && last.part === 'number' && part.part === 'street') {
      const words = last.words.slice(0, -side.length)
      done.splice(-1, 1, { ...last, words, end: last.end - 1 })
      done.push({ ...part, words: `${side.trim()} ${part.words}`, start: part.start - 1 })
    } else if (last && isAlone && part.part === 'town' && done.at(-2)?.part === 'number')
      done.splice(-1, 1, joined(last, part))
    else done.push(part)
  }
  return done
}

const joined = (part: Part, more: Part): Part => ({
  ...part,
  words: `${part.words} ${more.words}`,
  end: more.end,
})

const endsWithSide = /(?:^| )(?:north|south)?(?:east|west)$|(?:^| )(?:north|south)$/

/** "De la avenida | santa maría": in Spanish the kind of a street stands before its name, which is no shop's then. */
function calledStreets(parts: readonly Part[], said: string): readonly Part[] {
  const isCalled = (part: Part) => isName(part) && endsWithKind.test(wordsBefore(part, said))
  return parts
    .filter(({ words }) => !onlyKind.test(words))
    .map((part) => (isCalled(part) ? { ...part, part: 'street' } : part))
}

const endsWithKind = /(?:^| )(?:calle|avenida|bulevar|camino)(?: del?)?(?: la| los| las)?$/
const onlyKind = /^(?:(?:en|de|la|el) )*(?:calle|avenida|bulevar|camino)(?: de)?(?: la)?$/

/** "Ochocientos quince" is no shop. */
const isBareShop = ({ part, words }: Part): boolean =>
  (part === 'business' || part === 'landmark') && digitsIn(words) !== undefined

/** "Seventeen | eighty eight": a number, and no house on a street that is one. */
function withoutBareStreet(parts: readonly Part[]): readonly Part[] {
  const street = parts.find(({ part, words }) => part === 'street' && digitsIn(words))
  return street ? parts.filter((part) => part !== street && part.part !== 'number') : parts
}

/** "County road | one oh three": the number is the road's. */
function withRoadsNumber(parts: readonly Part[]): readonly Part[] {
  return parts.flatMap((part, at): Part[] => {
    const [before, after] = [parts[at - 1], parts[at + 1]]
    const isItsNumber = (road?: Part, number?: Part) =>
      road?.part === 'street' &&
      road.end === number?.start &&
      calledByNumber.test(
        road.words
          .split(' ')
          .filter((word) => !digitsIn(word))
          .join(' '),
      ) &&
      digitsIn(number.words) !== undefined
    if (isItsNumber(before, part)) return []
    return after && isItsNumber(part, after) ? [joined(part, after)] : [part]
  })
}

/** "Calle cuarenta y | ocho": of one number, in Spanish. */
function withUnits(parts: readonly Part[]): readonly Part[] {
  const done: Part[] = []
  for (const part of parts) {
    const last = done.at(-1)
    const isOpen = last?.words.endsWith(' y') && last.end === part.start
    if (last && isOpen && digitsIn(part.words)) done.splice(-1, 1, joined(last, part))
    else done.push(part)
  }
  return done
}

/** "Twenty | eighth": a street by its number, and no house on an eighth. */
function withOrdinal(parts: readonly Part[]): readonly Part[] {
  return parts.flatMap((part, at): Part[] => {
    const [before, after] = [parts[at - 1], parts[at + 1]]
    const isCut = (number?: Part, street?: Part) =>
      number?.part === 'number' &&
      street?.part === 'street' &&
      number.end === street.start &&
      cutOrdinal.test(`${number.words} ${street.words}`)
    const last = (words: string) => words.split(' ').at(-1) ?? ''
    if (before && isCut(before, part))
      return [{ ...part, words: `${last(before.words)} ${part.words}`, start: part.start - 1 }]
    if (!isCut(part, after)) return [part]
    const rest = part.words.split(' ').slice(0, -1).join(' ')
    return rest ? [{ ...part, words: rest, end: part.end - 1 }] : []
  })
}

const cutOrdinal =
  /(?:^| )(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)(?: |$)/

/** "Lot 88", "apartment 2117", a gate's code: numbers of no house. */
function withoutUnits(parts: readonly Part[], said: string): readonly Part[] {
  const words = wordsOf(said)
  const isOfHouse = ({ part, end }: Part) =>
    part === 'number' && parts.some((each) => each.part === 'street' && each.start === end)
  const isUnit = (each: Part) =>
    !isOfHouse(each) &&
    ofUnits.test(
      (each.part === 'number' ? words[each.start - 1]?.text : each.words.split(' ')[0]) ?? '',
    )
  return parts.map((each) => (isUnit(each) ? { ...each, part: 'unit' } : each))
}

const ofUnits = /^(?:lot|lote|apartment|apt|unit|suite|space|building|edificio|row|level|code|is)$/

const isName = (part?: Part) => part !== undefined && /^(?:business|landmark|near)$/.test(part.part)

/** "Jupiter | house the coffee shop": a town that goes on is a name. */
function withoutHalfNames(parts: readonly Part[], said: string): readonly Part[] {
  const words = wordsOf(said)
  const isHalf = ({ part, end }: Part) =>
    part === 'town' && goesOnAt(words, end) && parts.every(({ start }) => start !== end)
  return parts.filter((part) => !isHalf(part))
}

/** "Lamesa | paint and body", said in one: the shop has the town in its name; "in Dover | Cocheco Auto" is in that town. */
function withWholeName(parts: readonly Part[], said: string): readonly Part[] {
  return parts.flatMap((part, at): Part[] => {
    const [before, after] = [parts[at - 1], parts[at + 1]]
    const isLead = (one?: Part, other?: Part) =>
      one?.part === 'town' &&
      isName(other) &&
      one.end === other?.start &&
      (isEveryday(other.words.split(' ')[0] ?? '') || !/ in$/.test(wordsBefore(one, said)))
    if (isLead(part, after)) return []
    return before && isLead(before, part)
      ? [{ ...part, start: before.start, words: `${before.words} ${part.words}` }]
      : [part]
  })
}

/** "One one | two zero five bellaire": the number begins with the first of its words, unless they are of a road. */
function withFirstDigits(parts: readonly Part[], said: string): readonly Part[] {
  const words = wordsOf(said).map(({ text }) => text)
  const isNumber = (each: Part) => each.part === 'unit' && digitsIn(each.words) !== undefined
  // "Brookshire's twenty | eight oh six": what no road is called by is none.
  const isNoRoad = ({ part, words: said }: Part) =>
    part === 'highway' &&
    !/^(?:the )?(?:\d|\w{1,3}\b|interstate|highway|state|farm|county|ranch|loop|spur|toll|exit|business)/.test(
      said,
    ) &&
    digitsIn(said) === undefined
  const ofRoad = parts.filter(
    (each) => !notOfNumbers.has(each.part) && !isNumber(each) && !isNoRoad(each),
  )
  return parts.map((part) => {
    if (part.part !== 'number') return part
    let { start, words: all } = part
    for (let at = start - 1; at >= 0; at -= 1) {
      const more = words.slice(at, part.end).join(' ')
      const isTaken = ofRoad.some((each) => each !== part && each.start <= at && at < each.end)
      if (isTaken || (digitsIn(more)?.length ?? LONGEST_NUMBER + 1) > LONGEST_NUMBER) break
      start = at
      all = more
    }
    return { ...part, start, words: all }
  })
}

/** "En la Hillcroft sesenta y cuatro cero cero": in Spanish the number of the house comes behind its street. */
function withNumberBehind(parts: readonly Part[], said: string): readonly Part[] {
  const street = parts.find(({ part }) => part === 'street')
  const number = parts.find(({ part }) => part === 'number')
  if (!street || (number && number.start !== street.end)) return parts
  const words = wordsOf(said).map(({ text }) => text)
  const digitsOf = (from: number, to: number) => digitsIn(words.slice(from, to).join(' '))
  let from = street.start + 1
  while (from <= street.end && !spanishDigits.test(words[from] ?? '')) from += 1
  let to = from
  while (to < words.length && (digitsOf(from, to + 1) || words[to] === 'y')) to += 1
  const digits = digitsOf(from, to)
  if (from > street.end || !digits || digits.length < 3 || digits.length > LONGEST_NUMBER)
    return parts
  const name = words.slice(street.start, from).join(' ')
  // "County road setecientos": the road's own number, which the rules have.
  if (calledByNumber.test(name)) return parts.filter((part) => part !== street)
  return [
    ...parts.filter(({ start, end }) => end <= street.start || start >= to),
    { ...street, part: 'number', words: digits, end: street.start },
    { ...street, words: name, end: from },
  ]
}

const calledByNumber =
  /^(?:f ?m|farm to market|(?:county|ranch|farm|state) (?:road|highway)|highway|interstate|i|u ?s|carretera|autopista|(?:(?:north|south|east|west) )?loop|spur)$/

const spanishDigits =
  /^(?:un[oa]|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\w+|veint\w+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|\w+cientos|mil)$/

/** Parts that have no numbers of their own. */
const notOfNumbers = new Set(['spot', 'landmark', 'business', 'near'])

/** "Sixteen | one fifty one harper": the number goes on until the name begins. */
function withWholeNumber(parts: readonly Part[]): readonly Part[] {
  const at = parts.findIndex(({ part }) => part === 'street')
  const street = parts[at]
  const number = parts[at - 1]?.part === 'number' ? parts[at - 1] : undefined
  const [leading, name] = (street && numberBefore(street.words)) ?? []
  if (!street || !leading || !name) return parts
  const digits = digitsIn([number?.words, leading].filter(Boolean).join(' '))
  if (digits === undefined || digits.length > LONGEST_NUMBER) return parts
  return [
    ...parts.filter((part) => part !== number && part !== street),
    { ...street, part: 'number', words: digits, end: street.start },
    { ...street, words: name },
  ]
}

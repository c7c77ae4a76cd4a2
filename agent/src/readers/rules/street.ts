import { commonWords } from '../../text/lexicon/common-words.ts'
import { states } from '../../text/lexicon/states.ts'
import { ordinalAt, type Run, runAt } from '../../text/numbers.ts'
import { oneOf } from '../../text/one-of.ts'
import { ordinalOf } from '../../text/ordinal.ts'
import { townAt } from '../../text/town.ts'
import { saidBetween, textAt, textBetween, titleCase, type Word } from '../../text/words.ts'
import phrases from './phrases/street.json' with { type: 'json' }
import { roadAt } from './road.ts'

const suffixes = new Set(phrases.suffixes)
/** Suffixes that are everyday words, too weak to make a street of any word before them. */
const weak = new Set(phrases.weak)
/** True for "street", "drive" and what else a street's name ends in. */
export const isStreetWord = (text: string): boolean => suffixes.has(text)

const written: Record<string, string> = {
  st: 'St',
  rd: 'Rd',
  dr: 'Dr',
  ln: 'Ln',
  ave: 'Ave',
  blvd: 'Blvd',
  pkwy: 'Pkwy',
  ct: 'Ct',
  hwy: 'Hwy',
}
/** "North", "ne": which side of town a street is on. */
export const compass =
  /^(?:north|south|east|west|northeast|northwest|southeast|southwest|n|s|e|w|ne|nw|se|sw)$/
const stopsAName = new Set(phrases.stopsAName)

/** "First Avenue Northeast, Cedar Rapids": a side of the town right before its name. */
const isQuadrant = (words: Word[], at: number): boolean =>
  /^(?:north|south)(?:east|west)$/.test(textAt(words, at)) &&
  townAt(words, at + 1)?.city !== undefined

export type StreetFound = { street: string; start: number; end: number; hasSuffix: boolean }

/** A street with its suffix ("Main Street", "North 5th Ave", "Avenue J", "Broadway"), or a numbered road, that starts here. */
export function streetAt(words: Word[], at: number, isNumbered = false): StreetFound | undefined {
  if (textAt(words, at) === 'the') return streetAt(words, at + 1)
  // How many wheels drive it, and no street of that name.
  if (
    /^(?:(?:two|four|six|all|front|rear|[246]) )?wheel drive\b/.test(textBetween(words, at, at + 3))
  )
    return
  const run = runAt(words, at)
  const next = run && roadAt(words, run.next, undefined, false)
  if (next && isNumberOf(next.highway, words, at)) return
  const road = roadAt(words, at, undefined, false)
  if (
    road &&
    !road.bare &&
    /^(?:FM|RM|CR|US|Highway|Loop|Spur|State Route|Private Road|I)[ -]/.test(road.highway)
  ) {
    // A house stands on "North Central Expressway", whatever number the signs have.
    const named = isNumbered ? suffixedStreet(words, at, true) : undefined
    if (named && named.end >= road.end && !/\d/.test(named.street)) return named
    return { street: road.highway, start: at, end: road.end, hasSuffix: true }
  }
  const side =
    compass.test(textAt(words, at)) && isNumbered
      ? roadAt(words, at + 1, undefined, false)
      : undefined
  if (side && /^(?:FM|RM|CR|US|Highway|Loop|Spur|State Route|I)[ -]/.test(side.highway))
    return {
      street: `${spelled(words, at, at + 1)} ${side.highway}`,
      start: at,
      end: side.end,
      hasSuffix: true,
    }
  if (/^(?:avenue|ave)$/.test(textAt(words, at)) && /^[a-z]$/.test(textAt(words, at + 1))) {
    return {
      street: `Avenue ${textAt(words, at + 1).toUpperCase()}`,
      start: at,
      end: at + 2,
      hasSuffix: true,
    }
  }
  const byNumber = gridCrossing(words, at) ?? gridRoad(words, at) ?? streetByNumber(words, at)
  if (byNumber) return byNumber
  const king = kings.exec(textBetween(words, at, at + 7))
  if (king) {
    const end = at + king[0].split(' ').length
    const suffix = textAt(words, end - 1)
    const name = king[0].includes('martin') ? 'Martin Luther King' : 'MLK'
    const street = suffixes.has(suffix) ? `${name} ${written[suffix] ?? titleCase(suffix)}` : name
    return { street, start: at, end, hasSuffix: true }
  }
  if (textAt(words, at) === 'broadway')
    return { street: 'Broadway', start: at, end: at + 1, hasSuffix: true }
  return suffixedStreet(words, at, isNumbered)
}

/** "Avenue twelve and Road twenty nine": streets that have a number for a name, as in the counties of the Central Valley. */
function streetByNumber(words: Word[], at: number): StreetFound | undefined {
  const isKind = /^(?:avenue|road)$/.test(textAt(words, at))
  const isBegun = at === 0 || startsStreet.test(textAt(words, at - 1))
  const run = isKind && isBegun ? runAt(words, at + 1) : undefined
  if (!run || run.digits.length > 3 || ordinalAt(words, at + 1)) return
  if (/^(?:miles?|minutes?|feet|yards|blocks?)$/.test(textAt(words, run.next))) return
  return numberedStreet(words, at, at)
}

const startsStreet = /^(?:on|off|of|at|and|by|near|to|from|past|between|it's|along|corner)$/

const kings =
  /^(mlk|m l k|(?:(?:dr|doctor) )?martin luther king(?: (?:jr|junior))?)(?: (?:street|st|drive|dr|avenue|ave|boulevard|blvd|way|parkway|pkwy))?(?= |$)/

/** What a name that ends like a street's may end in after all. */
const ofTheWhole = /^(?:parkway|pkwy|boulevard|blvd|road|rd|street|drive|avenue|lane|loop|circle)$/

/** "Northwest Highway", "South Freeway". */
const isRoadOfSide =
  /^(?:highway|freeway|parkway|boulevard|avenue|expressway|loop|street|road|drive|lane)$/

/** After a house number an everyday word is a street's name as well: "1520 Exchange Parkway". */
function suffixedStreet(
  words: Word[],
  start: number,
  isNumbered: boolean,
): StreetFound | undefined {
  let at = start
  if (compass.test(textAt(words, at)) && words[at]?.stop !== '.') at++
  const ordinal =
    ordinalAt(words, at) ?? (isNumbered && at === start ? undefined : countedStreet(words, at))
  const first = at
  if (ordinal) at = ordinal.next
  const side = first > start && textAt(words, start).length > 3
  // "Pull in the north drive"
  if (side && textAt(words, first) === 'drive' && textAt(words, start - 1) === 'the') return
  if (side && isRoadOfSide.test(textAt(words, first)) && !/^\d/.test(textAt(words, first + 1)))
    return {
      street: spelled(words, start, first + 1),
      start,
      end: first + 1,
      hasSuffix: true,
    }
  for (; at < first + 5 && at < words.length; at++) {
    const text = textAt(words, at)
    if (suffixes.has(text) && at > first) {
      // "West Loop 289"
      if (text === 'loop' && !words[at]?.stop && runAt(words, at + 1)) return
      // "Grand Avenue Parkway"
      if (words[at]?.stop === '' && ofTheWhole.test(textAt(words, at + 1))) continue
      const name = textBetween(words, first, at)
      // "El freeway", before the number that is its name; "the cross street is Elm".
      if (/^(?:el|la)$/.test(name)) return
      if (name === 'cross' && /^(?:is|are)$/.test(textAt(words, at + 1))) return
      if (kindsOfRoad.test(`${name} ${text}`)) {
        const numbered = numberedStreet(words, start, at)
        // "7777 Forest Lane" is called so.
        if (numbered || !isNumbered) return numbered
      }
      if (
        !(isNumbered || ordinal) &&
        (isOrdinaryPlace(words, first, at) || isOfAPlace(words, first, at))
      )
        return
      const isWeak = !isNumbered && weak.has(text) && commonWords.has(name)
      if (isWeak && !isOrdinaryStreet(name) && !crossesStreet(words, at + 1)) return
      const trailing =
        compass.test(textAt(words, at + 1)) &&
        (textAt(words, at + 1).length <= 2 ||
          at + 2 === words.length ||
          /^(?:north|south)(?:east|west) (?:and|at|in|near|by)$/.test(
            textBetween(words, at + 1, at + 3),
          ) ||
          isQuadrant(words, at + 1) ||
          words[at + 1]?.stop !== '') &&
        words[at]?.stop === ''
          ? 1
          : 0
      return {
        street: spelled(words, start, at + 1 + trailing, ordinal && { ...ordinal, at: first }),
        start,
        end: at + 1 + trailing,
        hasSuffix: true,
      }
    }
    const isFront = text === 'front' && /^(?:street|st|avenue|ave)$/.test(textAt(words, at + 1))
    if ((stopsAName.has(text) && !isFront) || words[at]?.stop || /^\d/.test(text)) return
    if (compass.test(text) && at === first && !suffixes.has(textAt(words, at + 1))) return
    // "Mill site second avenue": the street begins with its number, whatever stands before it.
    const counted = at > first && text !== 'first' ? ordinalAt(words, at) : undefined
    if (counted && suffixes.has(textAt(words, counted.next))) return
  }
}

/** "The retirement place", "some parking place": what it is, not what it is called. */
const isOrdinaryPlace = (words: Word[], first: number, at: number) =>
  /^(?:|the|a|an|some|my|our|this|that)$/.test(textAt(words, first - 1)) &&
  /^(?:place|way|point|pass|run|row|path|trail|landing|plaza|square)$/.test(words[at]?.raw ?? '') &&
  /\p{Lu}/u.test(saidBetween(words, 0, words.length)) &&
  !/\p{Lu}/u.test(saidBetween(words, first, at))

/** What a road is, and not what it is called. */
/** "March Lane and Pacific Avenue": what crosses a street is one, whatever its name means otherwise. */
const crossesStreet = (words: Word[], at: number): boolean =>
  textAt(words, at) === 'and' && suffixedStreet(words, at + 1, false)?.hasSuffix === true

const kindsOfRoad =
  /^(?:gravel|dirt|forest|forest service|township|town|service|access|frontage|side|back|logging|unpaved|farm|levee) (?:road|rd|lane)$/

/** "Township Road 212": the number is its name. */
function numberedStreet(words: Word[], start: number, at: number): StreetFound | undefined {
  const number = words[at]?.stop ? undefined : runAt(words, at + 1)
  if (!number) return
  const street = `${spelled(words, start, at + 1)} ${number.digits}`
  return { street, start, end: number.next, hasSuffix: true }
}

/** "Winn Dixie Plaza", "Deception Pass", "my girlfriend's place", a row of a parking lot: places, where no house number stands before them. */
function isOfAPlace(words: Word[], first: number, at: number): boolean {
  const before = textAt(words, first - 1)
  const isOnIt = /^(?:on|off|along|down|up)$/.test(before)
  if (before === 'the' && words[at]?.raw === 'place') return true
  if (/^(?:plaza|square|landing)$/.test(textAt(words, at))) return true
  if (textAt(words, at) === 'pass') return !isOnIt
  // "My brother in law's place"
  if (textAt(words, first) === "law's") return true
  if (
    /^(?:my|our|his|her|their|a|an|some)$/.test(before) &&
    !/^\p{Lu}/u.test(words[first]?.raw ?? '')
  )
    return true
  return (
    at - first > 3 ||
    words.slice(first, at).some(({ text }) => /^(?:lot|garage|center|mall)$/.test(text))
  )
}

/** Everyday words that are street names all over the country. */
const isOrdinaryStreet = (name: string) => ordinaryStreets.test(name)

const ordinaryStreets = oneOf(phrases.ordinaryStreets, { before: '^', after: '$' })

/** "One seventy street", "149 avenue": 170th Street, 149th Avenue. */
function countedStreet(words: Word[], at: number): { value: number; next: number } | undefined {
  const run = runAt(words, at)
  const isCounted =
    run &&
    /^[1-9]\d{1,2}$/.test(run.digits) &&
    /^(?:street|st|avenue|ave)$/.test(textAt(words, run.next)) &&
    !runAt(words, at - 1)
  return isCounted ? { value: Number(run.digits), next: run.next } : undefined
}

function spelled(
  words: Word[],
  start: number,
  end: number,
  ordinal?: { at: number; value: number; next: number },
): string {
  const parts: string[] = []
  for (let at = start; at < end; at++) {
    if (at === ordinal?.at) {
      parts.push(ordinalOf(ordinal.value))
      at = ordinal.next - 1
    } else {
      const text = textAt(words, at)
      parts.push(
        compass.test(text) && text.length <= 2
          ? text.toUpperCase()
          : (written[text] ?? titleCase(words[at]?.raw ?? text)),
      )
    }
  }
  return parts.join(' ')
}

export type AddressFound = {
  number: string
  street: string
  start: number
  end: number
  detail?: string
}

/** True where a house of three digits and more begins, on a street that is called one. */
export function isHouse(words: Word[], at: number): boolean {
  const house = runAt(words, at) && addressAt(words, at, false)
  return house !== undefined && house.number.length > 2
}

/** A house number and a street ("twelve forty five main street"). `loose` allows a street without suffix ("1245 main"). */
export function addressAt(words: Word[], at: number, loose: boolean): AddressFound | undefined {
  const run = runAt(words, at)
  const text = textAt(words, at)
  const lettered = /^\d{1,5}[a-z]$/.test(text) && !/^\d+(?:th|st|nd|rd)$/.test(text)
  if (lettered) return withStreet(words, at, text.toUpperCase(), at + 1, loose)
  if (!run || text === 'oh' || text === 'o') return
  const hyphened = withHyphen(words, run)
  if (hyphened) return withStreet(words, at, hyphened.number, hyphened.next, loose)
  // "Seven eleven, corner of Tidewater Drive": the shop, and no house.
  if (run.digits === '711' && /^(?:corner|parking|store|gas|on|at)$/.test(textAt(words, run.next)))
    return
  // "Fifty first avenue", "thirty seventh and bull": a street by its number.
  if (ordinalAt(words, at)) return
  // "one two three 5th street": the ordinal is no part of the run; "12 45 main" is.
  // "Eighteen forty seven, one eight four seven East Dakota": said twice.
  let number = run.digits.replace(/^(\d{3,5})\1$/, '$1')
  let next = run.next
  if (textAt(words, next) === 'and' || words[next - 1]?.stop === '.') return
  // "It's two thirty on Route 37"
  const isOn = textAt(words, next) === 'on' && loose && /^[1-9]\d{2,4}$/.test(number)
  const told = isOn && !words[next - 1]?.stop ? streetAt(words, next + 1, true) : undefined
  if (told?.hasSuffix) return { number, street: told.street, start: at, end: told.end }
  // "On 1340, Farm Road 1340", "one ninety one highway one ninety one": the road, said once more.
  const road = roadAt(words, next, undefined, false)
  if (road && (words[next - 1]?.stop || isNumberOf(road.highway, words, at))) return
  const tens =
    /^(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/.test(textAt(words, next - 1)) &&
    ordinalAt(words, next - 1)
  if (tens && run.chunks.length > 1) {
    next -= 1
    number = run.chunks
      .slice(0, -1)
      .map((chunk) => chunk.digits)
      .join('')
  }
  const grid = gridStreet(words, next)
  if (grid) return { number, street: grid.street, start: at, end: grid.end }
  if (number.length > 5 || /^0/.test(number)) return
  // "221 b baker street": the letter is the house's, when a street without it follows.
  const letter = /^[a-df-h]$/.exec(textAt(words, next))?.[0]
  if (letter && !suffixes.has(textAt(words, next + 1)) && streetAt(words, next + 1))
    return withStreet(words, at, number + letter.toUpperCase(), next + 1, loose)
  return withStreet(words, at, number, next, loose)
}

/** "146-20 Jamaica Avenue", "one forty six dash twenty": houses of Queens, by their street and their own number. */
function withHyphen(words: Word[], run: Run): { number: string; next: number } | undefined {
  const { text = '', glue } = words[run.start] ?? {}
  const written = run.chunks.length === 2 && glue === '-' && /^\d+$/.test(text)
  const [first, last] = written
    ? run.chunks
    : [run, textAt(words, run.next) === 'dash' ? runAt(words, run.next + 1) : undefined]
  return first && last && /^\d\d\d?$/.test(last.digits)
    ? { number: `${first.digits}-${last.digits}`, next: last.next }
    : undefined
}

/** "One fifty two, Ranch Road one fifty two": the whole number of the road, or its end. */
function isNumberOf(highway: string, words: Word[], at: number): boolean {
  const digits = runAt(words, at)?.digits ?? ''
  const own = /[ -]([^ -]+)$/.exec(highway)?.[1] ?? ''
  if (!digits) return false
  return own === digits || (own.endsWith(digits) && runAt(words, at - 1) !== undefined)
}

/** "East seven fifty road", "North 2900 Road": country roads of Kansas and Oklahoma. */
function gridRoad(words: Word[], at: number): StreetFound | undefined {
  const isSide = compass.test(textAt(words, at)) && !drives.test(textAt(words, at - 1))
  const run = isSide && !ordinalAt(words, at + 1) ? runAt(words, at + 1) : undefined
  const kind = run && textAt(words, run.next)
  if (!kind || run.digits.length < 2 || !/^(?:road|rd)$/.test(kind)) return
  const street = `${spelled(words, at, at + 1)} ${run.digits} ${spelled(words, run.next, run.next + 1)}`
  return { street, start: at, end: run.next + 1, hasSuffix: true }
}

const drives = /^(?:going|heading|headed|facing|driving|traveling|bound)$/

/** "Nine hundred south and seven hundred east": two streets of Utah that cross, each by its number and side. */
function gridCrossing(words: Word[], at: number): StreetFound | undefined {
  const own = hundredsAt(words, at)
  const isCrossing =
    own &&
    (/^(?:and|at)$/.test(textAt(words, own.end))
      ? hundredsAt(words, own.end + 1)
      : afterHundreds.test(textBetween(words, Math.max(0, at - 3), at)))
  return isCrossing ? { ...own, start: at, hasSuffix: true } : undefined
}

const afterHundreds = /(?:hundred|00) (?:north|south|east|west) (?:and|at)$/

/** "Nine hundred south": 900 South. */
function hundredsAt(words: Word[], at: number): { street: string; end: number } | undefined {
  const run = runAt(words, at)
  const side = run ? textAt(words, run.next) : ''
  return run && /^[1-9]\d{0,2}00$/.test(run.digits) && /^(?:north|south|east|west)$/.test(side)
    ? { street: titleCase(`${run.digits} ${side}`), end: run.next + 1 }
    : undefined
}

/** "275 West 200 North": a street of Utah, told by how far it is from the middle of its town. */
function gridStreet(words: Word[], at: number): { street: string; end: number } | undefined {
  const [side, run] = [textAt(words, at), runAt(words, at + 1)]
  const other = run && textAt(words, run.next)
  const isAcross = /^(?:north|south)$/.test(side) ? /^(?:east|west)$/ : /^(?:north|south)$/
  if (!/^(?:north|south|east|west)$/.test(side) || !other || !isAcross.test(other)) return
  return { street: titleCase(`${side} ${run.digits} ${other}`), end: run.next + 1 }
}

function withStreet(
  words: Word[],
  start: number,
  number: string,
  next: number,
  loose: boolean,
): AddressFound | undefined {
  // "We park on three, night people do": a level of the garage.
  const isLevel = number.length === 1 && textAt(words, start - 1) === 'on'
  const street =
    streetAt(words, next, number.length >= 3) ??
    (loose && !isLevel ? bareStreet(words, next) : undefined)
  if (!street || textAt(words, next) === 'the') return
  const unit = unitAt(words, street.end)
  return {
    number,
    street: street.street,
    start,
    end: unit?.end ?? street.end,
    ...(unit && { detail: unit.detail }),
  }
}

/** "1245 main", "2200 west university": a name with nothing after it that would make it something else. */
function bareStreet(words: Word[], at: number): StreetFound | undefined {
  const start = at
  let end = compass.test(textAt(words, at)) ? at + 1 : at
  const first = end
  while (end < words.length && end < first + 2) {
    const text = textAt(words, end)
    const isName =
      /^(?!\w+bound$)[a-z']{3,}$/.test(text) &&
      (!commonWords.has(text) || (end === first && isOrdinaryStreet(text))) &&
      !stopsAName.has(text) &&
      !(end === first && (compass.test(text) || suffixes.has(text)))
    // "North Lamar Austin Texas": a town begins where a state follows.
    if (!isName || (end > first && states.has(textAt(words, end + 1)))) break
    end++
    if (words[end - 1]?.stop) break
  }
  if (end === first) return
  // "6101 Gateway West, El Paso"
  const isSide =
    /^(?:north|south|east|west)$/.test(textAt(words, end)) &&
    words[end - 1]?.stop === '' &&
    (end + 1 === words.length || words[end]?.stop !== '')
  if (isSide) end++
  return { street: spelled(words, start, end), start, end, hasSuffix: false }
}

/** Apartment, suite, unit, lot or space ("apartment 12 B"), after an address or before it. */
export function unitAt(words: Word[], at: number): { detail: string; end: number } | undefined {
  if (!/^(?:apartment|apt|suite|ste|unit|lot|space|building|bldg|room)$/.test(textAt(words, at)))
    return
  const from = textAt(words, at + 1) === 'number' ? at + 2 : at + 1
  const run = runAt(words, from)
  const end =
    run?.next ??
    (/^[a-z]?\d*[a-z]?$/.test(textAt(words, from)) && textAt(words, from) ? from + 1 : from)
  if (end === from) return
  const letter =
    run && !words[end - 1]?.stop ? unitLetter.exec(textBetween(words, end, end + 2)) : null
  const value = run ? run.digits + (letter?.[1] ?? '') : textAt(words, from)
  return {
    detail: `${titleCase(textAt(words, at))} ${value.toUpperCase()}`,
    end: letter ? end + 1 : end,
  }
}

/** "12 b" is a unit; in "4 a red car" the letter is an article. */
const unitLetter = /^([b-h]|a(?= (?:at|on|in|\d)|$))(?= |$)/

/** The name of a cross street or a thing on the way, without suffix: up to three words that are no everyday English. */
export function plainName(
  words: Word[],
  at: number,
  longest = 3,
): { name: string; end: number } | undefined {
  let from = at
  while (/^(?:the|a|an)$/.test(textAt(words, from))) from++
  let end = compass.test(textAt(words, from)) && !words[from]?.stop ? from + 1 : from
  const first = end
  if (isLetteredStreet(words, first))
    return { name: textAt(words, first).toUpperCase(), end: first + 1 }
  const ordinal = ordinalAt(words, end)
  if (ordinal) {
    const side = first > from ? `${spelled(words, from, first)} ` : ''
    return { name: side + ordinalOf(ordinal.value), end: ordinal.next }
  }
  for (; end < words.length && end - first < longest; end++) {
    const text = textAt(words, end)
    const everyday =
      commonWords.has(text) && !isOrdinaryStreet(text) && !isCapitalPair(words, first, end)
    if (stopsAName.has(text) || everyday || !/^[a-z][a-z'-]+$/.test(text)) break
    if (words[end]?.stop) {
      end++
      break
    }
  }
  // "Tiger Town in Opelika": the last word of the name, however everyday it is.
  if (end > first && /^(?:town|village|square)$/.test(textAt(words, end))) end++
  return end > first
    ? {
        name: titleCase(
          words
            .slice(from, end)
            .map((word) => word.raw)
            .join(' '),
        ),
        end,
      }
    : undefined
}

/** "On Belt Line", "off Old Denton": two everyday words in a row, written as a name inside a sentence. */
const isCapitalPair = (words: Word[], first: number, at: number) => {
  const isName = (index: number) => /^\p{Lu}\p{Ll}+$/u.test(words[index]?.raw ?? '')
  const start = at > first ? first : at
  return (
    start > 0 &&
    words[start - 1]?.stop !== '.' &&
    isName(start) &&
    isName(start + 1) &&
    words[start]?.stop === '' &&
    at <= start + 1
  )
}

/** "K and 15th", "15th and K": a letter is a street where it crosses a numbered one. */
const isLetteredStreet = (words: Word[], at: number) =>
  /^[a-z]$/.test(textAt(words, at)) &&
  ((textAt(words, at + 1) === 'and' && ordinalAt(words, at + 2) !== undefined) ||
    (textAt(words, at - 1) === 'and' && ordinalAt(words, at - 2) !== undefined))

import { trades } from '../../text/lexicon/businesses.ts'
import { isEveryday } from '../../text/lexicon/common-words.ts'
import { states } from '../../text/lexicon/states.ts'
import { oneOf } from '../../text/one-of.ts'
import { townAt } from '../../text/town.ts'
import { textBetween, type Word, wordsOf } from '../../text/words.ts'
import type { Place } from '../../types/facts.ts'
import phrases from './phrases/place-doubt.json' with { type: 'json' }
import { compass, isStreetWord } from './street.ts'

/** With these a name is over: somebody tells on. */
const endsAName = new Set(phrases.endsAName)

/** No name begins with these. */
const beforeAName = new Set(phrases.beforeAName)

/** What the second word of a street's name often is: "Spring Creek Parkway" is in no town of Spring. */
const landforms = oneOf(phrases.landforms, { before: '^', after: '$' })

const unitWords =
  /^(?:number|unit|villa|lot|space|slip|row|room|suite|apartment|apt|stall|bay|gate|hole|level|floor|dock|espacio|road|route|highway|loop|exit|mile|county)$/
const smallNumber = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|uno|dos|tres)$/
const stretches =
  /^(?:north|south|east|west|n|s|e|w|inner|outer|inside|outside|left|right|express|service|fast|slow|lane|loop|row|side|shoulder|halfway)$/i

const isTypeOf = (name: string[]) =>
  name.length > 1 && isStreetWord(name.at(-1)?.toLowerCase() ?? '')

/** "My wife's", "the city's street": whose it is, and no name. */
const isPossessive = (text: string) => text.endsWith("'s") && isEveryday(text.slice(0, -2))

/** What a road is, and not which: "a fire lane", "some county road", "an unnamed road". */
const noNames =
  /\b(?:(?:service|fire|gate|gravel|stacking|parking|dirt) (?:lane|row)|(?:gravel|lease|unnamed|shed county|boat county|dirt) road|[a-z]+ county road|parking row)$|^(?:highway|county road)$/i

/** "Menaul Boulevard Northeast": in which quarter of its town the street lies is part of its name. */
const isQuadrant = (name: readonly string[], at: number) =>
  at === name.length - 1 &&
  /^(?:north|south)(?:east|west)$/.test(name[at] ?? '') &&
  isStreetWord(name[at - 1] ?? '')

/** "3820 El Cajon Boulevard", "La Mesa Boulevard": an article of Spanish that is of the name. */
const hasOwnArticle = (name: string, hasNumber: boolean): boolean =>
  /^(?:el|la|los|las) \p{L}/iu.test(name) &&
  isTypeOf(name.split(' ')) &&
  ((hasNumber && !isEveryday(name.split(' ')[1]?.toLowerCase() ?? '')) ||
    (townAt(wordsOf(name), 0)?.end ?? 0) > 1)

/** A name up to where somebody tells on, and from where it begins; undefined when nothing is left of it. */
function sureName(name: string, hasNumber = false): string | undefined {
  const all = name.split(' ')
  const low = all.map((word) => word.toLowerCase().replace(/\u2019/g, "'"))
  let start = 0
  while (
    start < all.length - 1 &&
    !hasOwnArticle(all.slice(start).join(' '), hasNumber) &&
    beforeAName.has(low[start] ?? '') &&
    !isStreetWord(low[start + 1] ?? '')
  )
    start++
  let end = start
  // "Northwest Highway" begins with a side, "Southbound" is none.
  if (/^(?:north|south)(?:east|west)$/.test(low[start] ?? '') && all.length > start + 1) end++
  // "Vine Street" is one, whatever its word means in Spanish.
  if (low[start] === 'vine' && isStreetWord(low[start + 1] ?? '')) end = Math.max(end, start + 1)
  while (end < all.length && (!endsAName.has(low[end] ?? '') || isQuadrant(low, end))) end++
  const kept = all.slice(start, end)
  const isNobodys = isPossessive(low[start] ?? '') || low[start]?.startsWith("'")
  if (isNobodys || noNames.test(kept.join(' '))) return
  const isNothing = kept.every(
    (word) => stretches.test(word) || beforeAName.has(word.toLowerCase()),
  )
  return kept.length === 0 || isNothing ? undefined : kept.join(' ')
}

type Apart = { street?: string | undefined; city?: string; state?: string }

/** "Pasadena Spencer Highway", "Dover Norman": the town beside the street. */
function apart(name: string, hasNumber: boolean): Apart {
  const words = wordsOf(name)
  const hasType = isTypeOf(words.map(({ text }) => text))
  if (hasType) {
    const town = townAt(words, 0)
    const rest = words.length - (town?.end ?? 0)
    const isLong = (town?.end ?? 0) > 1 && !town?.doubtful
    const isTown =
      town?.city &&
      rest >= 2 &&
      // Between a house's number and its street stands no town.
      (!hasNumber || town.state !== undefined) &&
      (isLong ||
        ((town.state !== undefined || !isEveryday(words[0]?.text ?? '')) &&
          !landforms.test(words[town.end]?.text ?? '')))
    if (town?.city && isTown) {
      const street = words
        .slice(town.end)
        .map(({ raw }) => raw)
        .join(' ')
      return { street, city: town.city, ...(town.state && { state: town.state }) }
    }
    return { street: name }
  }
  const whole = words.length > 1 ? townAt(words, 0) : undefined
  // "Copperas Cove", "Birmingham Alabama": a town, and no street.
  if (!hasNumber && whole?.city && whole.end === words.length) return { city: whole.city }
  if (!hasNumber) return { street: name }
  for (let at = 1; at < words.length; at++) {
    const town = townAt(words, at)
    const before = words.slice(0, at).map(({ raw }) => raw)
    // "Northwest Hawthorne": a side of the town is no street by itself.
    const isLead = before.every((word) => stretches.test(word) || compass.test(word.toLowerCase()))
    if (town?.city && town.end === words.length && !isLead)
      return isEveryday(words[at]?.text ?? '') || town.city.length < 5
        ? { street: name }
        : { street: before.join(' '), city: town.city }
  }
  return { street: name }
}

/** A number that counts something else: "three pines", "unit 14", "one second". */
function isNoHouse(words: Word[], number: string, street: string): boolean {
  const first = street.split(' ')[0]?.toLowerCase() ?? ''
  const at = words.findIndex(({ text }, nth) => nth > 0 && text === first)
  if (at < 1) return false
  let start = at - 1
  while (
    start > 0 &&
    /^(?:and|\d+|\w+teen|\w+ty|hundred|thousand|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|oh|o)$/.test(
      words[start - 1]?.text ?? '',
    )
  )
    start--
  const said = textBetween(words, start, at)
  const before = words[start - 1]?.text ?? ''
  const isTyped = isTypeOf(street.split(' '))
  // "On 84 Littlefield", "28 north Etna": as likely a highway.
  const isShort = said.length < 4 || /^\w+(?: \w+)?$/.test(said)
  const isRoad = /^(?:on|off|along)$/.test(before) && !isTyped && isShort && number.length < 4
  const isDirected = number.length < 3 && !isTyped && /^(?:north|south|east|west)$/.test(first)
  return smallNumber.test(said) || isRoad || isDirected || unitWords.test(before)
}

/** "Oklahoma 1916 Tall Oaks", "Nebraska 612 Jeffers": a house beside a state, and no route of it. */
function isHouseOfState(words: Word[], highway: string): boolean {
  const [, kind = '', digits = ''] =
    /^([A-Z]{1,2}|FM|Highway|State Route)[- ](\d+)/.exec(highway) ?? []
  if (!digits || /^(?:FM|RM|CR|I|US)$/.test(kind)) return false
  if (digits.length > 3) return true
  const at = words.findIndex(({ text }) => text === digits)
  const state = words[at - 1]?.text ?? ''
  const isStated = at > 0 && [...states.keys()].some((name) => name.split(' ').at(-1) === state)
  if (!isStated) return false
  const [next = '', second = ''] = words.slice(at + 1, at + 3).map(({ text }) => text)
  if (/^(?:north|south|east|west)$/.test(next)) return isNameOrOrdinal(second)
  return isNameOrOrdinal(next) && !/bound$|^(?:exit|mile)$/.test(next)
}

const isNameOrOrdinal = (text: string) =>
  /^\d+(?:st|nd|rd|th)$/.test(text) ||
  (text.length > 2 && !isEveryday(text)) ||
  /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)$/.test(text)

const hasSmallNumber = (words: Word[]) => words.some(({ text }) => smallNumber.test(text))

/** The kind of place that is left when its first part is in doubt. */
function kindLeft(place: Place): Place['kind'] | undefined {
  const { kind, street, highway, business, crossStreet, exit, mileMarker, direction, city, zip } =
    place
  if (kind === 'intersection' && (street || highway) && crossStreet) return kind
  if (kind === 'highway' && (highway || exit || mileMarker || direction)) return kind
  if (kind === 'street' && street) return kind
  if (kind === 'business' || kind === 'landmark')
    return business || place.near || place.detail ? kind : undefined
  if (kind === 'home' || kind === 'city' || kind === 'zip') return kind
  if (business) return 'business'
  if (street) return 'street'
  if (highway) return 'highway'
  if (city) return 'city'
  return zip ? 'zip' : undefined
}

const isStateAlone = (city: string) =>
  states.has(city.toLowerCase()) && !/^(?:new york|washington)$/i.test(city)

/** "Pinehurst Collision Cloquet Avenue": a shop, and the street it is on. */
function withShopBefore(place: Place): Place {
  const [, business, street] = shopAndStreet.exec(place.street ?? '') ?? []
  return business && street && !place.business && !place.number && isTypeOf(street.split(' '))
    ? { ...place, business, street }
    : place
}

const ofShops = [...trades, ...phrases.otherTrades].join('|')
const shopAndStreet = new RegExp(`^(?!(?:${ofShops}) )(\\S.* (?:${ofShops})) (\\S+ \\S.*)$`, 'i')

/** "US 60 at Dawn, Texas": no road that crosses there. */
function withTownInState({ crossStreet, ...place }: Place): Place {
  const [, city = '', name = ''] = /^(\S+(?: \S+)?) (\S+)$/.exec(crossStreet ?? '') ?? []
  const isTown = place.highway && !place.street && !place.city && !compass.test(city.toLowerCase())
  const state = isTown ? states.get(name.toLowerCase()) : undefined
  return state ? { ...place, city, state } : { ...place, ...(crossStreet && { crossStreet }) }
}

/** A place without the parts that may be something else; undefined when nothing sure is left of it. What was said is kept beside it anyway. */
export function withoutDoubt(found: Place, words: Word[]): Place | undefined {
  const {
    number,
    street,
    crossStreet: crossing,
    highway,
    ...rest
  } = withShopBefore(withTownInState(found))
  const road = highway && isHouseOfState(words, highway) ? undefined : highway
  const name = street && sureName(street, number !== undefined)
  const isCounted = Boolean(number && street && isNoHouse(words, number, street))
  const cross = crossing && sureName(crossing)
  const parts: Apart = name && !found.city ? apart(name, number !== undefined) : { street: name }
  const isHouse = number && parts.street && !isCounted
  // "Three Pines" without its three is another street; so may be "Littlefield" of "84 Littlefield".
  const isWhole =
    !isCounted || (isTypeOf((parts.street ?? '').split(' ')) && !hasSmallNumber(words))
  const kept = isWhole ? parts.street : undefined
  const place: Place = {
    ...rest,
    ...(isHouse && { number }),
    ...(kept && { street: kept }),
    // "It's Worcester Street, the sign says Worcester Street": no road crosses itself.
    ...(cross && cross.toLowerCase() !== kept?.toLowerCase() && { crossStreet: cross }),
    ...(road && { highway: road }),
    ...(!rest.city && parts.city && { city: parts.city }),
    ...(!rest.state && parts.state && { state: parts.state }),
  }
  if (highway && !road && place.direction) delete place.direction
  if (place.city && !place.state && isStateAlone(place.city)) delete place.city
  const kind = kindLeft(place)
  return kind && { ...place, kind }
}

import { colors } from '../../text/lexicon/colors.ts'
import { commonWords, isEveryday } from '../../text/lexicon/common-words.ts'
import { stateAt, type TownFound, townAt } from '../../text/town.ts'
import { textAt, textBetween, titleCase, type Word, wordsOf } from '../../text/words.ts'
import type { Place } from '../../types/facts.ts'
import phrases from './phrases/city-answer.json' with { type: 'json' }

/** What is said around the name of a town when somebody was asked for it. */
const around = new Set(phrases.around)
/** A number, a street or a thing to stand next to: more was told than a town. */
const isMore =
  /\d|\b(?:street|st|road|rd|avenue|ave|boulevard|blvd|drive|lane|parkway|pkwy|highway|hwy|freeway|interstate|exit|mile marker|corner|calle|avenida|carretera|autopista)\b/
const isNone =
  /\b(?:don'?t|dunno|not sure|no idea|nowhere|what|which|why|where|sorry|no s[eé]|ni idea|qu[eé]|cu[aá]l)\b/
const compass = /^(?:north|south|east|west|norte|sur|este|oeste)$/

/**
 * The town somebody names who was asked for it, whatever else they say around it: one that is known, else
 * the one or two words they answer with. Undefined when they told more, or none.
 */
export function cityAnswer(words: Word[], state: string | undefined): Place | undefined {
  const said = textBetween(words)
  // "Allegheny County" is no town.
  if (isCounty.test(said)) return
  const exact = townshipIn(words) ?? townSpelled(words) ?? landInState(words) ?? townCalled(words)
  if (exact) return exact
  if (words.length > 12 || isMore.test(said)) return
  const beside = besideTown(words, state)
  if (beside) return beside
  const [head, aside] = withAside(words)
  const named =
    aside.length > 0 && !isSure(townIn(aside, state)) ? cityAnswer(head, state) : undefined
  if (named) return named
  const town = townIn(words, state)
  if (town && isLonger(words, town)) return withLand(words, town)
  if (town?.city)
    return {
      said: textBetween(words, town.start, town.end),
      kind: 'city',
      city: town.city,
      ...(town.state && { state: town.state }),
    }
  if (isNone.test(said)) return
  const name = nameIn(words)
  return name ? { said: name, kind: 'city', city: titleCase(name) } : undefined
}

/**
 * "It's camps, Butte La Rose they call it", "the mail comes out of Dalton some days, but we're Kidron": a town on no list,
 * by the words that say it is one; the last of them where other towns were passed over.
 */
function townCalled(words: Word[]): Place | undefined {
  const said = textBetween(words)
  const isPassed = said.includes('§')
  const [, called = '', last = ''] =
    /(\S+(?: \S+){0,2}) (?:they|we|folks|people) call it$|(?:post office|mail|sign) says (\S+(?: \S+)?)$/.exec(
      said,
    ) ?? []
  const [, meant = ''] = isPassed
    ? (/\b(?:we're|it's|it is|that's|this is|this here is|here is) (?!(?:an?|the|my|our)\b)(\S+(?: \S+)?)$/.exec(
        said,
      ) ?? [])
    : []
  const name = nameOf(called || last || meant)
  return name ? { said: name, kind: 'city', city: titleCase(name) } : undefined
}

const isCounty = /^(?:(?:in|it's|its|that's|well|uh|um) )*(?:\w+ ){1,2}(?:county|parish)$/

/** The words at the end that are no everyday English. */
function nameOf(said: string): string {
  const words = said.split(' ')
  const from = words.findLastIndex(
    (word) => isEveryday(word) && !/^(?:la|le|de|san|new)$/.test(word),
  )
  const name = words.slice(from + 1).join(' ')
  return /^\p{L}{3,}(?: \p{L}{2,}){0,2}$/u.test(name) ? name : ''
}

/** "You'd put Tabernacle, Tabernacle Township" */
function townshipIn(words: Word[]): Place | undefined {
  const end = words.findIndex(({ text }) => /^(?:township|twp)$/.test(text))
  const [name = ''] = /(?:(?:upper|lower|north|south|east|west|mount|new) )?[a-z'-]+$/.exec(
    textBetween(words, 0, Math.max(0, end)),
  ) ?? ['']
  return name && !isEveryday(name)
    ? { said: `${name} township`, kind: 'city', city: titleCase(name) }
    : undefined
}

/** "Nah gee zee, N A G E E Z I", "Hi Hat like the hat, H I H A T": as its letters have it, in the words that have them. */
function townSpelled(words: Word[]): Place | undefined {
  const start = words.findIndex((_, at) =>
    [0, 1, 2, 3].every((more) => /^[a-z]$/.test(textAt(words, at + more))),
  )
  // "It's spelled O C A F O R": of a name.
  if (start < 0 || /\bspell/.test(textBetween(words))) return
  const length = words.slice(start).findIndex(({ text }) => text.length > 1)
  const end = length < 0 ? words.length : start + length
  const letters = textBetween(words, start, end).replaceAll(' ', '')
  const said = words.slice(0, start).flatMap((_, at) =>
    [1, 2, 3].flatMap((count) => {
      const name = textBetween(words, at, at + count)
      return name.replaceAll(' ', '') === letters ? name : []
    }),
  )
  const [name = letters] = said
  return { said: name, kind: 'city', city: titleCase(name) }
}

/** "Dewey Beach", where only a Dewey is on the list. */
const isLonger = (words: Word[], { start, end, state }: TownFound): boolean =>
  state === undefined &&
  end + 1 === words.length &&
  ofLand.test(textAt(words, end)) &&
  words.slice(0, start).every(({ text }) => around.has(text))

/** "Cross Creek, Florida": everyday words, and a town where they are all that is said before its state. */
function landInState(words: Word[]): Place | undefined {
  const state = stateAt(words, 2)
  const isTown = ofLand.test(textAt(words, 1)) && !around.has(textAt(words, 0))
  if (!isTown || !state || state.end < words.length) return
  const name = textBetween(words, 0, 2)
  return { said: name, kind: 'city', city: titleCase(name), state: state.state }
}

const ofLand =
  /^(?:beach|springs|heights|park|hills|valley|falls|lake|grove|point|village|island|creek)$/

function withLand(words: Word[], { start }: TownFound): Place {
  const name = textBetween(words, start)
  return { said: name, kind: 'city', city: titleCase(name) }
}

/** "Raleigh, and it's Capital Boulevard if I said Glenwood": the town that was asked for, and then something else. */
export function townBeforeMore(
  words: Word[],
  state: string | undefined,
): { city: string; said: string } | undefined {
  const at = words.findIndex(({ text }) => !isFiller.test(text))
  const town = townAt(words, at, state)
  const isBefore = town && /^(?:and|but|oh|uh|um|on|off)$/.test(textAt(words, town.end))
  return town?.city && isBefore
    ? { city: town.city, said: textBetween(words, at, town.end) }
    : undefined
}

/** "Elm Mott, just north of Waco": a town on no list, by one that is. */
function besideTown(words: Word[], state: string | undefined): Place | undefined {
  const said = textBetween(words)
  const [, before = ''] =
    /^(.+?) (?:(?:it's|its|that's|is) )?(?:(?:just|right|a little|a bit) )?(?:north|south|east|west|outside|close to|up|down|over|out)(?: (?:of|from|by))? /.exec(
      said,
    ) ?? []
  const head = wordsOf(before)
  const name = nameIn(head)
  if (!name || name.split(' ').length > 2 || townIn(head, state)) return
  return townIn(words.slice(head.length), state)
    ? { said: name, kind: 'city', city: titleCase(name) }
    : undefined
}

/** "Arkdale is what the mail says", "Bark River's the post office": the name, and what is said of it. */
function withAside(words: Word[]): [head: Word[], aside: Word[]] {
  const at = words.findIndex(
    ({ text }, index) =>
      /^(?:is|like|if|because|cause)$/.test(text) ||
      (/'s$/.test(text) && /^(?:the|da|what|where|our|my)$/.test(textAt(words, index + 1))),
  )
  if (at < 0) return [words, []]
  const from = words.findIndex(({ text }) => !isFiller.test(text))
  if (notBeforeName.test(textAt(words, from))) return [words, []]
  const end = /'s$/.test(textAt(words, at)) ? at + 1 : at
  return [words.slice(from, end), words.slice(end)]
}

const isFiller = /^(?:well|uh|um|oh|so|yeah|and|okay)$/
const notBeforeName = /^(?:the|an?|my|our|it|it's|that|that's|this|there|here|i|we|you)$/

const isSure = (town: TownFound | undefined) => town !== undefined && !town.doubtful

/** The surest town among the words; one that is everyday English as well only where nothing else is said. */
function townIn(words: Word[], state: string | undefined): TownFound | undefined {
  const found = words.flatMap((_, at) => {
    const town = townAt(words, at, state)
    // "Bark River's the post office" is not said of Post, Texas.
    const isOffice = town && textAt(words, town.end) === 'office'
    return town?.city && !isOffice ? [town] : []
  })
  const isNamed = ({ city = '', state: told }: TownFound) =>
    told !== undefined || !(commonWords.has(city.toLowerCase()) || colors.has(city.toLowerCase()))
  // "Port Allen" is no Allen, "the Springs, Colorado Springs" is one town, and a word said twice is meant as a name: "Surprise, the town is called Surprise".
  const whole = found.filter(
    ({ start, end, city }) =>
      !found.some(
        (other) => (other.start < start && other.end >= end) || other.city?.endsWith(` ${city}`),
      ),
  )
  const twice = whole.find(({ city }, at) =>
    whole.some((other, after) => after > at && other.city === city),
  )
  return whole.find((town) => !town.doubtful) ?? whole.find(isNamed) ?? twice
}

/** What is left of an answer without what is said around a name; nothing when that is no name. */
function nameIn(words: Word[]): string {
  const first = words.findIndex(({ text }) => !around.has(text))
  if (first < 0) return ''
  let end = first
  while (end < words.length && !around.has(textAt(words, end))) {
    end += 1
    if (words[end - 1]?.stop) break
  }
  const name = textBetween(words, first, end).replace(/'s$/, '')
  const isName = /^\p{L}{3,}(?: \p{L}{2,}){0,2}$/u.test(name) && !compass.test(name)
  const rest = words.length - (end - first)
  // "Mobile" is a town as well as a phone; "how do" is none.
  const isEveryday = name.split(' ').every((word) => commonWords.has(word))
  const isKnown = townAt(words, first)?.end === end || stateAt(words, end) !== undefined
  return isName && rest <= 4 && (isKnown || !isEveryday) && !colors.has(name) ? name : ''
}

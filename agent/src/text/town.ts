import { commonWords } from './lexicon/common-words.ts'
import towns from './lexicon/generated/towns.json' with { type: 'json' }
import { states, wordyStates } from './lexicon/states.ts'
import { runAt } from './numbers.ts'
import { textAt, textBetween, titleCase, type Word, wordsOf } from './words.ts'

const codes = new Set(states.values())
const statesOfTowns: Map<string, string> = new Map(Object.entries(towns))
const spellings = new Map([
  ['ft', 'fort'],
  ['st', 'saint'],
  ['mt', 'mount'],
  ['saint', 'st'],
  ['mc', 'mc'],
])

/** A state that starts at this place: its name, or its two letters. */
export function stateAt(words: Word[], at: number): { state: string; end: number } | undefined {
  for (const length of [3, 2, 1]) {
    const state =
      at >= 0 && at + length <= words.length
        ? states.get(textBetween(words, at, at + length))
        : undefined
    if (state) return { state, end: at + length }
  }
  const raw = words[at]?.raw.replaceAll('.', '') ?? ''
  const code = raw.toUpperCase()
  return codes.has(code) && (raw === code || !wordyStates.has(code))
    ? { state: code, end: at + 1 }
    : undefined
}

export type TownFound = {
  city?: string
  state?: string
  zip?: string
  start: number
  end: number /** The name is in everyday English too. */
  doubtful: boolean
}

/** What people call a town who live near it. */
const nicknames = new Map([
  ['corpus', 'corpus christi'],
  ['san anto', 'san antonio'],
  ['vegas', 'las vegas'],
  ['philly', 'philadelphia'],
  ['the district', 'washington'],
  ['indy', 'indianapolis'],
  ['nola', 'new orleans'],
  ['new york', 'new york city'],
  ['nyc', 'new york city'],
  ['bronx', 'the bronx'],
  ['winston salem', 'winston-salem'],
  ['port st lucie', 'port saint lucie'],
  ['salt lake', 'salt lake city'],
  ['st joe', 'saint joseph'],
])

/** A town, with its state and ZIP where they follow, that starts here. Names are known, or stand before a state. */
export function townAt(words: Word[], at: number, home?: string): TownFound | undefined {
  if (isRegion(words, at)) return
  const zip = zipAt(words, at)
  if (zip) return { zip: zip.zip, start: at, end: zip.end, doubtful: false }
  for (const length of [4, 3, 2, 1]) {
    if (at + length > words.length) continue
    const spoken = textBetween(words, at, at + length)
    const said = nicknames.get(spoken) ?? spoken
    const holders = statesHolding(said)
    const state = words[at + length - 1]?.stop === '.' ? undefined : stateAt(words, at + length)
    if (!holders && !(state && length <= 2 && isTownLike(words, at, at + length))) continue
    // "Wharton State Forest", "a mesquite tree"
    if (isOfPark.test(textBetween(words, at + length, at + length + 2))) continue
    const code = zipAt(words, state?.end ?? at + length)
    const doubtful =
      !state &&
      !code &&
      (commonWords.has(said) || said.length < 4 || !(home && holders?.includes(home)))
    return {
      city: titleCase(expanded(said)),
      ...(state && { state: state.state }),
      ...(code && { zip: code.zip }),
      start: at,
      end: code?.end ?? state?.end ?? at + length,
      doubtful,
    }
  }
}

/** "Central Texas Cycle", "North Florida Diesel": a part of a state. */
const isRegion = (words: Word[], at: number): boolean =>
  /^(?:central|(?:north|south|east|west)(?:ern)?)$/.test(textAt(words, at)) &&
  stateAt(words, at + 1) !== undefined

const isOfPark =
  /^(?:(?:state|national|county|provincial) (?:park|forest|beach|preserve|seashore)$|(?:trees?|county|parish)\b)/

/** The one state that has a town of that name; undefined where several have, or none. */
export function onlyStateOf(city: string): string | undefined {
  const holders = statesHolding(city.toLowerCase())
  return holders && /^[A-Z]{2}$/.test(holders) ? holders : undefined
}

function statesHolding(said: string): string | undefined {
  const found = statesOfTowns.get(said.replace(/[.']/g, ''))
  if (found) return found
  const [first = '', ...rest] = said.split(' ')
  const other = spellings.get(first)
  return other && rest.length > 0 ? statesOfTowns.get([other, ...rest].join(' ')) : undefined
}

const expanded = (said: string) =>
  said.replace(/^ft (?=\S)/, 'fort ').replace(/^mt (?=\S)/, 'mount ')

/** Whether these words may be a town the list lacks: nothing in them is everyday English. */
const isTownLike = (words: Word[], start: number, end: number) =>
  words
    .slice(start, end)
    .every(
      ({ text, stop }, nth) =>
        !stop.includes('.') &&
        ((nth === 0 && end - start > 1 && /^(?:del|la|las|los|el)$/.test(text)) ||
          (/^[a-z]{3,}$/.test(text) && !commonWords.has(text))),
    )

/** Five digits that are a ZIP: written so, or said one by one. */
export function zipAt(words: Word[], at: number): { zip: string; end: number } | undefined {
  if (
    runAt(words, at - 1) &&
    words[at - 1]?.stop === '' &&
    /^\d|^(?:zero|one|two|three|four|five|six|seven|eight|nine)$/.test(textAt(words, at)) &&
    textAt(words, at - 1).length === 1
  )
    return
  let from = at
  while (/^(?:zip|code|zipcode|is)$/.test(textAt(words, from)) && from < at + 3) from++
  const run = runAt(words, from)
  if (run?.digits.length !== 5 || !/^(?!00)\d{5}$/.test(run.digits)) return
  return run.chunks.length === 1 ||
    run.chunks.every((chunk) => chunk.digits.length <= 2) ||
    run.chunks.length === 2
    ? { zip: run.digits, end: run.next }
    : undefined
}

/** True of the name of a town that there is. */
export function isTown(words: string): boolean {
  const said = wordsOf(words)
  return townAt(said, 0)?.end === said.length
}

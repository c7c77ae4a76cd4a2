import { inWordsAlone, pointsSomewhere, saysWhere } from '../intake/place-words.ts'
import { understand } from '../readers/rules/understand.ts'
import { isEveryday } from '../text/lexicon/common-words.ts'
import { digitRuns } from '../text/numbers.ts'
import { oneOf } from '../text/one-of.ts'
import { titleCase } from '../text/words.ts'
import type { Facts, UnderstandOptions, Understood } from '../types/facts.ts'
import type { Question } from '../types/memory.ts'
import { bareCorrection, houseNotThat } from './bare-correction.ts'
import phrases from './phrases/listen.json' with { type: 'json' }

/** So much is understood at a time; who talks longer is understood piece by piece. */
const PIECE = 1_500
/** Of a speech without end so many pieces are listened to. */
const MOST_PIECES = 8

/** What was asked and is known; it helps to understand a bare answer. */
type Context = {
  question: Question | null
  known: Facts
  /** Another reader hears a plain yes or no: "that is accurate" corrects nothing, whatever it sounds like. */
  isAnswer?: boolean
}

/** Everything understood in what a caller said, however long they talked. */
export function listen(words: string, context: Context, asked: UnderstandOptions): Understood {
  const { scheduledFor: day } = context.known
  // "Make it three" is of the day that was told before, unless another day is named.
  const options = day ? { ...asked, day } : asked
  if (asksToRepeat.test(words)) return { ...understand('pardon', options), facts: {} }
  const heard = piecesOf(words).map((piece) => understand(piece, options))
  const all = withoutGrunt(words, heard.reduce(together))
  const more = bareAnswer(words, all, context, options)
  return more ? { ...all, facts: { ...all.facts, ...more } } : all
}

/** Said by somebody who did not hear the question; whatever follows is no answer to it. */
const asksToRepeat = /^(?:oh,? )?(?:i )?beg your pardon\b/i

/** "Huh?" and "pardon" ask to hear it again, and name no place and nobody. */
const withoutGrunt = (words: string, all: Understood): Understood =>
  all.intents.includes('repeat') && !words.trim().includes(' ') ? { ...all, facts: {} } : all

/** A few answers mean something only beside their question; then they are heard together with it. */
function bareAnswer(
  words: string,
  heard: Understood,
  { question, known, isAnswer }: Context,
  options: UnderstandOptions,
): Facts | undefined {
  const { facts, answer, corrects, intents } = heard
  const named =
    placeForNumber(words, heard, { question, known }, options) ??
    bareNumber(words, question, facts, options) ??
    bareName(words, question, facts) ??
    (answer === undefined ? bareTown(words, question, facts) : undefined)
  if (named) return named
  const { scheduledFor } = known
  const highway = known.pickup?.highway
  if (question === 'direction' && highway && !facts.pickup?.direction) {
    const { direction } = understand(`${highway} ${lastBound(words)}`, options).facts.pickup ?? {}
    return direction
      ? { pickup: { said: words, kind: 'highway', direction } }
      : townIn(words, options)
  }
  const isCorrecting = question === 'read back' || question === 'correction'
  const isTime = question === 'when' || (isCorrecting && !facts.scheduledFor)
  const time =
    isTime && scheduledFor && understand(words, { ...options, asking: 'when' }).facts.scheduledFor
  if (time) return { scheduledFor: time }
  const house = isCorrecting && houseNotThat(words, known)
  if (house) return house
  const isMending = corrects || (question === 'correction' && answer === undefined)
  const knowsNothing = Object.keys(facts).length === 0
  if (!isCorrecting || !knowsNothing || isAnswer) return undefined
  if (answer === 'yes' || intents.includes('repeat')) return undefined
  const town = isMending ? () => townIn(words, options) : () => undefined
  return bareCorrection(words, known, options, town)
}

/** "To the boat, so what's that, that's east, yeah, eastbound": the last way they name, else all that was said. */
const lastBound = (words: string): string =>
  words.match(/\b(?:north|south|east|west)bound\b/gi)?.at(-1) ?? words

/** "Behind the old Kroger on the feeder": asked for a number, who tells where instead is heard as if asked for that. */
function placeForNumber(
  words: string,
  { facts, answer, intents, dangers }: Understood,
  { question, known }: Context,
  options: UnderstandOptions,
): Facts | undefined {
  const isAsked = question === 'callback' || question === 'member phone'
  const isElse = Object.keys(facts).length + dangers.length > 0 || answer === 'unknown'
  if (!isAsked || isElse || known.pickup || intents.some((intent) => intent !== 'tow'))
    return undefined
  if (aboutPhones.test(words) || digitRuns(words).join('').length >= FEWEST_OF_PHONE)
    return undefined
  const place = () => understand(words, { ...options, asking: 'place' }).facts.pickup
  const pickup = saysWhere(words) && (place() ?? (pointsSomewhere(words) && inWordsAlone(words)))
  return pickup ? { pickup } : undefined
}

/** "At this one", "on my husband's cell", "in my purse": what a number is at or in is no place to send a truck. */
const aboutPhones = oneOf(phrases.aboutPhones, { flags: 'i' })

/** With so many digits it may be a number told in part, and no house. */
const FEWEST_OF_PHONE = 7

/** "4 4 7 1 9": the number that was asked for. */
function bareNumber(
  words: string,
  question: Question | null,
  facts: Facts,
  options: UnderstandOptions,
): Facts | undefined {
  const cue = question && cues[question]
  if (!cue || facts[cue.key]) return undefined
  const number = words.replace(leadIn, '')
  const heard = understand(`${cue.words} ${number}`, options).facts[cue.key]
  return heard ? { [cue.key]: heard } : undefined
}

const leadIn =
  /^(?:(?:um|uh|yeah|yes|sure|ok|okay|so|and|the|it|it's|its|that|that's|is|would be|will be|number|i have)[,.]?\s+)+/i

/** How a number is introduced when it is not the answer to a question. */
const cues: Partial<
  Record<Question, { key: 'poNumber' | 'mcMembershipNumber' | 'incidentNumber'; words: string }>
> = {
  'club number': { key: 'poNumber', words: 'PO number' },
  'member number': { key: 'mcMembershipNumber', words: 'member number' },
  incident: { key: 'incidentNumber', words: 'incident number' },
}

/** "Daniels, 4471": the name that was asked for, as it was said. */
function bareName(words: string, question: Question | null, facts: Facts): Facts | undefined {
  const key =
    question === 'officer'
      ? ('officer' as const)
      : question === 'club' || question === 'agency'
        ? ('inputVendorName' as const)
        : undefined
  if (!key || facts[key]) return undefined
  const said = words
    .replace(
      /^(?:um |uh |yeah |yes |sure |ok(?:ay)? )*(?:(?:it's|it is|this is|i'm|i am|my name is|we're|we are|with|the|badge number is) )*/i,
      '',
    )
    .replace(/[.,!?\s]+$/, '')
  const isName = said !== '' && said.split(/\s+/).length <= 5 && !isNoName.test(said)
  return isName ? { [key]: said.charAt(0).toUpperCase() + said.slice(1) } : undefined
}

const isNoName =
  /\b(?:don'?t|do not|not|no|what|why|hold|wait|need|sure|repeat|sorry|none|n\/?a|who|i|we|you)\b/i

function townIn(words: string, options: UnderstandOptions): Facts | undefined {
  const { pickup } = understand(words, { ...options, asking: 'city' }).facts
  return pickup?.city
    ? { pickup: { said: pickup.city, kind: 'city', city: pickup.city } }
    : undefined
}

/** "In Driftwood": asked for the town, a name that is on no list is one all the same. */
function bareTown(
  words: string,
  question: Question | null,
  { pickup, dropoff }: Facts,
): Facts | undefined {
  const isAsked = question === 'city' || question === 'where to city'
  if (!isAsked || pickup?.city || dropoff?.city || pickup?.zip) return undefined
  const said = words
    .replace(
      /^(?:(?:um|uh|well|yeah|so|oh|it's|it is|that's|that is|that would be|i think|in|near|by|outside|just|out|of|called|around|close to|a place called|a little place called)[,.]?\s+)+/i,
      '',
    )
    .replace(/(?:,? (?:texas|tx|please|i think|i guess|i believe|ma'am|sir))*[.,!?\s]*$/i, '')
  const name = said.split(/\s+/)
  const isName =
    name.length <= 3 &&
    name.every((word) => /^[a-z][a-z'-]+$/i.test(word) && !isEveryday(word.toLowerCase()))
  return isName
    ? { pickup: { said: words.replace(/[.!?]+$/, ''), kind: 'city', city: titleCase(said) } }
    : undefined
}

/** A long speech in pieces short enough to be understood. */
export function piecesOf(words: string): string[] {
  if (words.length <= PIECE) return [words]
  const pieces: string[] = []
  for (let at = 0; at < words.length && pieces.length < MOST_PIECES; ) {
    const space = words.lastIndexOf(' ', at + PIECE)
    const end = at + PIECE >= words.length || space <= at ? at + PIECE : space
    pieces.push(words.slice(at, end))
    at = end
  }
  return pieces
}

/** Two pieces of one speech: what was said first stands, what came later is added. */
function together(first: Understood, second: Understood): Understood {
  return {
    ...second,
    ...first,
    facts: { ...second.facts, ...first.facts },
    denied: { ...second.denied, ...first.denied },
    dangers: [...new Set([...first.dangers, ...second.dangers])],
    intents: [...new Set([...first.intents, ...second.intents])],
    corrects: first.corrects || second.corrects,
  }
}

import type { Facts, LocalTime, UnderstandOptions, Understood } from '../facts.ts'
import { understand } from '../understand/understand.ts'
import { bareCorrection } from './bare-correction.ts'
import type { Question } from './memory.ts'

/** So much is understood at a time; who talks longer is understood piece by piece. */
const PIECE = 1_500
/** Of a speech without end so many pieces are listened to. */
const MOST_PIECES = 8

/** What was asked and is known; it helps to understand a bare answer. */
type Context = { question: Question | null; known: Facts }

/** Everything understood in what a caller said, however long he talked. */
export function listen(words: string, context: Context, options: UnderstandOptions): Understood {
  const heard = piecesOf(words).map((piece) => understand(piece, options))
  const all = withoutGrunt(words, heard.reduce(together))
  const more = bareAnswer(words, all, context, options)
  return more ? { ...all, facts: { ...all.facts, ...more } } : all
}

/** "Huh?" and "pardon" ask to hear it again, and name no place and nobody. */
const withoutGrunt = (words: string, all: Understood): Understood =>
  all.intents.includes('repeat') && !words.trim().includes(' ') ? { ...all, facts: {} } : all

/** A few answers mean something only beside their question; then they are heard together with it. */
function bareAnswer(
  words: string,
  { facts, answer, corrects }: Understood,
  { question, known }: Context,
  options: UnderstandOptions,
): Facts | undefined {
  if (question === 'club number' && !facts.poNumber) {
    const { poNumber } = understand(`PO number ${words}`, options).facts
    return poNumber ? { poNumber } : undefined
  }
  const { scheduledFor } = known
  const highway = known.pickup?.highway
  if (question === 'direction' && highway && !facts.pickup?.direction) {
    const direction = understand(`${highway} ${words}`, options).facts.pickup?.direction
    return direction
      ? { pickup: { said: words, kind: 'highway', direction } }
      : townIn(words, options)
  }
  const mends = question === 'read back' || question === 'correction'
  const time =
    mends && scheduledFor && !facts.scheduledFor && otherTime(words, scheduledFor, options)
  if (time) return { scheduledFor: time }
  const isMending = corrects || (question === 'correction' && answer === undefined)
  const knowsNothing = Object.keys(facts).length === 0
  if (!mends || !knowsNothing || answer === 'yes') return undefined
  const town = isMending ? () => townIn(words, options) : () => undefined
  return bareCorrection(words, known, options, town)
}

/** "Make it three": the other time on the day that was told before, unless another day is named. */
function otherTime(
  words: string,
  told: LocalTime,
  options: UnderstandOptions,
): LocalTime | undefined {
  const { scheduledFor } = understand(words, { ...options, asking: 'when' }).facts
  const isToday =
    scheduledFor?.slice(0, 10) === options.now?.slice(0, 10) &&
    !/\b(?:today|tonight|now)\b/i.test(words)
  return scheduledFor && isToday ? `${told.slice(0, 10)}${scheduledFor.slice(10)}` : scheduledFor
}

function townIn(words: string, options: UnderstandOptions): Facts | undefined {
  const { pickup } = understand(words, { ...options, asking: 'city' }).facts
  return pickup?.city
    ? { pickup: { said: pickup.city, kind: 'city', city: pickup.city } }
    : undefined
}

function piecesOf(words: string): string[] {
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

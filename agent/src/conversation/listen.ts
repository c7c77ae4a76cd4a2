import type { UnderstandOptions, Understood } from '../facts.ts'
import { understand } from '../understand/understand.ts'
import type { Question } from './memory.ts'

/** So much is understood at a time; who talks longer is understood piece by piece. */
const PIECE = 1_500
/** Of a speech without end so many pieces are listened to. */
const MOST_PIECES = 8

/** Everything understood in what a caller said, however long he talked. */
export function listen(
  words: string,
  question: Question | null,
  options: UnderstandOptions,
): Understood {
  const heard = piecesOf(words).map((piece) => understand(piece, options))
  const all = heard.reduce(together)
  if (question !== 'club number' || all.facts.poNumber) return all
  // A bare number is read as the one that was asked for.
  const { poNumber } = understand(`PO number ${words}`, options).facts
  return poNumber ? { ...all, facts: { ...all.facts, poNumber } } : all
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

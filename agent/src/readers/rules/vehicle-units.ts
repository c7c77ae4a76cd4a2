import { vehicleKey } from '../../text/lexicon/vehicles.ts'
import { chunkAt } from '../../text/numbers.ts'
import { textAt, type Word } from '../../text/words.ts'

/** A word, or a number said in several words, as the lexicon's keys are made of. */
export type Unit = { key: string; start: number; end: number }

export function unitsOf(words: Word[]): Unit[] {
  const units: Unit[] = []
  for (let at = 0; at < words.length; ) {
    const text = textAt(words, at)
    const chunk = text === 'oh' || text === 'o' ? undefined : numberAt(words, at)
    const end = chunk?.next ?? at + 1
    units.push({ key: chunk ? chunk.digits : vehicleKey(text), start: at, end })
    at = end
  }
  return units
}

/** A number; "two fifty four wheel drive" is 250, and has four wheels. */
function numberAt(words: Word[], at: number): ReturnType<typeof chunkAt> {
  const chunk = chunkAt(words, at)
  const isCounted = chunk && /^(?:wheel|wheeler|door|cylinder|by)$/.test(textAt(words, chunk.next))
  return isCounted && chunk.next - at > 1 ? chunkAt(words.slice(0, chunk.next - 1), at) : chunk
}

/** What was said, in words and in units; `taken` units mean something else and are passed over. */
export type Said = { words: Word[]; units: Unit[]; taken: boolean[] }

/** The key of units `from`…`from + count`, unless a sentence ends between them. */
export function joined(
  { words, units, taken }: Said,
  from: number,
  count: number,
): string | undefined {
  let key = ''
  for (let at = from; at < from + count; at++) {
    const unit = units[at]
    if (!unit || taken[at]) return
    if (at + 1 < from + count && words[unit.end - 1]?.stop === '.') return
    key += unit.key
  }
  return key
}

export const unitEnd = (units: Unit[], at: number) => units[at]?.end ?? 0

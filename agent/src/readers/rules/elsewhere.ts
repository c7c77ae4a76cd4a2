import { oneOf } from '../../text/one-of.ts'
import { textBetween, type Word } from '../../text/words.ts'
import type { Asking } from '../../types/facts.ts'
import phrases from './phrases/elsewhere.json' with { type: 'json' }

/** Told beside the place that is meant: "I was coming from Zarzamora, but I'm by Vance Jackson". */
const away = oneOf(phrases.away, { flags: 'g' })
/** No place that is meant, whatever else is said: "the last guy went to Braintree". */
const never = oneOf(phrases.never, { flags: 'g' })

/** The same of towns: "not Braintree". */
const noTown = oneOf([...phrases.never, ...phrases.noTown], { flags: 'g' })

/** Which words tell of a place where nothing is to be fetched and nothing brought. */
export type Elsewhere = {
  /** Left out where they leave a place beside them. */
  away: boolean[]
  /** Left out in any case. */
  never: boolean[]
}

/** Where somebody was, lives, or was told to go, and where the vehicle is not; undefined when nothing is told of that. */
export function elsewhereIn(words: Word[], asking: Asking): Elsewhere | undefined {
  const found = {
    away: marked(words, away),
    never: marked(words, asking === 'city' ? noTown : never),
  }
  const isTold = found.away.includes(true) || found.never.includes(true)
  return isTold
    ? { ...found, away: found.away.map((each, at) => each || found.never[at] === true) }
    : undefined
}

function marked(words: Word[], pattern: RegExp): boolean[] {
  const all = words.map(() => false)
  const text = textBetween(words)
  for (const { 0: match, index } of text.matchAll(pattern)) {
    const start = text.slice(0, index).split(' ').length - 1
    all.fill(true, start, start + match.trim().split(' ').length)
  }
  return all
}

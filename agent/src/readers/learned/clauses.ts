import { wordCount } from '../../text/words.ts'

/** Fewer words tell nothing by themselves. */
const FEWEST_WORDS = 3
const MOST_CLAUSES = 5

/** What is told in one breath with other things, apart: the lines it has learned from tell one thing each. */
export function clausesOf(quote: string): string[] {
  const clauses = quote
    .split(/[.,;:!?]+\s+|\s+(?:and|but|so|because|y|pero|porque)\s+/i)
    .filter((clause) => wordCount(clause) >= FEWEST_WORDS)
  return clauses.length > 1 || (clauses[0] ?? '').length < quote.length - 12
    ? clauses.slice(0, MOST_CLAUSES)
    : []
}

import { firstNames } from '../text/lexicon/first-names.ts'
import { surnames } from '../text/lexicon/surnames.ts'

const plain = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()

/**
 * The letters of a family name that could be misheard, to be read out with it: "O K A F O R". Empty for one that
 * everybody writes alike, and for a given name alone.
 */
export function lettersOf(name: string): string {
  const words = name
    .split(/\s+/)
    .filter((word) => !/^(?:jr|sr|junior|senior|i{2,3})\.?$/i.test(word))
  const last = words.at(-1) ?? ''
  const isKnown = surnames.has(plain(last)) || (words.length === 1 && firstNames.has(plain(last)))
  const letters = last.match(/\p{L}/gu) ?? []
  return isKnown || letters.length < 2 ? '' : letters.join(' ').toUpperCase()
}

import { COMPASS_POINTS, STREET_WORDS } from './address-words.ts'

/** Words of an answer that tell nothing of the place itself. */
const small = new Set(
  "i i'm im i am we we're were it it's its is my the a an at in on of to and to uh um oh so yeah yes right here there please be car vehicle".split(
    ' ',
  ),
)
/** How addresses write what callers say in full. */
const abbreviations = new Map(Object.entries({ ...STREET_WORDS, ...COMPASS_POINTS }))

/** The words of a text, lower case, streets as addresses write them. */
const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []).map(
    (word) => abbreviations.get(word)?.toLowerCase() ?? word,
  )

/** What a caller said of a place, where it tells anything beside the address that was made of it; else empty. */
export function wordsBeside(address: string, said: string): string {
  const known = new Set(wordsOf(address))
  return wordsOf(said).every((word) => known.has(word) || small.has(word)) ? '' : said
}

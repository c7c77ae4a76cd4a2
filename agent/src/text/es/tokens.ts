/** One word or mark of a Spanish utterance, and where in it that stands. */
export type Token = {
  /** Lower case, without accents: recognizers drop them as often as they write them. */
  text: string
  raw: string
  start: number
  end: number
}

/** So much of a speech is read. */
const LONGEST = 12_000

const plainLetter = (letter: string) => letter.normalize('NFD').charAt(0).toLowerCase()

/** Lower case without accents, letter for letter. */
export const withoutAccents = (text: string): string =>
  Array.from(text.normalize('NFC'), plainLetter).join('')

/** An utterance as words and marks; the marks that open a question or an exclamation say nothing. */
export function tokensOf(said: string): Token[] {
  const text = said
    .slice(0, LONGEST)
    .normalize('NFC')
    .replace(/[\u2018\u2019\u02bc`]/g, "'")
    .replace(/[¿¡]/g, ' ')
  const words = text.matchAll(/[\p{L}\p{N}](?:[\p{L}\p{N}'./:-]*[\p{L}\p{N}])?|[^\s\p{L}\p{N}]/gu)
  return Array.from(words, ({ 0: raw, index }) => ({
    text: withoutAccents(raw),
    raw,
    start: index,
    end: index + raw.length,
  }))
}

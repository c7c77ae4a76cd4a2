import confusions from './generated/confusions.json' with { type: 'json' }
import { digitsInWords } from './number-words.ts'
import { chance, oneOf } from './random.ts'

/** Of all words, the share that comes as another one that sounds alike. */
export const noiseLevels = { none: 0, light: 0.03, heavy: 0.1 } as const
export type Noise = keyof typeof noiseLevels

const tables: Record<'en' | 'es', Record<string, string>> = confusions

const fillers = /^(?:um+|uh+|well|este|pues)[,.]?$/i
const MOST = 0.6

/**
 * What a recognizer makes of what somebody said: words that sound alike in one another's place, numbers in
 * words, no punctuation, fillers lost or found. The same key makes the same of it.
 */
export function misheard(
  words: string,
  { noise, language, key }: { noise: Noise; language: 'en' | 'es'; key: string },
): string {
  if (noise === 'none') return words
  const isLuck = (name: string, share: number) => chance(`${key} ${name}`) < share
  const written = isLuck('numbers', 0.4) && language === 'en' ? digitsInWords(words) : words
  const heard = written.split(/\s+/).filter((word) => word !== '')
  const known = heard.filter((word) => alikeOf(word, language).length > 0).length
  // Not every word has one that sounds alike: the rest of them bear the whole share.
  const share = Math.min(MOST, (noiseLevels[noise] * heard.length) / Math.max(1, known))
  const said = heard.flatMap((word, at) => {
    if (fillers.test(word) && isLuck(`filler ${at}`, 0.5)) return []
    const alike = alikeOf(word, language)
    const [first, ...rest] = alike
    const isConfused = first !== undefined && isLuck(`word ${at}`, share)
    return [isConfused ? inPlaceOf(word, oneOf([first, ...rest], `${key} which ${at}`)) : word]
  })
  const plain = isLuck('punctuation', 0.5) ? withoutPunctuation(said.join(' ')) : said.join(' ')
  return isLuck('uh', 0.05) ? `uh ${plain}` : plain
}

const bare = (word: string) => word.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

const alikeOf = (word: string, language: 'en' | 'es') =>
  tables[language][bare(word)]?.split(' ') ?? []

/** The other word, with the punctuation and the capital of the one it stands for. */
function inPlaceOf(word: string, other: string): string {
  const isName = /^\p{Lu}/u.test(word)
  const written = isName ? other.charAt(0).toUpperCase() + other.slice(1) : other
  return word.replace(/\p{L}[\p{L}'’]*/u, written)
}

const withoutPunctuation = (text: string) =>
  text.replace(/[.,;:!?¿¡]+(?=\s|$)|[¿¡]/g, '').toLowerCase()

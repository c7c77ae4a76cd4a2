import { withDigits } from '../../text/es/numbers.ts'
import { tokensOf } from '../../text/es/tokens.ts'
import { digitRuns } from '../../text/numbers.ts'
import { oneOf } from '../../text/one-of.ts'
import phrases from './phrases/plain-words.json' with { type: 'json' }

/**
 * What a voice would read of a model's text: without what nobody hears (zero-width characters, marks,
 * emoji), in one line.
 */
export const speakable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\p{Cf}|\p{Cc}|\p{Variation_Selector}/gu, (mark) => (/\s/.test(mark) ? ' ' : ''))
    .replace(/[*_#`]|\p{Extended_Pictographic}/gu, '')
    .replace(/\s+/g, ' ')

const contractions: [RegExp, string][] = [
  [/\b(?:can't|cant|cannot)\b/g, 'can not'],
  [/\b(?:won't|wont)\b/g, 'will not'],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should|need|must)n'?t\b/g, '$1 not'],
  [/\bain'?t\b/g, 'is not'],
  [/\bdont\b/g, 'do not'],
  [/'ll\b/g, ' will'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'m\b/g, ' am'],
  [/\blet's\b/g, 'let us'],
  [/'s\b/g, ' is'],
  [/\byou?re\b(?= (?:fine|ok|okay|safe|good|all|not))/g, 'you are'],
  [/\byoull\b/g, 'you will'],
]

/** The emergency number, however it is written or said. */
const emergency =
  /\b(?:nine[- ]?one[- ]?one|nine[- ]?eleven|nueve[- ]?(?:uno[- ]?uno|once)|9[- ]?1[- ]?1)\b/g

/**
 * A sentence in one form to judge it by: lower case, no accents, contractions spelled out, the emergency
 * number as `911`, words apart by one space and no punctuation.
 */
export function plainWords(sentence: string): string {
  let text = sentence
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
  for (const [short, long] of contractions) text = text.replace(short, long)
  return text
    .replace(/[^\p{L}\p{N}$%@/]+/gu, ' ')
    .replace(emergency, '911')
    .trim()
}

const spanishNumber = oneOf(phrases.spanishNumber, { flags: 'i' })

/** All numbers in a text as digits, in whichever of our languages they are said; those said in one go are one. */
export function numbersIn(text: string): string[] {
  if (!spanishNumber.test(text)) return digitRuns(text)
  const tokens = withDigits(tokensOf(text), 'callback number')
  return digitRuns(tokens.map((token) => token.text).join(' '))
}

import { withDigits } from './es/numbers.ts'
import { tokensOf, withoutAccents } from './es/tokens.ts'
import { ordinalAt, runAt } from './numbers.ts'
import { ordinalOf } from './ordinal.ts'
import { titleCase, wordsOf } from './words.ts'

/** The digits of a number that was said in words or digits, in either language; undefined where it holds any other word. */
export function digitsIn(said: string): string | undefined {
  const words = wordsOf(said)
  const run = runAt(words, 0)
  if (run && run.next === words.length) return run.digits
  const tokens = withDigits(tokensOf(said), 'place')
  return tokens.length > 0 && tokens.every(({ text }) => /^\d+$/.test(text))
    ? tokens.map(({ text }) => text).join('')
    : undefined
}

/**
 * True of a house's number that may be what was meant by another: the same digits in another order, one digit that is
 * another, or fewer, of which the other has more at its end.
 */
export function isMeantBy(number: string, slip: string): boolean {
  if (number === slip || number.length < 3) return false
  if (number.length !== slip.length) return slip.startsWith(number)
  const inOrder = (digits: string) => [...digits].sort().join('')
  const differ = [...number].filter((digit, at) => digit !== slip[at])
  return differ.length === 1 || inOrder(number) === inOrder(slip)
}

/** The name of a street as it is written: capitals, an ordinal and the number of a county road in digits. */
export function streetWritten(said: string): string {
  const alone = digitsIn(said)
  if (alone) return alone
  const words = wordsOf(spanishNumber.test(withoutAccents(said)) ? inDigits(said) : said)
  const written: string[] = []
  for (let at = 0; at < words.length; ) {
    const nth = ordinalAt(words, at)
    const isNumbered = /^(?:road|rd|cr|fm|highway|route|m|business|loop|spur)$/.test(
      words[at - 1]?.text ?? '',
    )
    const run = isNumbered ? runAt(words, at) : undefined
    written.push(nth ? ordinalOf(nth.value) : (run?.digits ?? words[at]?.text ?? ''))
    at = Math.max(at + 1, nth?.next ?? 0, run?.next ?? 0)
  }
  return titleCase(written.join(' '))
}

/** "Business ochenta y tres": number words that are none in English. */
const spanishNumber =
  /\b(?:diez|trece|catorce|quince|dieci\w+|veint\w+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien(?:to)?|\w+cientos)\b/

/** "West cuarenta y nueve street" is `west 49th street`. */
const inDigits = (said: string): string =>
  withDigits(tokensOf(said), 'place')
    .map(({ text, raw }) => (/^\d+$/.test(text) ? text : raw))
    .join(' ')
    .replace(/\b(\d+)(?= (?:street|avenue)\b)/, (number) => ordinalOf(Number(number)))

/** Words in which a number goes on that is none of a house: "eight mile road", "nine hundred south". */
const noHouse = /^(?:mile|mila|hundred|st|nd|rd|th|street|calle|avenue|avenida|road)$/
/** "One thirty four | avenue J". */
const lettered = /^(?:avenue|avenida|ave) \p{L}$/iu
/** "Nine hundred south" is a street by itself; "8840 south memorial" is a house. */
const side = /^(?:north|south|east|west)$/

/** The words of a number with which a street's name begins, and the name; undefined where none does. */
export function numberBefore(street: string): [number: string, name: string] | undefined {
  const words = street.split(' ')
  if (ordinalAt(wordsOf(street), 0)) return undefined
  for (let end = words.length - 1; end > 0; end -= 1) {
    const [number, name] = [words.slice(0, end).join(' '), words.slice(end).join(' ')]
    if (digitsIn(number))
      return (noHouse.test(words[end] ?? '') && !lettered.test(name)) ||
        side.test(name) ||
        digitsIn(name)
        ? undefined
        : [number, name]
  }
  return undefined
}

/** A name as it is written: "Toyota of Plano". */
export const nameWritten = (said: string): string =>
  titleCase(said).replace(/(?<= )(?:Of|And|The|At|On|In|De|La|El|Del|Y)(?= )/g, (word) =>
    word.toLowerCase(),
  )

/** What stands near a place: "near the parking garage", "by the old gin", "near Shell". */
export function sayNear(near: string): string {
  if (/^(?:in|across|next|behind|past|before|under|near|on|by|close)\b/i.test(near)) return near
  const isOfMany =
    /^(?:(?:parking|garden|gas|service|fire|police|bus|train) )?(?:garage|deck|lot|center|station|entrance)$/i
  return isOfMany.test(near) ? `near the ${near.toLowerCase()}` : `near ${near}`
}

const ones = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen',
  'sixteen seventeen eighteen nineteen',
]
  .join(' ')
  .split(' ')
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

const digitByDigit = (digits: string) =>
  [...digits].map((digit) => (digit === '0' ? 'oh' : ones[Number(digit)])).join(' ')

/** A number below a hundred. */
function below100(value: number): string {
  if (value < 20) return ones[value] ?? ''
  const ten = tens[Math.floor(value / 10) - 2] ?? ''
  return value % 10 === 0 ? ten : `${ten} ${ones[value % 10]}`
}

/** Two and two, as people say a year or a house number: `eighteen forty-five`, `twenty oh nine`. */
function byPairs(digits: string): string {
  const [first, second] = [Number(digits.slice(0, -2)), Number(digits.slice(-2))]
  if (second === 0)
    return first % 10 === 0 ? `${below100(first / 10)} thousand` : `${below100(first)} hundred`
  return `${below100(first)} ${second < 10 ? `oh ${ones[second]}` : below100(second)}`
}

function inWords(digits: string): string {
  if (digits.startsWith('0') || digits.length > 5) return digitByDigit(digits)
  if (digits.length <= 2) return below100(Number(digits))
  return digits.length === 5 ? digitByDigit(digits) : byPairs(digits)
}

/** Numbers as a recognizer writes them that does not make figures of them; those in a name stay (`I-35E`). */
export function digitsInWords(text: string): string {
  const phones = text.replace(/\b(\d{3})[- ](\d{3})[- ](\d{4})\b/g, (_, ...groups) =>
    groups
      .slice(0, 3)
      .map((group: string) => digitByDigit(group))
      .join(' '),
  )
  return phones.replace(/(?<![\w-])\d+(?![\w-])/g, inWords)
}

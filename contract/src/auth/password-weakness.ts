/** What guessers try first, as far as a page can carry it: the server has a longer list. In lower case. */
const first =
  `password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword1 passwort
  12345678 123456789 1234567890 12345679 87654321 987654321 9876543210 11111111 111111111 00000000
  88888888 99999999 12341234 11223344 12121212 123123123 112233445566 147258369 123654789 159357456
  qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 qazwsxedc
  asdfghjk asdfghjkl asdf1234 zxcvbnm1 zxcvbnm123 1234qwer abcd1234 abc12345 abcdefgh aa123456
  a1234567 a12345678 iloveyou iloveyou1 sunshine princess football football1 baseball baseball1
  basketball superman batman123 starwars trustno1 letmein1 letmein123 welcome1 welcome123 monkey123
  dragon123 master123 admin123 admin1234 administrator changeme changeme1 changeme123 whatever
  computer internet samantha michelle jennifer danielle jonathan corvette mercedes mustang1 maverick
  chocolate butterfly liverpool test1234 testtest secret123 default1`.split(/\s+/)

/** What people put a year behind. */
const calendar =
  `january february march april may june july august september october november december
  spring summer autumn fall winter monday tuesday wednesday thursday friday saturday sunday`.split(
    /\s+/,
  )

/** The trade's words, and ours. */
const trade =
  `towline towing tow trucks truck wrecker recovery roadside dispatcher dispatch flatbed rollback
  driver impound`.split(/\s+/)

const withoutEnd = (word: string) => word.replace(/[^\p{L}]+$/u, '')
const stems = first.map(withoutEnd).filter((stem) => stem.length >= 4)
const common: ReadonlySet<string> = new Set([...first, ...stems, ...calendar])

/** Keys that lie side by side. */
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
/** Fewer signs than this that the one before does not give away are no password. */
const FEWEST_NEW = 4
/** So many letters beside names and words of the trade are not enough. */
const FEWEST_OTHER = 4
/** Shorter numbers are dates and telephone numbers. */
const FEWEST_DIGITS = 12

const better = 'Use three or four unrelated words.'
const sentences = {
  common: `This is one of the first passwords people guess. ${better}`,
  word: `A common word with numbers or symbols is easy to guess. ${better}`,
  row: `Repeated or sequential characters are easy to guess. ${better}`,
  numbers: `Numbers alone are easy to guess. ${better}`,
  own: `Your name, your company's name and towing words are easy to guess. ${better}`,
}

/** What there is to know besides the password. */
type Known = {
  /** Whether a word in lower case is in the list of common passwords. */
  isCommon?: (word: string) => boolean
  /** Names of the person and the company, addresses: whatever a guesser would look up. */
  about?: readonly string[]
}

/** Why a password is guessed early and what would be better, as a sentence; null when it is not. */
export function passwordWeakness(password: string, known: Known = {}): string | null {
  const plain = withoutAccents(password)
  const isCommon = (word: string) => common.has(word) || (known.isCommon?.(word) ?? false)
  if (isCommon(plain)) return sentences.common
  if (isNumber(plain)) return sentences.numbers
  if (newSigns(plain) < FEWEST_NEW || new Set(plain).size < FEWEST_NEW) return sentences.row
  if (coresOf(plain).some(isCommon)) return sentences.word
  return isOwn(plain, known.about ?? []) ? sentences.own : null
}

const withoutAccents = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const isNumber = (plain: string) =>
  /^[\d\s./,()+_-]+$/.test(plain) && plain.replace(/\D/g, '').length < FEWEST_DIGITS

/** How many signs neither repeat the one before nor follow it, in the alphabet or on the keyboard. */
function newSigns(plain: string): number {
  const signs = [...plain]
  return signs.filter((sign, index) => !isNext(signs[index - 1], sign)).length
}

function isNext(before: string | undefined, sign: string): boolean {
  if (before === undefined) return false
  if (Math.abs((before.codePointAt(0) ?? 0) - (sign.codePointAt(0) ?? 0)) <= 1) return true
  return rows.some((row) => row.includes(before + sign) || row.includes(sign + before))
}

/** The word in a password that was dressed up: `P@ssw0rd2026!`, `dragondragon7` and `remmus99` have one. */
function coresOf(plain: string): string[] {
  const bare = withoutEnd(plain)
  const words = [bare, unmasked(bare)].flatMap((word) => [
    word,
    word.replace(/^[^\p{L}]+/u, ''),
    lettersOf(word),
  ])
  const once = words.map((word) => /^(.+?)\1+$/u.exec(word)?.[1] ?? word)
  return once.flatMap((word) => [word, [...word].reverse().join('')])
}

const MASKS = '@$!013457'
const FACES = 'asioieast'
const unmasked = (word: string) =>
  word.replace(/[@$!013457]/g, (mask) => FACES.charAt(MASKS.indexOf(mask)))
const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '')

/** Whether little is left beside what belongs to the person, the company and the trade. */
function isOwn(plain: string, about: readonly string[]): boolean {
  const whole = about.map((text) => lettersOf(withoutAccents(text)))
  const parts = about.flatMap((text) => withoutAccents(text).split(/[^\p{L}]+/u))
  const words = [...whole, ...parts, ...trade].filter((word) => word.length >= 3)
  words.sort((one, other) => other.length - one.length)
  const letters = lettersOf(unmasked(withoutEnd(plain)))
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), letters)
  return rest !== letters && rest.length < FEWEST_OTHER
}

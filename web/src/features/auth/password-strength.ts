import { PASSWORD_LENGTH, passwordWeakness } from '@towline/contract'

export type Strength = 'weak' | 'fair' | 'good' | 'strong'

/** From so many bits on, weakest first. */
const levels: [from: number, strength: Strength][] = [
  [0, 'weak'],
  [36, 'fair'],
  [60, 'good'],
  [75, 'strong'],
]
/** What a character is worth that repeats the one before it or follows it in the alphabet. */
const WORTH_IN_A_ROW = 0.2

/** How hard a password is to guess, by its length and what it is made of. What is guessed early is weak, and refused. */
export function strengthOf(password: string): Strength {
  if (password.length < PASSWORD_LENGTH || passwordWeakness(password)) return 'weak'
  const bits = worthOf(password) * Math.log2(signsOf(password))
  return levels.findLast(([from]) => bits >= from)?.[1] ?? 'weak'
}

/** The length, with runs such as `aaaa` and `4567` counted for little. */
function worthOf(password: string): number {
  const codes = [...password.toLowerCase()].map((sign) => sign.codePointAt(0) ?? 0)
  return codes.reduce((sum, code, index) => {
    const step = Math.abs(code - (codes[index - 1] ?? Number.NaN))
    return sum + (step <= 1 ? WORTH_IN_A_ROW : 1)
  }, 0)
}

/** Of how many signs each was chosen. */
function signsOf(password: string): number {
  const kinds: [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[^a-zA-Z\d]/, 20],
  ]
  return kinds.reduce((sum, [kind, signs]) => sum + (kind.test(password) ? signs : 0), 0)
}

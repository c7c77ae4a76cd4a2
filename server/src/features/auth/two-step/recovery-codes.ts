import { randomInt } from 'node:crypto'
import { hashPassword } from '../passwords.ts'

const COUNT = 10
const LENGTH = 12
/** By so many characters a code is found, the rest is what nobody knows: 40 bits. */
const FOUND_BY = 4
/** Nothing that is taken for something else on paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz123456789'

/** What a code is found by. */
export const startOf = (code: string): string => code.slice(0, FOUND_BY)

/** A recovery code as typed, in capitals, with or without its dashes; null for what is none. */
export function recoveryCodeIn(typed: string): string | null {
  const code = typed.toLowerCase().replace(/[\s-]/g, '')
  return code.length === LENGTH && [...code].every((letter) => LETTERS.includes(letter))
    ? code
    : null
}

/** New codes: as they are shown, and as they are stored. */
export type NewRecoveryCodes = { shown: string[]; stored: { startsWith: string; hash: string }[] }

export async function newRecoveryCodes(): Promise<NewRecoveryCodes> {
  const codes = new Map<string, string>()
  while (codes.size < COUNT) {
    const code = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
    codes.set(startOf(code), code)
  }
  const made: NewRecoveryCodes = { shown: [], stored: [] }
  for (const [startsWith, code] of codes) {
    made.shown.push(code.replace(/(.{4})(?=.)/g, '$1-'))
    // One after another: two of them at once are all the hashes that run, and others log in meanwhile.
    made.stored.push({ startsWith, hash: await hashPassword(code) })
  }
  return made
}

import { passwordWeakness } from '@towline/contract'
import { Failure } from '../../platform/failure.ts'
import { hashPassword } from './passwords.ts'

let common: Promise<ReadonlySet<string>> | undefined

/** The 49,000 passwords that are used most. Read when the first password is chosen: it takes 4 MB. */
const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  ))

/**
 * The hash of a password that somebody chooses. Throws `bad_request` for one that is guessed early; `about` are
 * names and addresses of the person and the company.
 */
export async function hashNewPassword(password: string, about: readonly string[]): Promise<string> {
  const list = await commonPasswords()
  const problem = passwordWeakness(password, { isCommon: (word) => list.has(word), about })
  if (problem) throw new Failure('bad_request', { fields: { password: problem }, message: problem })
  return hashPassword(password)
}

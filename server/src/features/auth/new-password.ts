import { passwordWeakness } from '@towline/contract'
import { Failure } from '../../platform/failure.ts'
import type { Outside } from '../../platform/handler.ts'
import { BreachesFailed } from '../../providers/breaches/index.ts'
import { hashPassword } from './passwords.ts'

let common: Promise<ReadonlySet<string>> | undefined

/** The 49,000 passwords that are used most. Read when the first password is chosen: it takes 4 MB. */
const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  ))

/**
 * The hash of a password that somebody chooses. Throws `bad_request` for one that is guessed early, or was leaked
 * elsewhere where that is looked up; `about` are
 * names and addresses of the person and the company.
 */
export async function hashNewPassword(
  outside: Pick<Outside, 'breaches' | 'log'>,
  password: string,
  about: readonly string[],
): Promise<string> {
  const list = await commonPasswords()
  const problem =
    passwordWeakness(password, { isCommon: (word) => list.has(word), about }) ??
    ((await isBreached(outside, password)) ? BREACHED : null)
  if (problem) throw new Failure('bad_request', { fields: { password: problem }, message: problem })
  return hashPassword(password)
}

const BREACHED =
  'This password was leaked from another website, so it’s tried first. Choose another one.'

/** Nobody waits for a new password because the look-up is away: the list above holds in any case. */
const isBreached = ({ breaches, log }: Pick<Outside, 'breaches' | 'log'>, password: string) =>
  breaches.has(password).catch((error: unknown) => {
    if (!(error instanceof BreachesFailed)) throw error
    log.warn({ why: error.why }, 'a new password was not held against breaches')
    return false
  })

import { finishSignIn as operation, type PasskeyAnswer } from '@towline/contract'
import { Failure } from '../../../platform/failure.ts'
import { type Context, handle, type Outside } from '../../../platform/handler.ts'
import { employeeById } from '../auth.store.ts'
import { beginSession } from '../begin-session.ts'
import { placeKnown } from '../known-places.store.ts'
import { isPassword } from '../passwords.ts'
import { appCode, stepOf } from './app-codes.ts'
import { usedPasskey } from './passkeys.ts'
import { recoveryCodeIn, startOf } from './recovery-codes.ts'
import { mailTwoStep, tellOfCodes } from './tell-two-step.ts'
import {
  appSecret,
  endLogins,
  forgetTries,
  lockedLogin,
  openLogin,
  passkeyBy,
  placeMark,
  recoveryCode,
  spendLogin,
  spendRecoveryCode,
  spendStep,
  takeTry,
  tryAllowance,
  twoStepOf,
  usePasskey,
} from './two-step.store.ts'

/** What was found out about a typed code before the transaction. */
type Looked = { place: Buffer; code: string; recoveryId: string | null }

/** Signs in whoever showed the password, with the second step that was owed. */
export const finishSignIn = handle(
  operation,
  async (context, { body }, looked: Looked | null) => {
    const { tx, now, fail } = context
    // A wrong step leaves it open, and another may be tried; of two at once the second finds none.
    const login = (await spendLogin(tx, body.pending, now)) ?? fail('login_over')
    const { employee_id: employeeId, challenge } = login
    await lockedLogin(tx, employeeId)
    const person = (await employeeById(tx, employeeId, now)) ?? fail('login_over')
    if ('passkey' in body) await checkPasskey(context, employeeId, body.passkey, challenge)
    else if (!looked || !(await isRight(context, employeeId, looked))) return fail('wrong_code')
    await endLogins(tx, employeeId)
    if (looked) await forgetTries(tx, employeeId, looked.place)
    return beginSession(context, person)
  },
  {
    companyOf: async (tx, { body }, now) => {
      const login = await openLogin(tx, body.pending, now)
      if (!login) throw new Failure('login_over')
      return login.company_id
    },
    prepare: (outside, { body }) =>
      'code' in body ? look(outside, body.pending, body.code) : Promise.resolve(null),
  },
)

/** Counts a code, whatever becomes of it, and finds the recovery code that it is, which takes as long as a password. */
async function look(outside: Outside, pending: string, typed: string): Promise<Looked> {
  const { readFirst, writeFirst, enqueue, from, now, fail } = outside
  const login = (await readFirst((tx) => openLogin(tx, pending, now))) ?? fail('login_over')
  const employeeId = login.employee_id
  const known = await readFirst((tx) => placeKnown(tx, employeeId, from, now))
  const place = placeMark(known === 'device' ? from : null)
  const { waitMs, tries } = await writeFirst((tx) => takeTry(tx, { employeeId, place, now }))
  if (tries === tryAllowance) await enqueue(tellOfCodes, { employeeId }, { startAfterMs: 0 })
  if (waitMs > 0) fail('too_many', { retryAfter: Math.ceil(waitMs / 1000), message: TOO_MANY })
  const code = recoveryCodeIn(typed)
  if (!code) return { place, code: typed, recoveryId: null }
  const row = await readFirst((tx) => recoveryCode(tx, employeeId, startOf(code)))
  const isIt = await isPassword(code, row?.code_hash ?? null, 'later')
  return { place, code: typed, recoveryId: isIt && row ? row.id : null }
}

const TOO_MANY =
  'Too many wrong codes. Wait an hour, use a device you’ve logged in on before, or choose a new password with Forgot password.'

async function isRight(context: Context, employeeId: string, looked: Looked): Promise<boolean> {
  const { tx, now, audit } = context
  if (looked.recoveryId) {
    if (!(await spendRecoveryCode(tx, looked.recoveryId))) return false
    const { recoveryCodes: left } = await twoStepOf(tx, employeeId)
    audit('recovery code used', employeeId, { left })
    const are = left === 1 ? 'is 1' : `are ${left}`
    await mailTwoStep(context, employeeId, `a recovery code was used to log in (there ${are} left)`)
    return true
  }
  const code = appCode(looked.code)
  const secret = code && (await appSecret(context, employeeId, true))
  const step = code && secret ? stepOf(secret, code, now) : null
  return step !== null && (await spendStep(tx, employeeId, { step }))
}

async function checkPasskey(
  context: Context,
  employeeId: string,
  answer: PasskeyAnswer,
  expectedChallenge: string,
): Promise<void> {
  const { tx, publicUrl, now, fail } = context
  const stored = await passkeyBy(tx, answer.id)
  if (!stored || stored.employee_id !== employeeId) return fail('wrong_passkey')
  const how = { expectedChallenge, isAlone: false }
  const counter = await usedPasskey(publicUrl, answer, stored, how)
  if (counter === null) return fail('wrong_passkey')
  await usePasskey(tx, stored.id, counter, now)
}

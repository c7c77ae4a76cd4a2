import {
  beginPasskeySignIn as beginOperation,
  signInByPasskey as operation,
} from '@towline/contract'
import { Failure } from '../../../platform/failure.ts'
import { handle } from '../../../platform/handler.ts'
import { employeeById } from '../auth.store.ts'
import { beginSession } from '../begin-session.ts'
import { challengeIn, passkeyOptions, usedPasskey } from './passkeys.ts'
import {
  askOfPasskey,
  endLogins,
  lockedLogin,
  passkeyBy,
  spendPasskeyChallenge,
  usePasskey,
} from './two-step.store.ts'

/** Asks for any passkey that is known here. */
export const beginPasskeySignIn = handle(beginOperation, async ({ tx, now, publicUrl }) => {
  const options = await passkeyOptions(publicUrl, 'alone')
  await askOfPasskey(tx, options.challenge, now)
  return options
})

/** Signs somebody in by a passkey that knows its owner: it stands for password and second step. */
export const signInByPasskey = handle(
  operation,
  async (context, { body }) => {
    const { tx, now, publicUrl, fail } = context
    const stored = (await passkeyBy(tx, body.id)) ?? fail('wrong_passkey')
    await lockedLogin(tx, stored.employee_id)
    const person = (await employeeById(tx, stored.employee_id, now)) ?? fail('wrong_passkey')
    const how = { expectedChallenge: challengeIn(body) ?? '', isAlone: true }
    const counter = (await usedPasskey(publicUrl, body, stored, how)) ?? fail('wrong_passkey')
    await usePasskey(tx, stored.id, counter, now)
    await endLogins(tx, person.id)
    return beginSession(context, person)
  },
  {
    // What was asked of it is used up here, where it may be reached: nobody's company is known before.
    companyOf: async (tx, { body }, now) => {
      const isAsked = await spendPasskeyChallenge(tx, challengeIn(body) ?? '', now)
      const passkey = isAsked ? await passkeyBy(tx, body.id) : null
      if (!passkey) throw new Failure('wrong_passkey')
      return passkey.company_id
    },
  },
)

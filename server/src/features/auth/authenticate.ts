import { authenticate as operation } from '@towline/contract'
import { type Context, handle } from '../../platform/handler.ts'
import { asUser, beginSession } from './begin-session.ts'
import { passkeyOptions } from './two-step/passkeys.ts'
import { beginStep, passkeysOf, twoStepOf } from './two-step/two-step.store.ts'

/**
 * Begins a session for whoever came with email and password, or says which second step is still owed. To one
 * that has a session it tells who that is by now, in the cookie too: a manager may have changed the name or the
 * roles.
 */
export const authenticate = handle(
  operation,
  async (context) => {
    const { actor, changeSession, fail } = context
    if (actor.kind === 'halfway') return owed(context, actor.id)
    if (actor.kind !== 'employee') return fail('Unauthorized')
    if (!actor.sessionId) return beginSession(context, actor)
    const user = asUser(actor)
    changeSession({ is: user })
    return user
  },
  { reads: false },
)

/** The second step of somebody whose password was right. */
async function owed({ tx, now, publicUrl }: Context, employeeId: string) {
  const { hasApp, recoveryCodes } = await twoStepOf(tx, employeeId)
  const passkeys = await passkeysOf(tx, employeeId)
  const options = await passkeyOptions(publicUrl, passkeys)
  const { challenge } = options
  const pending = await beginStep(tx, { employeeId, kind: 'second step', challenge, now })
  const byPasskey = passkeys.length > 0
  return {
    owed: [
      ...(byPasskey ? (['passkey'] as const) : []),
      ...(hasApp || recoveryCodes > 0 ? (['code'] as const) : []),
    ],
    pending,
    ...(byPasskey && { passkey: options }),
  }
}

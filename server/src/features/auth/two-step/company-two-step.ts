import {
  clearTwoStep as clearOperation,
  requireTwoStep as requireOperation,
} from '@towline/contract'
import { handle } from '../../../platform/handler.ts'
import { mailManagers } from '../../../platform/mail/index.ts'
import { ownCompany } from '../../company/index.ts'
import { endSessionsOf } from '../end-sessions.ts'
import { mailTwoStep } from './tell-two-step.ts'
import { deleteTwoStep, lockedLogin, requireFrom, settleTwoStep } from './two-step.store.ts'

/** How long managers have before they must set a second step up. */
const GRACE_MS = 7 * 24 * 3600 * 1000

/**
 * Lets somebody in by the password alone who lost all else, as they told a manager. A manager does not do it to
 * themselves: whoever has their session would have their account.
 */
export const clearTwoStep = handle(clearOperation, async (context, { params }) => {
  const { tx, actor, now, audit, fail } = context
  if (actor.kind === 'employee' && actor.id === params.id)
    fail('login_as_it_is', { message: 'Remove your own app and passkeys under Profile.' })
  const person = (await lockedLogin(tx, params.id)) ?? fail('not_found')
  if (!person.two_step_since) return { done: true as const }
  await deleteTwoStep(tx, person.id)
  await settleTwoStep(tx, person.id, now)
  await endSessionsOf(context, person.id)
  audit('two-step login cleared', person.id)
  await mailTwoStep(context, person.id, 'two-step login was turned off')
  return { done: true as const }
})

/** Requires a second step of managers a week from now, or no more. */
export const requireTwoStep = handle(requireOperation, async (context, { body }) => {
  const { tx, companyId, now, publicUrl, audit } = context
  const { from, isChanged } = await requireFrom(
    tx,
    companyId,
    body.isRequired ? now + GRACE_MS : null,
  )
  if (isChanged) audit('two-step login for managers', companyId, { isRequired: body.isRequired })
  if (isChanged && from > 0) {
    const { name, time_zone: timeZone } = await ownCompany(tx, companyId)
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone }).format(from)
    await mailManagers(context, `two-step required ${companyId} ${from}`, (firstName) => ({
      subject: `${name} requires two-step login for managers`,
      text: `Hello ${firstName},

From ${day} on, managers at ${name} need a second step to log in: an authenticator app or a passkey. If you have one already, there's nothing to do. If not, set it up under Settings, Profile:

${publicUrl}/login

Whoever hasn't by then sets it up at the next login.`,
    }))
  }
  return { managersFrom: from }
})

import {
  readPasswordLink as linkOperation,
  resetPassword as resetOperation,
} from '@towline/contract'
import type { Tx } from '../../platform/db/index.ts'
import { Failure } from '../../platform/failure.ts'
import { handle } from '../../platform/handler.ts'
import { endSessionsOf } from './end-sessions.ts'
import { keepPlace } from './known-places.store.ts'
import { endEmailChange } from './new-email.store.ts'
import { hashNewPassword } from './new-password.ts'
import { mailCredentialsChanged } from './offer-password.ts'
import { companyOfToken, openLink, openLinkLocked, storePassword } from './password-links.store.ts'
import { forgetTries } from './two-step/two-step.store.ts'

/** Unknown keys are answered as used ones. */
async function companyOf(tx: Tx, { body }: { body: { token: string } }): Promise<string> {
  const companyId = await companyOfToken(tx, body.token)
  if (!companyId) throw new Failure('link_ended')
  return companyId
}

/** Whose password a link is for. */
export const readPasswordLink = handle(
  linkOperation,
  async ({ tx, now, fail }, { body }) => {
    const { kind, email, companyName } = (await openLink(tx, body.token, now)) ?? fail('link_ended')
    return { kind, email, companyName }
  },
  { companyOf, reads: true },
)

/** Sets the password of whoever holds the link, once, and ends whatever the old one had opened. */
export const resetPassword = handle(
  resetOperation,
  async (context, { body }, passwordHash: string) => {
    const { tx, companyId, now, from, audit, fail } = context
    const link = (await openLinkLocked(tx, body.token, now)) ?? fail('link_ended')
    await storePassword(tx, link.employeeId, passwordHash)
    await endSessionsOf(context, link.employeeId)
    // Whoever knew the old password can use up no more tries of its owner.
    await forgetTries(tx, link.employeeId)
    await endEmailChange(tx, link.employeeId)
    if (link.kind === 'reset')
      await mailCredentialsChanged(context, link, { hasNewPassword: true, newEmail: null })
    // Whoever is being guessed at logs in from here all the same.
    await keepPlace(tx, { employeeId: link.employeeId, companyId }, from, now)
    audit('password chosen', link.employeeId, { by: link.kind })
    return { done: true as const }
  },
  {
    companyOf,
    prepare: async (outside, { body }) => {
      const { readFirst, now, fail } = outside
      const link = (await readFirst((tx) => openLink(tx, body.token, now))) ?? fail('link_ended')
      return hashNewPassword(outside, body.password, [link.firstName, link.email, link.companyName])
    },
  },
)

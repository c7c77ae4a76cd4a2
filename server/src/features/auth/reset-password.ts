import { readPasswordLink as linkEndpoint, resetPassword as resetEndpoint } from '@towline/contract'
import type { Tx } from '../../platform/db/index.ts'
import { Failure } from '../../platform/failure.ts'
import { verb } from '../../platform/verb.ts'
import { endSessionsOf } from './end-sessions.ts'
import { mailPasswordChanged } from './offer-password.ts'
import { companyOfToken, openLink, openLinkLocked, storePassword } from './password-links.store.ts'
import { hashPassword } from './passwords.ts'

/** Unknown keys are answered as used ones. */
async function companyOf(tx: Tx, { body }: { body: { token: string } }): Promise<string> {
  const companyId = await companyOfToken(tx, body.token)
  if (!companyId) throw new Failure('link_ended')
  return companyId
}

/** Whose password a link is for. */
export const readPasswordLink = verb(
  linkEndpoint,
  async ({ tx, now, fail }, { body }) => {
    const { kind, email, companyName } = (await openLink(tx, body.token, now)) ?? fail('link_ended')
    return { kind, email, companyName }
  },
  { companyOf, reads: true },
)

/** Sets the password of whoever holds the link, once, and ends whatever the old one had opened. */
export const resetPassword = verb(
  resetEndpoint,
  async (context, { body }, passwordHash: string) => {
    const { tx, now, audit, fail } = context
    const link = (await openLinkLocked(tx, body.token, now)) ?? fail('link_ended')
    await storePassword(tx, link.employeeId, passwordHash)
    await endSessionsOf(context, link.employeeId)
    if (link.kind === 'reset') await mailPasswordChanged(context, link)
    audit('password chosen', link.employeeId, { by: link.kind })
    return { done: true as const }
  },
  {
    companyOf,
    prepare: async ({ look, now, fail }, { body }) => {
      if (!(await look((tx) => openLink(tx, body.token, now)))) fail('link_ended')
      return hashPassword(body.password)
    },
  },
)

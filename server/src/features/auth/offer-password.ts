import { newId, newSecret } from '../../platform/ids.ts'
import { queueMail } from '../../platform/mail/index.ts'
import type { Context } from '../../platform/verb.ts'
import { ownCompany, standingOf } from '../company/index.ts'
import { endLinksOf, insertLink, linksSince, lockedPerson } from './password-links.store.ts'
import { changedMail, LINK_LASTS_MS, linkMail } from './password-mails.ts'

const HOUR = 3600 * 1000
const DAY = 24 * HOUR
/** How many links one person is mailed in an hour, so that nobody can fill another's mailbox. */
const PER_PERSON = 5
/** How many invitations a company sends in a day, so that nobody can write to strangers through us; a trial, fewer. */
const PER_COMPANY = 500
const PER_TRIAL = 20

/** What became of it. `enough`: too many were mailed in a short time. */
export type Offered = 'mailed' | 'enough' | 'nobody'

/**
 * Mails somebody a link to choose a password: an invitation as long as he has none. Earlier links of his
 * end. The same `linkId` is mailed once.
 */
export async function offerPassword(
  context: Context,
  employeeId: string,
  linkId = newId(),
): Promise<Offered> {
  const { tx, companyId, now, publicUrl } = context
  const person = await lockedPerson(tx, employeeId)
  if (!person) return 'nobody'
  const kind = person.password_hash === null ? 'invitation' : 'reset'
  const sent = await linksSince(tx, {
    ...{ companyId, employeeId, hourAgo: now - HOUR, dayAgo: now - DAY },
  })
  if (sent.ofPerson >= PER_PERSON) return 'enough'
  const company = await ownCompany(tx, companyId)
  const most = standingOf(company, now) === 'trial' ? PER_TRIAL : PER_COMPANY
  if (kind === 'invitation' && sent.invitations >= most) return 'enough'

  const token = newSecret()
  const isNew = await insertLink(tx, {
    ...{ id: linkId, employeeId, kind, token, to: person.email, now },
    ...{ lastsMs: LINK_LASTS_MS[kind], forgetBefore: now - DAY },
  })
  if (!isNew) return 'mailed'
  await endLinksOf(tx, employeeId, now, linkId)
  const { name: companyName } = company
  const { first_name: firstName, email } = person
  await queueMail(context, {
    // In the fragment, which browsers send to no server: it is in no log and no referrer.
    ...linkMail(kind, { firstName, email, companyName }, `${publicUrl}/reset-password#${token}`),
    to: email,
    key: `password link ${linkId}`,
    hasSecret: true,
    ...(kind === 'invitation' && { fromName: companyName }),
  })
  return 'mailed'
}

/** Invites somebody who has no password; in saving as in sending again, too many end the verb. */
export async function invite(context: Context, employeeId: string): Promise<void> {
  const offered = await offerPassword(context, employeeId)
  if (offered === 'enough')
    context.fail('too_many', {
      message: 'Enough invitations were sent for now. Try again in an hour.',
      retryAfter: HOUR / 1000,
    })
}

/** Tells somebody, at the address he had, that his password is another one. */
export async function mailPasswordChanged(
  context: Context,
  person: { firstName: string; email: string },
): Promise<void> {
  const { name: companyName } = await ownCompany(context.tx, context.companyId)
  await queueMail(context, {
    ...changedMail({ ...person, companyName }, context.publicUrl),
    to: person.email,
    key: `password changed ${newId()}`,
  })
}

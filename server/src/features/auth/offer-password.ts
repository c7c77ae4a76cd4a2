import type { Context } from '../../platform/handler.ts'
import { newId, newSecret } from '../../platform/ids.ts'
import { mustWait, queueMail } from '../../platform/mail/index.ts'
import { ownCompany, standingOf } from '../company/index.ts'
import { endLinksOf, insertLink, linksSince, lockedPerson } from './password-links.store.ts'
import { type CredentialsChange, changedMail, LINK_LASTS_MS, linkMail } from './password-mails.ts'

const HOUR = 3600 * 1000
const DAY = 24 * HOUR
/** How many links one person is mailed in an hour, so that nobody can fill another's mailbox. */
const PER_PERSON = 5
/** How many invitations a company sends in a day, so that nobody can write to strangers through us; a trial, fewer. */
const PER_COMPANY = 500
const PER_TRIAL = 20

/** What became of it. `enough`: too many were mailed in a short time; `held`: the company's own address is not confirmed. */
export type Offered = 'mailed' | 'enough' | 'held' | 'nobody'

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
  // A link that waited would be over before it went: whoever is not invited now is when the address is confirmed.
  if (await mustWait(tx, person.email)) return 'held'
  const kind = person.password_hash === null ? 'invitation' : 'reset'
  const sent = await linksSince(tx, {
    companyId,
    employeeId,
    hourAgo: now - HOUR,
    dayAgo: now - DAY,
  })
  if (sent.ofPerson >= PER_PERSON) return 'enough'
  const company = await ownCompany(tx, companyId)
  const most = standingOf(company, now) === 'trial' ? PER_TRIAL : PER_COMPANY
  if (kind === 'invitation' && (sent.invitations >= most || !(await context.spend('mails'))))
    return 'enough'

  const token = newSecret()
  const isNew = await insertLink(tx, {
    id: linkId,
    employeeId,
    kind,
    token,
    to: person.email,
    now,
    lastsMs: LINK_LASTS_MS[kind],
    forgetBefore: now - DAY,
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

/**
 * Invites somebody who has no password; in saving as in sending again, too many end the handler. False when the
 * invitation waits until the company's address is confirmed.
 */
export async function invite(context: Context, employeeId: string): Promise<boolean> {
  const offered = await offerPassword(context, employeeId)
  if (offered === 'enough')
    context.fail('too_many', {
      message: 'Too many invitations sent. Try again in an hour.',
      retryAfter: HOUR / 1000,
    })
  if (offered === 'held') context.audit('invitation held', employeeId)
  return offered !== 'held'
}

/** Tells somebody, at the address they had, that their password, their address or both are others now. */
export async function mailCredentialsChanged(
  context: Context,
  person: { employeeId: string; firstName: string; email: string },
  change: Pick<CredentialsChange, 'hasNewPassword' | 'newEmail'>,
): Promise<void> {
  const { actor, now, publicUrl, operatorAddress } = context
  const { name: companyName, time_zone: timeZone } = await ownCompany(context.tx, context.companyId)
  const isOther = actor.kind === 'employee' && actor.id !== person.employeeId
  const at = new Intl.DateTimeFormat('en-US', { ...WHEN, timeZone }).format(now)
  const words = changedMail(
    { ...person, companyName },
    { ...change, by: isOther ? actor.name : null, at },
    { publicUrl, operatorAddress },
  )
  await queueMail(context, { ...words, to: person.email, key: `credentials changed ${newId()}` })
}

const WHEN = { dateStyle: 'full', timeStyle: 'long' } as const

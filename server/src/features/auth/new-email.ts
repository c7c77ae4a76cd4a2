import {
  confirmNewEmail as confirmOperation,
  employeeChanged,
  readNewEmail as readOperation,
} from '@towline/contract'
import { errorCode } from '../../platform/db/errors.ts'
import type { Tx } from '../../platform/db/index.ts'
import { Failure } from '../../platform/failure.ts'
import { type Context, handle } from '../../platform/handler.ts'
import { newId, newSecret } from '../../platform/ids.ts'
import { queueMail } from '../../platform/mail/index.ts'
import { ownCompany } from '../company/index.ts'
import { endSessionsOf } from './end-sessions.ts'
import {
  companyOfNewEmail,
  endEmailChange,
  openEmailChange,
  putEmailChange,
  storeEmail,
} from './new-email.store.ts'
import { mailCredentialsChanged } from './offer-password.ts'
import { lockedPerson } from './password-links.store.ts'
import { newEmailAskedMail, newEmailMail } from './password-mails.ts'

const DAY = 24 * 3600 * 1000
const LINK_LASTS_MS = 7 * DAY
const UNIQUE_VIOLATION = '23505'

/** Mails a link to the new address, and tells the one that counts until it is opened. */
export async function askNewEmail(
  context: Context,
  person: { employeeId: string; firstName: string; email: string },
  newEmail: string,
): Promise<void> {
  const { tx, companyId, actor, now, publicUrl, fail } = context
  if (!(await context.spend('mails'))) fail('limit_reached')
  const token = newSecret()
  const { employeeId } = person
  await putEmailChange(tx, {
    employeeId,
    newAddress: newEmail,
    token,
    expiresAt: now + LINK_LASTS_MS,
  })
  const { name: companyName } = await ownCompany(tx, companyId)
  const isOther = actor.kind === 'employee' && actor.id !== employeeId
  const about = { ...person, companyName }
  // In the fragment, which browsers send to no server.
  const link = `${publicUrl}/new-email#${token}`
  const key = `new email ${newId()}`
  await queueMail(context, {
    ...newEmailMail(about, newEmail, link),
    to: newEmail,
    key,
    hasSecret: true,
  })
  await queueMail(context, {
    ...newEmailAskedMail(about, newEmail, { by: isOther ? actor.name : null, publicUrl }),
    to: person.email,
    key: `${key} asked`,
  })
}

async function companyOf(tx: Tx, { body }: { body: { token: string } }): Promise<string> {
  const companyId = await companyOfNewEmail(tx, body.token)
  if (!companyId) throw new Failure('link_ended')
  return companyId
}

/** Which address a link confirms. */
export const readNewEmail = handle(
  readOperation,
  async ({ tx, now, fail }, { body }) => {
    const { email, companyName } =
      (await openEmailChange(tx, body.token, now)) ?? fail('link_ended')
    return { email, companyName }
  },
  { companyOf, reads: true },
)

/** From now on somebody logs in with the address that the link was mailed to. */
export const confirmNewEmail = handle(
  confirmOperation,
  async (context, { body }) => {
    const { tx, companyId, now, announce, audit, fail } = context
    const seen = (await openEmailChange(tx, body.token, now)) ?? fail('link_ended')
    const { employeeId } = seen
    await lockedPerson(tx, employeeId)
    // Of two who open it at the same moment, the second finds it used.
    const change = (await openEmailChange(tx, body.token, now)) ?? fail('link_ended')
    const { firstName, oldEmail, email, companyName } = change
    const version = await storeEmail(tx, employeeId, email).catch((error: unknown) => {
      if (errorCode(error) === UNIQUE_VIOLATION) return fail('email_taken')
      throw error
    })
    await endEmailChange(tx, employeeId)
    await endSessionsOf(context, employeeId)
    const person = { employeeId, firstName, email: oldEmail }
    await mailCredentialsChanged(context, person, { hasNewPassword: false, newEmail: email })
    audit('email confirmed', employeeId, { before: oldEmail, after: email })
    announce(employeeChanged, companyId, { id: employeeId, version })
    return { email, companyName }
  },
  { companyOf },
)

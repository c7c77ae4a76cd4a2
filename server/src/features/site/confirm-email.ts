import {
  companyChanged,
  confirmEmail as confirmOperation,
  readConfirmation as linkOperation,
  sendConfirmation as sendOperation,
} from '@towline/contract'
import type { Tx } from '../../platform/db/index.ts'
import { Failure } from '../../platform/failure.ts'
import { handle } from '../../platform/handler.ts'
import { sendHeldMails } from '../../platform/mail/index.ts'
import { mailWelcome } from '../billing/index.ts'
import { textWaitingAgain } from '../chat/index.ts'
import { lockedCompany } from '../company/index.ts'
import { inviteThoseHeld } from '../employees/index.ts'
import { sendHeldTexts } from '../messages/index.ts'
import { mailConfirmation } from './confirmation-mail.ts'
import {
  companyOfConfirmation,
  confirmationsSince,
  endConfirmations,
  openConfirmation,
} from './confirmations.store.ts'

const HOUR = 3600 * 1000
const DAY = 24 * HOUR
/** How often the link is mailed, so that nobody's mailbox can be filled with it. */
const AN_HOUR = 5
const A_DAY = 10
/** What was written in a chat within this time is still texted. */
const CHAT_NEWS_MS = 2 * HOUR

/** Unknown keys are answered as used ones. */
async function companyOf(tx: Tx, { body }: { body: { token: string } }): Promise<string> {
  const companyId = await companyOfConfirmation(tx, body.token)
  if (!companyId) throw new Failure('link_ended')
  return companyId
}

/** Which address a link confirms. */
export const readConfirmation = handle(
  linkOperation,
  async ({ tx, now, fail }, { body }) =>
    (await openConfirmation(tx, body.token, now)) ?? fail('link_ended'),
  { companyOf, reads: true },
)

/** Confirms the company's address, once, and sends what had to wait for it. */
export const confirmEmail = handle(
  confirmOperation,
  async (context, { body }) => {
    const { tx, companyId, now, audit, announce, fail } = context
    // Of two who open it at the same moment, the second finds it used.
    const company = await lockedCompany(tx, companyId)
    const confirmed = (await openConfirmation(tx, body.token, now)) ?? fail('link_ended')
    await tx
      .updateTable('company')
      .set({ mail_confirmed_at: new Date(now) })
      .where('id', '=', companyId)
      .execute()
    await endConfirmations(tx, companyId, now)
    await mailWelcome(context)
    await sendHeldMails(context)
    await sendHeldTexts(context)
    await textWaitingAgain(context, new Date(now - CHAT_NEWS_MS))
    await inviteThoseHeld(context)
    audit('email confirmed', companyId)
    announce(companyChanged, companyId, { id: companyId, version: company.version })
    return confirmed
  },
  { companyOf },
)

/** Mails the link again, to the manager who asks. */
export const sendConfirmation = handle(sendOperation, async (context) => {
  const { tx, companyId, actor, now, audit, fail } = context
  if (actor.kind !== 'employee') return fail('forbidden')
  const company = await lockedCompany(tx, companyId)
  if (company.mail_confirmed_at) return { email: '' }
  const times = { hourAgo: now - HOUR, dayAgo: now - DAY }
  const { inHour, inDay } = await confirmationsSince(tx, companyId, times)
  if (inHour >= AN_HOUR || inDay >= A_DAY)
    fail('too_many', {
      message:
        'We already sent the link several times. Check your spam folder, or try again in an hour.',
      retryAfter: HOUR / 1000,
    })
  const { id: employeeId, email } = actor
  await mailConfirmation(context, { companyId, employeeId, to: email })
  audit('confirmation mailed', employeeId)
  return { email }
})

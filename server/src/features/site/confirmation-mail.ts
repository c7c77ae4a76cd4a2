import type { Context } from '../../platform/handler.ts'
import { newId, newSecret } from '../../platform/ids.ts'
import { queueMail } from '../../platform/mail/index.ts'
import { insertConfirmation } from './confirmations.store.ts'

const DAYS = 7
const DAY = 24 * 3600 * 1000

/** Mails a manager the link that confirms the address; it works once, for a week. */
export async function mailConfirmation(
  context: Pick<Context, 'tx' | 'now' | 'enqueue' | 'publicUrl'>,
  { companyId, employeeId, to }: { companyId: string; employeeId: string; to: string },
): Promise<void> {
  const { tx, now, publicUrl } = context
  const [id, token] = [newId(), newSecret()]
  await insertConfirmation(tx, { id, companyId, employeeId, token, to, now, lastsMs: DAYS * DAY })
  await queueMail(context, {
    // In the fragment, which browsers send to no server: it is in no log and no referrer.
    ...words(`${publicUrl}/confirm-email#${token}`, publicUrl),
    to,
    companyId,
    key: `confirm email ${id}`,
    hasSecret: true,
    confirms: true,
  })
}

/** Not one word of it was typed by whoever signed up: it may be somebody else's address. */
const words = (link: string, publicUrl: string) => ({
  subject: 'Confirm your email for Towline',
  text: `Hello,

A company signed up for Towline with this address. If it's yours, confirm it here:

${link}

Your agent is already answering calls. Until the address is confirmed, Towline sends nothing to anyone else: no texts to customers, no emails, no invitations.

The link works once, for ${DAYS} days. To get another one, log in and press Send again at the top of your dashboard:

${publicUrl}/login

If you didn't sign up, there's nothing to do. You won't be charged, and nothing is sent in your name.`,
})

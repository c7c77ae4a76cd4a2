import {
  type Message,
  listMails as mailsOperation,
  may,
  readMessage as operation,
  phoneDigits,
} from '@towline/contract'
import { handle, JsonText } from '../../platform/handler.ts'
import { mailsAsJson, messageStatus, writtenMail, writtenText } from './messages.store.ts'

/** Why a text failed, in words; what the carrier says else is a number of its own. */
const refusals: Record<string, string> = {
  'opted out': 'The number opted out of texts (STOP).',
  'bad number': 'This number can’t receive texts.',
  'not registered':
    'The carrier doesn’t let your agent number send texts until it’s registered (A2P 10DLC).',
  'out of reach': 'The phone couldn’t be reached. It may be off or out of service.',
  blocked: 'The phone, or its company, blocks texts from this number.',
  filtered: 'The phone company blocked the text as spam.',
  canceled: 'The text was cancelled before it was sent.',
  'trial account': 'The carrier’s trial account only texts verified numbers.',
  refused: 'The carrier refused the text.',
  'no consent':
    'There’s no record that this number agreed to texts. It hasn’t called, texted, or told the agent yes.',
  'daily limit': 'Your company reached that day’s text limit.',
  unconfirmed: 'It’s on hold until your company’s email is confirmed.',
  'held too long':
    'It was on hold until your company’s email was confirmed, and by then it was too late to send.',
  'not taken in time': 'The carrier couldn’t be reached in time.',
}

/** What became of a text, in words. */
const textReason = (error: string): string =>
  refusals[error] ?? (error ? `The carrier couldn’t deliver it (error ${error}).` : '')

/** A mail or text that somebody of the company wrote. What the product writes by itself is not shown here. */
export const readMessage = handle(
  operation,
  async ({ tx, companyId, fail }, { params }): Promise<Message> => {
    const mail = await writtenMail(tx, companyId, params.id)
    if (mail) {
      const { id, to_address: to, subject, body, status, error: reason } = mail
      const createdDate = mail.created_at.getTime()
      return { id, kind: 'email', to, subject, body, status, reason, createdDate }
    }
    const text = (await writtenText(tx, companyId, params.id)) ?? fail('not_found')
    return {
      id: text.id,
      kind: 'text',
      to: phoneDigits(text.to_number),
      subject: '',
      body: text.body,
      status: messageStatus(text.status),
      reason: textReason(text.error),
      createdDate: text.created_at.getTime(),
    }
  },
)

/** The company's mails; in the sandbox, the outbox of the sandbox. Only there, and only by managers, are keys to be read. */
export const listMails = handle(
  mailsOperation,
  async ({ tx, companyId, sandbox, actor }, { query }) =>
    new JsonText(
      await mailsAsJson(tx, {
        companyId,
        limit: query.limit ?? 100,
        before: query.before ?? null,
        // Whoever reads a link could use it: only those who may change everybody's password see them.
        withSecrets:
          sandbox.includes('mail') &&
          actor.kind === 'employee' &&
          may(actor.roles, 'employees.write'),
      }),
    ),
)

import {
  readMessage as endpoint,
  type Message,
  listMails as mailsEndpoint,
  may,
  phoneDigits,
} from '@towline/contract'
import { JsonText, verb } from '../../platform/verb.ts'
import { mailsAsJson, messageStatus, writtenMail, writtenText } from './messages.store.ts'

/** Why a text failed, in words; what the carrier says else is a number of its own. */
const refusals: Record<string, string> = {
  'opted out': 'The number asked for no more texts (STOP).',
  'bad number': 'The number is not one that texts can be sent to.',
  'not registered': 'The carrier does not yet let your agent number send texts.',
  'trial account': 'The trial account with the carrier texts checked numbers only.',
  refused: 'The carrier refused the text.',
  'not taken in time': 'The carrier could not be reached in time.',
}

/** What became of a text, in words. */
const textReason = (error: string): string =>
  refusals[error] ??
  (error ? `The carrier could not deliver it (its number for that: ${error}).` : '')

/** A mail or text that somebody of the company wrote. What the product writes by itself is not shown here. */
export const readMessage = verb(
  endpoint,
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

/** The company's mails; in the sandbox, the outbox of the twin. Only there, and only by managers, are keys to be read. */
export const listMails = verb(
  mailsEndpoint,
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

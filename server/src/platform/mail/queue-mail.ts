import { newId } from '../ids.ts'
import { storable } from '../storable.ts'
import type { Context } from '../verb.ts'
import { sendMail } from './send-mail.ts'

/** A mail to be sent. */
export type QueuedMail = {
  to: string
  subject: string
  text: string
  html?: string
  /** Names the occasion: the same occasion is mailed once. */
  key: string
  /** Whose mail it is; the company's name, as a rule. */
  fromName?: string
  replyTo?: string
  /** It opens something, such as an invitation: forgotten once sent, and shown in the sandbox only. */
  hasSecret?: boolean
  /** The employee who wrote it. */
  sentBy?: string
}

/**
 * Queues a mail in the verb's transaction; it goes out after commit, by a job. It belongs to the bound
 * company, if there is one. Answers its id; null when this occasion was mailed already.
 */
export async function queueMail(context: Context, mail: QueuedMail): Promise<string | null> {
  const id = newId()
  const row = await context.tx
    .insertInto('mail_message')
    .values({
      id,
      to_address: mail.to,
      from_name: storable(mail.fromName ?? ''),
      reply_to: mail.replyTo ?? '',
      subject: storable(mail.subject),
      body: storable(mail.text),
      html: storable(mail.html ?? ''),
      status: 'queued',
      idempotency_key: mail.key,
      has_secret: mail.hasSecret ?? false,
      sent_by: mail.sentBy ?? null,
      created_at: new Date(context.now),
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return null
  await context.enqueue(sendMail, { mailId: id })
  return id
}

import { messageChanged, topicFor } from '@towline/contract'
import { z } from 'zod'
import { MailRefused, MailUnavailable } from '../../providers/mail/index.ts'
import type { App } from '../app.ts'
import { storable } from '../storable.ts'
import { task } from '../tasks/index.ts'
import { attachmentsOf } from './attachments.ts'

/** After this many tries, in some three quarters of an hour, a server that asks to wait has said no. */
const RETRIES = 12
const LONGEST_REASON = 300

/** Hands a waiting mail to the mail server. Run again, it sends nothing that was sent. */
export const sendMail = task({
  name: 'send-mail',
  data: z.object({ mailId: z.string() }),
  retries: RETRIES,
  run: async (app: App, { mailId }, { isLastTry }) => {
    const mail = await readMail(app, mailId)
    if (mail?.status !== 'queued') return
    const settle = (status: 'queued' | 'sent' | 'failed', error = '') =>
      settleMail(app, mail, status, storable(error.slice(0, LONGEST_REASON)))
    try {
      const attachments = await attachmentsOf(app, mail)
      await app.mail.send({
        to: mail.to_address,
        subject: mail.subject,
        text: mail.body,
        ...(mail.html && { html: mail.html }),
        fromName: mail.from_name,
        replyTo: mail.reply_to,
        ...(attachments.length > 0 && { attachments }),
        idempotencyKey: mail.idempotency_key,
      })
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error)
      if (error instanceof MailRefused) return settle('failed', said)
      const why =
        error instanceof MailUnavailable ? `The mail server said: ${said}` : 'It couldn’t be made.'
      if (isLastTry) await settle('failed', `It couldn’t be sent in time. ${why}`)
      else await settle('queued', `We’ll try again. ${why}`)
      // What a mail server says often has the address in it, which is nothing for a log.
      throw error instanceof MailUnavailable ? new Error('the mail server took no email') : error
    }
    await settle('sent')
  },
})

type Mail = NonNullable<Awaited<ReturnType<typeof readMail>>>

const readMail = (app: App, mailId: string) =>
  app.db.asSystem(
    (tx) => tx.selectFrom('mail_message').selectAll().where('id', '=', mailId).executeTakeFirst(),
    { readOnly: true },
  )

/** What is sent with a key in it is forgotten; in the sandbox the outbox is where it is read. */
async function settleMail(
  app: App,
  mail: Mail,
  status: 'queued' | 'sent' | 'failed',
  error: string,
): Promise<void> {
  const isForgotten = mail.has_secret && status !== 'queued' && app.mail.name !== 'sandbox'
  await app.db.asSystem((tx) =>
    tx
      .updateTable('mail_message')
      .set({
        status,
        error,
        settled_at: status === 'queued' ? null : new Date(app.now()),
        ...(isForgotten && { body: '', html: '' }),
      })
      .where('id', '=', mail.id)
      .where('status', '=', 'queued')
      .execute(),
  )
  if (!mail.company_id) return
  const message = JSON.stringify({ id: mail.id, status })
  app.realtime.publish(topicFor(messageChanged, mail.company_id), message)
}

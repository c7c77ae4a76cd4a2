import { sql } from 'kysely'
import type { Tx } from '../db/index.ts'
import type { Context } from '../handler.ts'
import { newId } from '../ids.ts'
import { storable } from '../storable.ts'
import type { Attached } from './attachments.ts'
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
  /** Whose it is where no company is bound yet, as at sign-up. */
  companyId?: string
  /** What it carries, made when it is sent. */
  attached?: readonly Attached[]
  /** It is how an address gets confirmed, so it does not wait for that. */
  confirms?: true
}

/** What mailing takes of a handler's context. */
export type Mailing = Pick<Context, 'tx' | 'now' | 'enqueue'>

/**
 * Queues a mail in the handler's transaction; it goes out after commit, by a job. It belongs to the bound
 * company, if there is one; to others than its owner it waits until the company's address is confirmed.
 * Answers its id; null when this occasion was mailed already.
 */
export async function queueMail(context: Mailing, mail: QueuedMail): Promise<string | null> {
  const id = newId()
  const isHeld = !mail.confirms && (await mustWait(context.tx, mail.to))
  const row = await context.tx
    .insertInto('mail_message')
    .values({
      id,
      ...(mail.companyId && { company_id: mail.companyId }),
      to_address: mail.to,
      from_name: storable(mail.fromName ?? ''),
      reply_to: mail.replyTo ?? '',
      subject: storable(mail.subject),
      body: storable(mail.text),
      html: storable(mail.html ?? ''),
      status: isHeld ? 'held' : 'queued',
      error: isHeld ? HELD : '',
      idempotency_key: mail.key,
      attached: JSON.stringify(mail.attached ?? []),
      has_secret: mail.hasSecret ?? false,
      sent_by: mail.sentBy ?? null,
      created_at: new Date(context.now),
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return null
  if (!isHeld) await context.enqueue(sendMail, { mailId: id })
  return id
}

const HELD = 'It’s on hold until the company’s email is confirmed.'
const TOO_LATE =
  'It was on hold until the company’s email was confirmed, and by then it was too late to send.'
/** What has waited longer than this is no news any more. */
const STILL_NEWS_MS = 3 * 24 * 3600 * 1000

/**
 * Whether mail to this address has to wait: the bound company has not confirmed its own yet, and this is
 * not that of its owner, who is the manager it has had longest.
 */
export async function mustWait(tx: Tx, to: string): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select lower(${to}) is distinct from (
      select lower(email) from employee
      where company_id = company.id and deleted_at is null and 'manager' = any (roles)
      order by created_at, id limit 1) as waits
    from company where id = towline_company() and mail_confirmed_at is null`.execute(tx)
  return rows[0]?.waits ?? false
}

/** Sends the mails that waited for the bound company's address; what is no news any more says why it never went. */
export async function sendHeldMails(context: Mailing & { companyId: string }): Promise<void> {
  const { tx, companyId, now, enqueue } = context
  const held = await tx
    .updateTable('mail_message')
    .set({
      status: sql`case when created_at > ${new Date(now - STILL_NEWS_MS)} and not has_secret then 'queued' else 'failed' end`,
      error: sql`case when created_at > ${new Date(now - STILL_NEWS_MS)} and not has_secret then '' else ${TOO_LATE} end`,
    })
    .where('company_id', '=', companyId)
    .where('status', '=', 'held')
    .returning(['id', 'status'])
    .execute()
  for (const { id, status } of held)
    if (status === 'queued') await enqueue(sendMail, { mailId: id })
}

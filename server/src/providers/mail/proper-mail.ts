import { createHash } from 'node:crypto'
import { MailRefused, MOST_ATTACHED, type OutgoingMail } from './mail.port.ts'
import { isMailAddress } from './mail-address.mjs'

/** A line of a mail's head: what would begin another line becomes a space. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** The mail with clean head lines; throws `MailRefused` for an address that is none, or files too large. */
export function properMail(mail: OutgoingMail): OutgoingMail {
  if (!isMailAddress(mail.to)) throw new MailRefused('This address can’t receive email.')
  const { replyTo, fromName, attachments, ...rest } = mail
  const bytes = attachments?.reduce((sum, { content }) => sum + content.byteLength, 0) ?? 0
  if (bytes > MOST_ATTACHED) throw new MailRefused('What it carries is too large for an email.')
  return {
    ...rest,
    subject: oneLine(mail.subject),
    ...(fromName && oneLine(fromName) ? { fromName: oneLine(fromName) } : {}),
    ...(attachments && {
      attachments: attachments.map((file) => ({ ...file, name: oneLine(file.name) })),
    }),
    ...(replyTo && isMailAddress(replyTo) ? { replyTo } : {}),
  }
}

/** The name a mail carries through the world, always the same for the same key. */
export function messageIdOf(key: string, domain: string): string {
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${domain}>`
}

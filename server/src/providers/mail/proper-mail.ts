import { createHash } from 'node:crypto'
import { MailRefused, type OutgoingMail } from './mail.port.ts'
import { isMailAddress } from './mail-address.mjs'

/** A line of a mail's head: what would begin another line becomes a space. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** The mail with clean head lines; throws `MailRefused` for an address that is none. */
export function properMail(mail: OutgoingMail): OutgoingMail {
  if (!isMailAddress(mail.to)) throw new MailRefused('This address can’t receive email.')
  const { replyTo, fromName, ...rest } = mail
  return {
    ...rest,
    subject: oneLine(mail.subject),
    ...(fromName && oneLine(fromName) ? { fromName: oneLine(fromName) } : {}),
    ...(replyTo && isMailAddress(replyTo) ? { replyTo } : {}),
  }
}

/** The name a mail carries through the world, always the same for the same key. */
export function messageIdOf(key: string, domain: string): string {
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${domain}>`
}

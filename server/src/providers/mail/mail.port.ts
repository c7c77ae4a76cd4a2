/** A file that an email carries. */
export type Attachment = { name: string; contentType: string; content: Uint8Array }

/** Bytes that the files of one email may have: sent, they are a third larger, and many servers take no more than 25 MB. */
export const MOST_ATTACHED = 15_000_000

/** A mail to one person. */
export type OutgoingMail = {
  to: string
  subject: string
  /** The words, for those who read no HTML. */
  text: string
  html?: string
  /** Whose mail it is, beside the address all our mail is sent from. */
  fromName?: string
  /** Where an answer goes; our own address when left out. */
  replyTo?: string
  /** Files it carries, at most `MOST_ATTACHED` bytes together. */
  attachments?: readonly Attachment[]
  /** The same key is one mail: sent again after a crash, it carries the same Message-ID. */
  idempotencyKey: string
}

/** The post office. What can pass with time is thrown as `MailUnavailable`; `MailRefused` is final. */
export type Mailer = {
  name: 'smtp' | 'sandbox'
  /** Hands a mail over. */
  send(mail: OutgoingMail): Promise<{ messageId: string }>
  close(): Promise<void>
}

/** This mail will not go out, today or tomorrow; the message is a sentence for whoever wrote it. */
export class MailRefused extends Error {
  override name = 'MailRefused'
}

/** The mail server could not be reached or asked us to wait; the message says what it said. */
export class MailUnavailable extends Error {
  override name = 'MailUnavailable'
}

import { createTransport } from 'nodemailer'
import { type Attachment, type Mailer, MailRefused, MailUnavailable } from './mail.port.ts'
import { readSender, signsInElsewhere } from './mail-address.mjs'
import { messageIdOf, properMail } from './proper-mail.ts'

type SmtpOptions = {
  /** `smtp://` or `smtps://`, with user and password where the server wants them. */
  url: string
  /** What all mail is sent from: an address, or `Name <address>`. */
  from: string
}

/** As long as a slow server is waited for; a job tries again. */
const TIMES = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 }
const CONNECTIONS = 3
const LONGEST_ANSWER = 200

/** Mail through an SMTP server. */
export function smtpMail({ url, from }: SmtpOptions): Mailer {
  const sender = readSender(from)
  if (!sender) throw new Error('The address email is sent from is invalid')
  const domain = sender.address.split('@')[1] ?? 'localhost'
  const transport = createTransport({
    url: withTls(url),
    pool: true,
    maxConnections: CONNECTIONS,
    ...TIMES,
    // Our mail is words: nothing is to be read from disk or fetched for it.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    name: 'smtp',
    async send(given) {
      const mail = properMail(given)
      const messageId = messageIdOf(mail.idempotencyKey, domain)
      const { subject, text, html } = mail
      try {
        await transport.sendMail({
          from: { name: mail.fromName ?? sender.name, address: sender.address },
          to: { name: '', address: mail.to },
          ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
          subject,
          text,
          ...(html && { html }),
          ...(mail.attachments && { attachments: mail.attachments.map(asPart) }),
          messageId,
          // What nobody can answer, holiday machines need not answer either.
          ...(!mail.replyTo && { headers: { 'Auto-Submitted': 'auto-generated' } }),
        })
      } catch (error) {
        throw asMailError(error)
      }
      return { messageId }
    },
    close: async () => transport.close(),
  }
}

const asPart = ({ name, contentType, content }: Attachment) => ({
  filename: name,
  contentType,
  content: Buffer.from(content),
})

/** What an SMTP address says against TLS; the word of its service list stands before ours, too. */
const againstTls = ['ignoreTLS', 'opportunisticTLS', 'requireTLS', 'secured', 'service']

/** The server's address; one that signs in on another machine does so over TLS or not at all. */
function withTls(url: string): string {
  const address = new URL(url)
  if (!signsInElsewhere(address)) return url
  for (const name of againstTls) address.searchParams.delete(name)
  address.searchParams.set('requireTLS', 'true')
  return address.href
}

/** Codes of a server that knows what it says: 5xx is for good, but a wrong password of ours is no fault of the mail. */
const AUTH = ['EAUTH', 'EOAUTH2', 'ENOAUTH']
const NO_TLS = 'The mail server takes no TLS, and our password is sent over nothing else'

function asMailError(error: unknown): MailRefused | MailUnavailable {
  const said = answerOf(error)
  if (said.code === 'ETLS') return new MailUnavailable(`${NO_TLS}. ${said.text}`)
  if (said.responseCode >= 500 && said.responseCode < 600 && !AUTH.includes(said.code))
    return new MailRefused(`The mail server refused it: ${said.text}`)
  return new MailUnavailable(said.text)
}

function answerOf(error: unknown): { code: string; responseCode: number; text: string } {
  const { code, responseCode, response, message } = fieldsOf(error)
  const words = typeof response === 'string' && response ? response : String(message ?? error)
  return {
    code: typeof code === 'string' ? code : '',
    responseCode: typeof responseCode === 'number' ? responseCode : 0,
    text: words.replace(/\s+/g, ' ').slice(0, LONGEST_ANSWER),
  }
}

const fieldsOf = (error: unknown): Partial<Record<string, unknown>> =>
  typeof error === 'object' && error !== null
    ? {
        ...error,
        message: error instanceof Error ? error.message : undefined,
      }
    : {}

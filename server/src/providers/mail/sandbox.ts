import { type Mailer, MailRefused, type OutgoingMail } from './mail.port.ts'
import { messageIdOf, properMail } from './proper-mail.ts'

type SandboxOptions = {
  /** Keeps a mail for people to read; a second one with the same `idempotencyKey` changes nothing. */
  outbox: (mail: OutgoingMail) => Promise<void>
}

/**
 * The local sandbox of a mail server: nothing leaves the machine. It refuses addresses under `.invalid`,
 * which are kept free so that they never exist, so that refusals can be tried.
 */
export function sandboxMail({ outbox }: SandboxOptions): Mailer {
  return {
    name: 'sandbox',
    async send(given) {
      const mail = properMail(given)
      if (mail.to.toLowerCase().endsWith('.invalid'))
        throw new MailRefused('The mail server refused it: no such mailbox.')
      await outbox(mail)
      return { messageId: messageIdOf(mail.idempotencyKey, 'sandbox.towline') }
    },
    async close() {},
  }
}

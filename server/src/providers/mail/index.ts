export { type Attachment, type Mailer, MailRefused, MailUnavailable } from './mail.port.ts'
export { readSender } from './mail-address.mjs'
export { sandboxMail } from './sandbox.ts'
export { smtpMail } from './smtp.ts'

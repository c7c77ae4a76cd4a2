export { type Mailer, MailRefused, MailUnavailable } from './mail.port.ts'
export { sandboxMail } from './sandbox.ts'
export { readSender, smtpMail } from './smtp.ts'

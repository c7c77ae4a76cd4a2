export { mailManagers } from './mail-managers.ts'
export { type Mailing, mustWait, queueMail, sendHeldMails } from './queue-mail.ts'
export { sendMail } from './send-mail.ts'

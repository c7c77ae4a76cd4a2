export { confirmEmail, readConfirmation, sendConfirmation } from './confirm-email.ts'
export { register } from './register.ts'
export { sendContact } from './send-contact.ts'

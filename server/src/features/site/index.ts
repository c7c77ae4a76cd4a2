export { register } from './register.ts'
export { sendContact } from './send-contact.ts'

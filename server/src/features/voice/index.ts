export { type OpenPhoneLine, openPhoneLine } from './open-phone-line.ts'

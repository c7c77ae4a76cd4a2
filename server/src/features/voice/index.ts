export { type OpenPhoneLine, openPhoneLine } from './open-phone-line.ts'
export { Recording, replay } from './replay.ts'

export { sandboxTelephony } from './sandbox.ts'
export * from './telephony.port.ts'
export { twilioTelephony } from './twilio.ts'
export { textRefusal } from './twilio-errors.ts'
export {
  busyTwiml,
  connectTwiml,
  dialTwiml,
  hangupTwiml,
  messageTwiml,
  sayAndHangupTwiml,
  sayTwiml,
} from './twiml.ts'

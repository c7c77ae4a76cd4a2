import type { PhoneState } from './phone-machine.ts'

/** Where the phone starts: a number of the range kept for fiction. */
export const FICTIONAL_CALLER = '4695550199'

export const phaseNames: Record<PhoneState['phase'], string> = {
  idle: 'Not on a call',
  ringing: 'Ringing…',
  live: 'Connected',
  reconnecting: 'Connecting again…',
  ended: 'Call ended',
}

import { type ErrorCode, TRIES_AN_HOUR } from '@towline/contract'
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

/** Why a visitor is not put through. */
export const refusals: Partial<Record<ErrorCode | 'offline', string>> = {
  too_many: `You have rung ${TRIES_AN_HOUR} times in the last hour. Ring again a little later, or start a trial and ring as often as you like.`,
  unavailable: 'Many visitors are talking to the agent at the moment. Try again in a few minutes.',
}

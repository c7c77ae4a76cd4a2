import { type ErrorCode, TRIES_AN_HOUR } from '@towline/contract'
import type { PhoneState } from './phone-machine.ts'

/** Where the phone starts: a number of the range kept for fiction. */
export const FICTIONAL_CALLER = '4695550199'

export const phaseNames: Record<PhoneState['phase'], string> = {
  idle: 'Not on a call',
  calling: 'Calling…',
  live: 'Connected',
  reconnecting: 'Reconnecting…',
  ended: 'Call ended',
}

/** Why a visitor is not put through. */
export const refusals: Partial<Record<ErrorCode | 'offline', string>> = {
  too_many: `You’ve called ${TRIES_AN_HOUR} times in the last hour. Try again later, or start a trial and call as often as you like.`,
  unavailable: 'Many visitors are talking to the agent right now. Try again in a few minutes.',
}

import { hangUpPhone, rejoinAgent, ringAgent, toE164, tryAgent } from '@towline/contract'
import { ApiError, send } from '../../platform/api.ts'
import type { Line } from './relay-wire.ts'
import { refusals } from './voice.text.ts'

/** Whom a telephone reaches, and by which calls of the server. */
export type Exchange = {
  /** Rings as a caller with this number. */
  ring: (fromNumber: string) => Promise<Line>
  rejoin: (callSid: string) => Promise<{ relayUrl: string }>
  hangUp: (callSid: string, seconds: number) => Promise<unknown>
}

/** The agent of the company one works for. */
export const companysAgent: Exchange = {
  async ring(fromNumber) {
    const line = await send(ringAgent, { body: { fromNumber } })
    return { ...line, from: toE164(line.from), to: toE164(line.to) }
  },
  rejoin: (callSid) => send(rejoinAgent, { body: { callSid } }),
  hangUp: (callSid, seconds) => send(hangUpPhone, { body: { callSid, seconds } }),
}

/** The agent a visitor tries: nothing is kept of the call, so nobody is told of its end. */
export const triedAgent: Exchange = {
  async ring() {
    const line = await send(tryAgent, undefined).catch((error: unknown) => {
      const known = error instanceof ApiError ? refusals[error.code] : undefined
      throw known ? new Error(known) : error
    })
    return { ...line, isTry: true }
  },
  rejoin: async () => {
    throw new Error('A try that was lost is rung anew')
  },
  hangUp: async () => undefined,
}

import { callAgent, hangUpPhone, rejoinAgent, toE164, tryAgent } from '@towline/contract'
import { ApiError, send } from '../../platform/api.ts'
import type { OpenedCall } from './relay-wire.ts'
import { refusals } from './voice.text.ts'

/** Whom a phone reaches, and by which calls of the server. */
export type Exchange = {
  /** Rings as a caller with this number. */
  call: (fromNumber: string) => Promise<OpenedCall>
  rejoin: (callSid: string) => Promise<{ relayUrl: string }>
  hangUp: (callSid: string, seconds: number) => Promise<unknown>
}

/** The agent of the company one works for. */
export const companysAgent: Exchange = {
  async call(fromNumber) {
    const call = await send(callAgent, { body: { fromNumber } })
    return { ...call, from: toE164(call.from), to: toE164(call.to) }
  },
  rejoin: (callSid) => send(rejoinAgent, { body: { callSid } }),
  hangUp: (callSid, seconds) => send(hangUpPhone, { body: { callSid, seconds } }),
}

/** The agent a visitor tries as this company's: nothing is kept of the call, so nobody is told of its end. */
export const triedAgent = (company: string): Exchange => ({
  async call() {
    const call = await send(tryAgent, { query: company ? { company } : {} }).catch(
      (error: unknown) => {
        const known = error instanceof ApiError ? refusals[error.code] : undefined
        throw known ? new Error(known) : error
      },
    )
    return { ...call, isTry: true }
  },
  rejoin: async () => {
    throw new Error('A lost test call is placed again')
  },
  hangUp: async () => undefined,
})

import { startCall } from '@towline/agent'
import { tryAgent as tryEndpoint } from '@towline/contract'
import { type AnyVerb, verb } from '../../../platform/verb.ts'
import { madeUpCompany, TRIED_NUMBER, VISITORS_NUMBER, visitor } from './made-up-company.ts'
import type { TryingLine } from './trying-line.ts'

/** A visitor rings to try the agent: he is given a way in, and no call is held until he comes. */
export function tryAgent(trying: TryingLine): AnyVerb {
  return verb(
    tryEndpoint,
    async ({ fail }) => {
      if (trying.isFull()) fail('unavailable')
      const { callSid, relayUrl, token } = trying.admit()
      const { company } = madeUpCompany
      const { memory } = startCall({ company, caller: visitor, at: 0, now: '' })
      return {
        callSid,
        relayUrl,
        greeting: memory.lastSaid,
        from: VISITORS_NUMBER,
        to: TRIED_NUMBER,
        customParameters: { token },
      }
    },
    { reads: true },
  )
}

import { startCall } from '@towline/agent'
import { tryAgent as tryOperation } from '@towline/contract'
import { type AnyHandler, handle } from '../../../platform/handler.ts'
import { companyCalled, TRIED_NUMBER, VISITORS_NUMBER, visitor } from './made-up-company.ts'
import type { VisitorCallService } from './visitor-call-service.ts'

/** A visitor calls to try the agent: they are given a way in, and no call is held until they come. */
export function tryAgent(visitors: VisitorCallService): AnyHandler {
  return handle(
    tryOperation,
    async ({ fail }, { query }) => {
      if (visitors.isFull()) fail('unavailable')
      const { callSid, relayUrl, token } = visitors.admit(query.company)
      const { company } = companyCalled(query.company)
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

import { randomBytes } from 'node:crypto'
import {
  hangUpPhone as hangUpEndpoint,
  type ReplyOf,
  rejoinAgent as rejoinEndpoint,
  ringAgent as ringEndpoint,
  toE164,
} from '@towline/contract'
import { type AnyVerb, verb } from '../../platform/verb.ts'
import { phoneCallBySid } from '../calls/index.ts'
import { ownCompany } from '../company/index.ts'
import { takeCall } from './answer-call.ts'
import { lineOf } from './company-line.ts'
import type { PhoneLine } from './phone-line.ts'
import type { Tickets } from './tickets.ts'

/** Rings the company's own agent from the browser's phone: the same call as a carrier's, let in by a ticket. */
export function ringAgent(line: PhoneLine, tickets: Tickets): AnyVerb {
  return verb(ringEndpoint, async (_context, _input, rung: ReplyOf<typeof ringEndpoint>) => rung, {
    reads: true,
    prepare: async ({ companyId, look, now, fail }, { body }) => {
      const row = await look((tx) => ownCompany(tx, companyId ?? fail('forbidden')))
      const found = lineOf(row, now)
      if (!found.isServed) fail('payment_required')
      if (line.board.isFull || line.isStopping) fail('unavailable')
      const [from, to] = [toE164(body.fromNumber), row.agent_number ?? '']
      const callSid = `CA${randomBytes(16).toString('hex')}`
      const live = await takeCall(line, found, { callSid, from, to, at: now })
      return {
        callSid,
        relayUrl: relayFor(line, tickets),
        greeting: live.memory.lastSaid,
        from,
        to,
        customParameters: { callId: live.call.phoneCallId, token: live.call.token },
      }
    },
  })
}

/** Lets the browser's phone back into its call after its socket was lost, as a carrier would come back. */
export function rejoinAgent(line: PhoneLine, tickets: Tickets): AnyVerb {
  return verb(
    rejoinEndpoint,
    async ({ tx, fail }, { body }) => {
      if (!(await phoneCallBySid(tx, body.callSid))) fail('not_found')
      return { relayUrl: relayFor(line, tickets) }
    },
    { reads: true },
  )
}

const relayFor = (line: PhoneLine, tickets: Tickets) => `${line.relayUrl}?ticket=${tickets.issue()}`

/** The browser's phone was put down: what a carrier tells by its callbacks. */
export function hangUpPhone(line: PhoneLine): AnyVerb {
  return verb(
    hangUpEndpoint,
    async ({ tx, fail }, { body }) => {
      if (!(await phoneCallBySid(tx, body.callSid))) fail('not_found')
      line.noteEnd({ callSid: body.callSid, seconds: body.seconds })
      void line.board.finish(body.callSid)
      return { done: true as const }
    },
    { reads: true },
  )
}

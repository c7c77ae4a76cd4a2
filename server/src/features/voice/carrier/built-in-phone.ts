import { randomBytes } from 'node:crypto'
import {
  callerNumber,
  callAgent as callOperation,
  hangUpPhone as hangUpOperation,
  type ReplyOf,
  rejoinAgent as rejoinOperation,
  toE164,
} from '@towline/contract'
import { type AnyHandler, handle } from '../../../platform/handler.ts'
import { phoneCallBySid } from '../../calls/index.ts'
import { ownCompany } from '../../company/index.ts'
import type { CallService } from '../session/call-service.ts'
import { companyLineOf } from '../session/company-line.ts'
import { openCall } from './answer-call.ts'
import type { Tickets } from './tickets.ts'

/** Calls the company's own agent from the browser's phone: the same call as a carrier's, let in by a ticket. */
export function callAgent(service: CallService, tickets: Tickets): AnyHandler {
  return handle(
    callOperation,
    async (_context, _input, opened: ReplyOf<typeof callOperation>) => opened,
    {
      reads: true,
      prepare: async ({ companyId, readFirst, now, fail }, { body }) => {
        const row = await readFirst((tx) => ownCompany(tx, companyId ?? fail('forbidden')))
        const found = companyLineOf(row, now)
        if (!found.isServed) fail('payment_required')
        if (service.isFull || service.isStopping) fail('unavailable')
        const [from, to] = [callerNumber(toE164(body.fromNumber)), row.agent_number ?? '']
        const callSid = `CA${randomBytes(16).toString('hex')}`
        const live = await openCall(service, found, {
          callSid,
          from,
          to,
          at: now,
          isFromDesk: true,
        })
        return {
          callSid,
          relayUrl: relayFor(service, tickets),
          greeting: live.memory.lastSaid,
          from,
          to,
          customParameters: { callId: live.call.phoneCallId, token: live.call.token },
        }
      },
    },
  )
}

/** Lets the browser's phone back into its call after its socket was lost, as a carrier would come back. */
export function rejoinAgent(service: CallService, tickets: Tickets): AnyHandler {
  return handle(
    rejoinOperation,
    async ({ tx, fail }, { body }) => {
      if (!(await phoneCallBySid(tx, body.callSid))) fail('not_found')
      return { relayUrl: relayFor(service, tickets) }
    },
    { reads: true },
  )
}

const relayFor = (service: CallService, tickets: Tickets) =>
  `${service.relayUrl}?ticket=${tickets.issue()}`

/** The browser's phone was hung up: what a carrier tells by its callbacks. */
export function hangUpPhone(service: CallService): AnyHandler {
  return handle(
    hangUpOperation,
    async ({ tx, fail }, { body }) => {
      if (!(await phoneCallBySid(tx, body.callSid))) fail('not_found')
      service.noteEnd({ callSid: body.callSid, seconds: body.seconds })
      void service.finish(body.callSid)
      return { done: true as const }
    },
    { reads: true },
  )
}

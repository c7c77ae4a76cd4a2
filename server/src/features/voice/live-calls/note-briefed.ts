import { z } from 'zod'
import { handle, inside } from '../../../platform/handler.ts'
import { phoneCallBySid } from '../../calls/index.ts'
import { order } from './order-agent.ts'

/** A person has picked up: the process that holds the call writes it into the log. */
export const noteBriefed = handle(
  inside({
    name: 'noteBriefed',
    because: 'the carrier asks what a person who picks up is to hear',
    body: z.object({ callSid: z.string() }),
    reply: z.object({ id: z.string() }),
  }),
  async (context, { body }) => {
    const call = (await phoneCallBySid(context.tx, body.callSid)) ?? context.fail('not_found')
    return order(context, call.id, { kind: 'briefed' })
  },
  {
    companyOf: async (tx, { body }) => (await phoneCallBySid(tx, body.callSid))?.company_id ?? null,
  },
)

import { z } from 'zod'
import type { Tx } from '../../platform/db/index.ts'
import { inside, verb } from '../../platform/verb.ts'
import { writeJob } from '../dispatch/index.ts'

/**
 * Cancels a job because its caller said so on the phone. Only while no driver is on the way; afterwards it
 * is for a person to settle, and the answer is that it was not done.
 */
export const cancelAgentJob = verb(
  inside({
    name: 'cancelAgentJob',
    because: 'the phone agent cancels what a caller takes back',
    body: z.object({
      phoneCallId: z.string(),
      /** Null for the job of this very call. */
      id: z.string().nullable(),
      reason: z.string().max(500),
    }),
    reply: z.object({ done: z.boolean() }),
  }),
  async (context, { body }) => {
    const { tx, companyId, audit } = context
    const id = body.id ?? (await jobOfCall(tx, companyId, body.phoneCallId))
    if (!id) return { done: false }
    const job = await tx
      .selectFrom('dispatch_call')
      .select('status')
      .where('id', '=', id)
      .where('company_id', '=', companyId)
      .forUpdate()
      .executeTakeFirst()
    if (job?.status === 'cancelled') return { done: true }
    if (job?.status !== 'pending' && job?.status !== 'scheduled') return { done: false }
    await writeJob(context, { id, status: 'cancelled', fields: {} })
    audit('job cancelled by its caller', id, { reason: body.reason })
    return { done: true }
  },
)

async function jobOfCall(tx: Tx, companyId: string, phoneCallId: string): Promise<string | null> {
  const call = await tx
    .selectFrom('phone_call')
    .select('dispatch_call_id')
    .where('id', '=', phoneCallId)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return call?.dispatch_call_id ?? null
}

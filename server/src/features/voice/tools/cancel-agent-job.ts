import { z } from 'zod'
import { type Context, handle, inside } from '../../../platform/handler.ts'
import { writeJob } from '../../dispatch/index.ts'

/**
 * Cancels a job because its caller said so on the phone. Only while no driver is on the way; afterwards it
 * is for a person to settle, and the answer is that it was not done.
 */
export const cancelAgentJob = handle(
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
    const id = body.id ?? (await jobOfCall(context, body.phoneCallId))
    if (!id) return { done: false }
    let done = false
    await writeJob(context, {
      id,
      action: 'job cancelled by its caller',
      change: (job) => {
        done =
          job?.status === 'cancelled' || job?.status === 'pending' || job?.status === 'scheduled'
        return done && job?.status !== 'cancelled'
          ? { status: 'cancelled', fields: { cancelReason: body.reason } }
          : null
      },
    })
    return { done }
  },
)

async function jobOfCall({ tx, companyId }: Context, phoneCallId: string): Promise<string | null> {
  const call = await tx
    .selectFrom('phone_call')
    .select('dispatch_call_id')
    .where('id', '=', phoneCallId)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return call?.dispatch_call_id ?? null
}

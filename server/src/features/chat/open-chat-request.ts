import type { Context } from '../../platform/handler.ts'
import { newSecret } from '../../platform/ids.ts'
import { announceJob } from '../dispatch/index.ts'
import { chatOfJob } from './chat.store.ts'

/** Makes the chat request of a job, or gives the one it has. The id is the customer's key. */
export async function openChatRequest(
  { tx, companyId, now, fail }: Context,
  job: { dispatchCallId: string; phoneCallId: string | null },
): Promise<string> {
  const known = await chatOfJob(tx, job.dispatchCallId)
  if (known) return known
  const made = await tx
    .insertInto('chat_request')
    .values({
      id: newSecret(),
      company_id: companyId,
      dispatch_call_id: job.dispatchCallId,
      phone_call_id: job.phoneCallId,
      created_at: new Date(now),
    })
    .onConflict((known) => known.column('dispatch_call_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  // Two at the same instant: the other has made it.
  return made?.id ?? (await chatOfJob(tx, job.dispatchCallId)) ?? fail('not_found')
}

/** The chat of a job that nobody rang about, which is made now if it has none; the board is told. */
export async function chatForJob(context: Context, dispatchCallId: string): Promise<string> {
  const known = await chatOfJob(context.tx, dispatchCallId)
  if (known) return known
  const id = await openChatRequest(context, { dispatchCallId, phoneCallId: null })
  context.audit('chat opened', dispatchCallId)
  await announceJob(context, dispatchCallId)
  return id
}

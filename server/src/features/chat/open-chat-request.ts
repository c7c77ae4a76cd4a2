import { newSecret } from '../../platform/ids.ts'
import type { Context } from '../../platform/verb.ts'
import { chatOfJob } from './chat.store.ts'

/** Makes the chat request of a job, or gives the one it has. The id is the customer's key. */
export async function openChatRequest(
  { tx, companyId, now }: Context,
  job: { dispatchCallId: string; phoneCallId: string | null },
): Promise<string> {
  const known = await chatOfJob(tx, job.dispatchCallId)
  if (known) return known
  const id = newSecret()
  await tx
    .insertInto('chat_request')
    .values({
      id,
      company_id: companyId,
      dispatch_call_id: job.dispatchCallId,
      phone_call_id: job.phoneCallId,
      created_at: new Date(now),
    })
    .execute()
  return id
}

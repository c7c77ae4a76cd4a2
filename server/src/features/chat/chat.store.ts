import type { Tx } from '../../platform/db/index.ts'

/** The company a chat link belongs to. */
export async function companyOfChat(tx: Tx, id: string): Promise<string | null> {
  const row = await tx
    .selectFrom('chat_request')
    .select('company_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.company_id ?? null
}

/** The company a transcript's key belongs to. */
export async function companyOfVoiceChat(tx: Tx, aiAgentChatId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('phone_call')
    .select('company_id')
    .where('ai_agent_chat_id', '=', aiAgentChatId)
    .executeTakeFirst()
  return row?.company_id ?? null
}

/** The chat request of a job; null when it has none. */
export async function chatOfJob(tx: Tx, dispatchCallId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('chat_request')
    .select('id')
    .where('dispatch_call_id', '=', dispatchCallId)
    .executeTakeFirst()
  return row?.id ?? null
}

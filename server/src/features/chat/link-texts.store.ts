import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'

/** A text that failed can be sent again so many times. */
const TRIES = [2, 3, 4, 5]

/** The texts that took the link of a chat to a number: when one went, or else the key for the next; null when there is none left. */
export async function linkTexts(
  tx: Tx,
  { companyId, chatId, to }: { companyId: string; chatId: string; to: string },
): Promise<{ textedAt: Date | null; nextKey: string | null }> {
  // The phone agent knows of one number only.
  const agents = `chat-link ${chatId}`
  const own = `${agents} ${to}`
  const keys = [own, ...TRIES.map((nth) => `${own} ${nth}`)]
  const rows = await tx
    .selectFrom('text_message')
    .select(['idempotency_key', 'status', 'created_at'])
    .where('company_id', '=', companyId)
    .where('idempotency_key', 'in', [agents, ...keys])
    .where('to_number', '=', `+1${to}`)
    .execute()
  const neverWent = ['failed', 'undelivered', 'canceled', 'held']
  const went = rows.find(({ status }) => !neverWent.includes(status))
  const used = rows.map((row) => row.idempotency_key)
  return {
    textedAt: went?.created_at ?? null,
    nextKey: keys.find((key) => !used.includes(key)) ?? null,
  }
}

/** What the customer spoke in the call his chat came from; null where there was none. */
export async function languageOf(tx: Tx, chatId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('chat_request as r')
    .innerJoin('phone_call as p', 'p.id', 'r.phone_call_id')
    .select(sql<string | null>`p.memory->>'language'`.as('language'))
    .where('r.id', '=', chatId)
    .executeTakeFirst()
  return row?.language ?? null
}

import { z } from 'zod'
import { openDatabase } from '../platform/db/index.ts'

const Chats = z.object({ id: z.string() }).array()

/**
 * Gives the company's newest jobs a chat each, until `chats` of them have one; answers the chats' ids, which
 * are their customers' keys. The product must not be running on an embedded store.
 */
export async function fillChats(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined },
  companyId: string,
  chats: number,
): Promise<string[]> {
  const db = await openDatabase({ dataDir, ...(databaseUrl && { databaseUrl }) })
  try {
    await db.raw(
      `insert into chat_request (id, company_id, dispatch_call_id, created_at)
       select 'filled' || substr(md5(id::text), 1, 16), company_id, id, now() from dispatch_call
       where company_id = $1 order by created_at desc limit $2
       on conflict do nothing`,
      [companyId, chats],
    )
    const { rows } = await db.raw('select id from chat_request where company_id = $1 limit $2', [
      companyId,
      chats,
    ])
    return Chats.parse(rows).map(({ id }) => id)
  } finally {
    await db.close()
  }
}

import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'
import type { MediaRow } from '../media/index.ts'

/** How many photos and videos were sent in a chat, and how large they are together. */
export async function sentInChat(
  tx: Tx,
  chatId: string,
): Promise<{ files: number; bytes: number }> {
  return tx
    .selectFrom('chat_message as m')
    .innerJoin('media as d', 'd.id', 'm.media_id')
    .select([
      sql<number>`count(*)::int`.as('files'),
      sql<number>`coalesce(sum(d.bytes), 0)::float8`.as('bytes'),
    ])
    .where('m.chat_id', '=', chatId)
    .executeTakeFirstOrThrow()
}

/** A photo or video that was sent in this chat; any other is not there. */
export function mediaInChat(
  tx: Tx,
  chatId: string,
  mediaId: string,
): Promise<Pick<MediaRow, 'type' | 'name' | 'file_id' | 'has_thumbnail'> | undefined> {
  return tx
    .selectFrom('chat_message as m')
    .innerJoin('media as d', 'd.id', 'm.media_id')
    .select(['d.type', 'd.name', 'd.file_id', 'd.has_thumbnail'])
    .where('m.chat_id', '=', chatId)
    .where('d.id', '=', mediaId)
    .executeTakeFirst()
}

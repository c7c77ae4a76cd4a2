import { readCustomerThumbnail as operation } from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { thumbnailOf } from '../media/index.ts'
import { companyOfChat } from './chat.store.ts'
import { mediaInChat } from './media-in-chat.store.ts'
import { openChat } from './open-chat.ts'

/** The small picture of a photo that was sent in this chat; the key opens no other of the job's. */
export const readCustomerThumbnail = handle(
  operation,
  async (context, { params }) => {
    const { tx, companyId, fail } = context
    const chat = await openChat(context, params.id)
    const row = (await mediaInChat(tx, chat.id, params.mediaId)) ?? fail('not_found')
    return thumbnailOf(companyId, row) ?? fail('not_found')
  },
  { companyOf: (tx, { params }) => companyOfChat(tx, params.id) },
)

import { type ChatMessage, sendCustomerMedia } from '@towline/contract'
import { useEffect, useRef, useState } from 'react'
import { upload } from '../../../platform/upload.ts'
import { type Draft, keepFiles, useDrafts } from '../../media/index.ts'

/** Photos and videos being sent from this phone into the chat. */
export type SendingMedia = {
  waiting: readonly Draft[]
  /** Why files that were chosen are not sent. */
  refused: readonly string[]
  add: (files: readonly File[]) => void
  retry: (id: string) => void
  remove: (id: string) => void
}

/** Sends what the customer photographs; it waits in this browser until the server has it, and is sent once. */
export function useSendingMedia(
  chatId: string,
  onSent: (message: ChatMessage) => void,
): SendingMedia {
  const told = useRef(onSent)
  useEffect(() => {
    told.current = onSent
  }, [onSent])
  const [refused, setRefused] = useState<readonly string[]>([])
  const [kept] = useState(() => keepFiles(chatId))
  const { drafts, unsaved } = useDrafts(
    ({ id, file }, way) => upload(sendCustomerMedia, { params: { id: chatId }, id, file, ...way }),
    (message) => told.current(message),
    kept,
  )
  return {
    waiting: unsaved,
    refused,
    add: (files) => {
      setRefused(drafts.add(files))
      drafts.save()
    },
    retry: drafts.retry,
    remove: drafts.remove,
  }
}

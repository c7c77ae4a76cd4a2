import { useQueryClient } from '@tanstack/react-query'
import {
  type ChatRequest,
  type ChatRole,
  listChatMessages,
  readChatRequest,
} from '@towline/contract'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { onThisDevice } from '../../../platform/keeper.ts'
import { refetch } from '../../../platform/query.ts'
import { makeWire } from '../../../platform/wire.ts'
import { openTalk, type Talk, type TalkState } from './talk.ts'

const before: TalkState = {
  ...{ line: 'connecting', heard: [], waiting: [], other: {}, typing: null },
}

/** Holds the line of a chat while the page is open. */
export function useTalk(
  { id: chatId, companyId }: Pick<ChatRequest, 'id' | 'companyId'>,
  { role, name }: { role: ChatRole; name: string },
): { talk: Talk | null; state: TalkState } {
  const client = useQueryClient()
  const [talk, setTalk] = useState<Talk | null>(null)
  const called = useRef(name)
  useEffect(() => {
    called.current = name
  }, [name])
  useEffect(() => {
    const opened = openTalk({
      chatId,
      companyId,
      role,
      name: () => called.current,
      makeWire,
      keeper: onThisDevice,
      onUp: () => void refetch(client, [listChatMessages, readChatRequest]),
    })
    setTalk(opened)
    return () => {
      opened.close()
      setTalk(null)
    }
  }, [chatId, companyId, role, client])
  const state = useSyncExternalStore(
    talk?.subscribe ?? nothingToHear,
    talk?.state ?? (() => before),
    () => before,
  )
  return { talk, state }
}

const nothingToHear = () => () => undefined

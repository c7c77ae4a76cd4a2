import { useQueryClient } from '@tanstack/react-query'
import {
  type ChatRequest,
  type ChatRole,
  listChatMessages,
  readChatRequest,
} from '@towline/contract'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { refetch } from '../../../platform/query.ts'
import { onThisDevice } from '../../../platform/text-storage.ts'
import { makeWire } from '../../../platform/wire.ts'
import { type Chat, type ChatState, openChat } from './open-chat.ts'

const before: ChatState = {
  line: 'connecting',
  heard: [],
  waiting: [],
  other: {},
  typing: null,
}

/** Holds the line of a chat while the page is open. */
export function useChat(
  { id: chatId, companyId }: Pick<ChatRequest, 'id' | 'companyId'>,
  { role, name }: { role: ChatRole; name: string },
): { chat: Chat | null; state: ChatState } {
  const client = useQueryClient()
  const [chat, setChat] = useState<Chat | null>(null)
  const called = useRef(name)
  useEffect(() => {
    called.current = name
  }, [name])
  useEffect(() => {
    const opened = openChat({
      chatId,
      companyId,
      role,
      name: () => called.current,
      makeWire,
      storage: onThisDevice,
      onUp: () => void refetch(client, [listChatMessages, readChatRequest]),
      onJob: () => void refetch(client, [readChatRequest]),
    })
    setChat(opened)
    return () => {
      opened.close()
      setChat(null)
    }
  }, [chatId, companyId, role, client])
  const state = useSyncExternalStore(
    chat?.subscribe ?? nothingToHear,
    chat?.state ?? (() => before),
    () => before,
  )
  return { chat, state }
}

const nothingToHear = () => () => undefined

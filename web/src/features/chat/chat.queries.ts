import { useQuery } from '@tanstack/react-query'
import { readChatRequest, readVoiceChat } from '@towline/contract'
import { query } from '../../platform/query.ts'

/** What was said in a phone call, and what the agent learnt. */
export const useVoiceChat = (aiAgentChatId: string) =>
  useQuery(query(readVoiceChat, { params: { aiAgentChatId } }))

const REFRESH = 15_000

/** What the holder of a texted link may know; read again every 15 s while the page is looked at. */
export const useChatRequest = (id: string) =>
  useQuery({ ...query(readChatRequest, { params: { id } }), refetchInterval: REFRESH })

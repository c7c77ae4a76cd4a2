import { useQuery } from '@tanstack/react-query'
import {
  listActiveCustomers,
  listChatMessages,
  openJobChat,
  readChatRequest,
  readDispatchCall,
  readVoiceChat,
  sendCustomerPlace,
} from '@towline/contract'
import { query, useDo } from '../../platform/query.ts'

/** What was said in a phone call, and the details the agent collected. */
export const useVoiceChat = (aiAgentChatId: string) =>
  useQuery({
    ...query(readVoiceChat, { params: { aiAgentChatId } }),
    enabled: aiAgentChatId !== '',
  })

const REFRESH = 15_000

/** What the holder of a texted link may know; read again every 15 s while the page is looked at. */
export const useChatRequest = (id: string) =>
  useQuery({ ...query(readChatRequest, { params: { id } }), refetchInterval: REFRESH })

/** What was written in a chat before the page came; the line brings the rest. */
export const useChatMessages = (id: string) => useQuery(query(listChatMessages, { params: { id } }))

/** Sends the job the place this phone has found. */
export const useSendPlace = () => useDo(sendCustomerPlace, [readChatRequest, listChatMessages])

/** Who went without a word is noticed at the latest after this long. */
const LOOK_AGAIN = 30_000

/** The customers a rep should know of; nothing is asked where they are not `wanted`. */
export const useActiveCustomers = (wanted = true) =>
  useQuery({ ...query(listActiveCustomers), refetchInterval: LOOK_AGAIN, enabled: wanted })

/** Opens the chat of a job that has none yet. */
export const useOpenJobChat = () => useDo(openJobChat, [readDispatchCall, listActiveCustomers])

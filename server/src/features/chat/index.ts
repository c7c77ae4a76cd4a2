import {
  joinChat as joinPlace,
  sendChatMessage as messagePlace,
  markRead as readPlace,
  sendSimpleMessage as simplePlace,
  tellTyping as typingPlace,
} from '@towline/contract'
import type { SendHandler } from '../../platform/send-handlers.ts'
import { joinChat } from './join-chat.ts'
import { markRead } from './mark-read.ts'
import { sendChatMessage } from './send-chat-message.ts'
import { sendInCrowd } from './send-in-crowd.ts'
import { sendSimpleMessage } from './send-simple-message.ts'
import { tellTyping } from './tell-typing.ts'

export { type ChatRow, chatRow } from './chat.store.ts'
export { firstWordsFor } from './first-words.ts'
export { followTrucks } from './follow-trucks.ts'
export { Visit } from './join-chat.ts'
export { chatLinkText } from './link.text.ts'
export { listActiveCustomers } from './list-active-customers.ts'
export { listChatMessages } from './list-chat-messages.ts'
export { mayHearChat } from './may-hear-chat.ts'
export { chatsStillOpen } from './open-chat.ts'
export { chatForJob, openChatRequest } from './open-chat-request.ts'
export { openJobChat, textChatLink } from './open-job-chat.ts'
export { readChatRequest } from './read-chat-request.ts'
export { readCustomerThumbnail } from './read-customer-thumbnail.ts'
export { readVoiceChat } from './read-voice-chat.ts'
export { sendCustomerMedia } from './send-customer-media.ts'
export { sendCustomerPlace } from './send-customer-place.ts'
export { takeText } from './take-text.ts'
export { canBeTexted, textWaitingAgain, textWaitingJob } from './text-waiting.ts'
export { openVisits, type Visits } from './visits.ts'

/** What is done with what is sent on the realtime wire. */
export const chatSendHandlers: readonly SendHandler[] = [
  { destination: joinPlace, handler: joinChat },
  { destination: messagePlace, handler: sendChatMessage, perform: sendInCrowd },
  { destination: typingPlace, handler: tellTyping },
  { destination: readPlace, handler: markRead },
  { destination: simplePlace, handler: sendSimpleMessage },
]

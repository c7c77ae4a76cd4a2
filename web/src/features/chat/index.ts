export { ActiveCustomers } from './active-customers.tsx'
export { chatLive } from './chat.live.ts'
export { VoiceChatRecord } from './voice-chat-record.tsx'

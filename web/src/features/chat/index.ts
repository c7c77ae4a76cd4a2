export { VoiceChatRecord } from './voice-chat-record.tsx'

export { openChatRequest } from './open-chat-request.ts'
export { readChatRequest } from './read-chat-request.ts'
export { readVoiceChat } from './read-voice-chat.ts'

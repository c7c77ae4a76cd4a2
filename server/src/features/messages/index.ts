export { hasRefusedTexts } from './messages.store.ts'
export { listTexts, receiveText, receiveTextStatus } from './receive-text.ts'
export { queueText, sendText } from './send-text.ts'

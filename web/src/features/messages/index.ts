export { messagesLive } from './messages.live.ts'
export type { Recipient } from './write-message.text.ts'
export { WriteMessageDialog } from './write-message-dialog.tsx'

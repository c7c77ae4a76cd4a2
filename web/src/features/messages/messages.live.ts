import { messageChanged, readMessage } from '@towline/contract'
import type { LiveRule } from '../../platform/live.ts'

/** An email or text went out, arrived or failed: what is shown of it is read again. */
export const messagesLive: readonly LiveRule[] = [
  { topic: messageChanged, refetches: [readMessage] },
]

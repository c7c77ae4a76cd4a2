import { chatsChanged, customerJoined, listActiveCustomers } from '@towline/contract'
import type { LiveRule } from '../../platform/live.ts'

/** A customer came, went, wrote or was read: the list of them is read again. */
export const chatLive: readonly LiveRule[] = [
  { topic: customerJoined, refetches: [listActiveCustomers] },
  { topic: chatsChanged, refetches: [listActiveCustomers] },
]

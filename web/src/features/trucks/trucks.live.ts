import { listRecordHistory, listTrucks, truckChanged } from '@towline/contract'
import type { LiveRule } from '../../platform/live.ts'

/** A truck was made, saved or removed: every list of trucks is read again, and its history. */
export const trucksLive: readonly LiveRule[] = [
  { topic: truckChanged, refetches: [listTrucks, listRecordHistory] },
]

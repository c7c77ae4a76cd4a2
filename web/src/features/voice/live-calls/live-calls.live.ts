import {
  listLiveCalls,
  liveCallsChanged,
  phoneCallChanged,
  readCallRecording,
  readLiveCall,
} from '@towline/contract'
import type { LiveRule } from '../../../platform/live.ts'

/** A call began, went on, was told something or ended: the list and the open call are read again. */
export const liveCallsLive: readonly LiveRule[] = [
  { topic: liveCallsChanged, refetches: [listLiveCalls, readLiveCall] },
  { topic: phoneCallChanged, refetches: [listLiveCalls, readLiveCall, readCallRecording] },
]

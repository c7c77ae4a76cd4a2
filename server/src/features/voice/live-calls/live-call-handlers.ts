import type { AnyHandler } from '../../../platform/handler.ts'
import { correctLiveCall, takeLiveCall, whisperToAgent } from './order-agent.ts'
import { readCallRecording, readRecordingSound, receiveRecording } from './recordings.ts'
import { listLiveCalls, readLiveCall } from './watch-calls.ts'

/** What people of the company may do with calls that are going on, and with the recordings of those that were. */
export const liveCallHandlers: readonly AnyHandler[] = [
  listLiveCalls,
  readLiveCall,
  correctLiveCall,
  whisperToAgent,
  takeLiveCall,
  receiveRecording,
  readCallRecording,
  readRecordingSound,
]

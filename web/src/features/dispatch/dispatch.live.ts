import {
  countDispatchCalls,
  dispatchChanged,
  readDispatchCall,
  searchDispatchCalls,
} from '@towline/contract'
import type { LiveRule } from '../../platform/live.ts'

/** A job was made or changed: the board and its counts are read again. */
export const dispatchLive: readonly LiveRule[] = [
  {
    topic: dispatchChanged,
    refetches: [searchDispatchCalls, countDispatchCalls, readDispatchCall],
  },
]

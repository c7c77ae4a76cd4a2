import { demoRemoved } from '@towline/contract'
import type { LiveRule } from '../../platform/live.ts'

/** The made-up calls and jobs are gone, and with them a part of almost every list: all of them are read again. */
export const setupLive: readonly LiveRule[] = [
  { topic: demoRemoved, refetches: [], take: (client) => void client.invalidateQueries() },
]

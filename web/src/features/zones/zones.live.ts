import { listZoneHistory, listZones, searchDispatchCalls, zonesChanged } from '@towline/contract'
import type { LiveRule } from '../../platform/live.ts'

/** A zone was changed: zones are read again, and the jobs that are in one. */
export const zonesLive: readonly LiveRule[] = [
  { topic: zonesChanged, refetches: [listZones, listZoneHistory, searchDispatchCalls] },
]

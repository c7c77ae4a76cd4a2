import { dispatchChanged, listMedia } from '@towline/contract'
import type { LiveRule } from '../../platform/live.ts'

/** Adding or removing a photo changes its job: the photos that are shown are read again. */
export const mediaLive: readonly LiveRule[] = [{ topic: dispatchChanged, refetches: [listMedia] }]

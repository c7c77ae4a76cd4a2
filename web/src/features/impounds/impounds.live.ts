import {
  impoundsChanged,
  listImpoundMedia,
  listImpounds,
  listLots,
  readImpound,
} from '@towline/contract'
import type { LiveRule } from '../../platform/live.ts'

/** A stored vehicle or a lot was changed: every list of them is read again. */
export const impoundsLive: readonly LiveRule[] = [
  { topic: impoundsChanged, refetches: [listLots, listImpounds, readImpound, listImpoundMedia] },
]

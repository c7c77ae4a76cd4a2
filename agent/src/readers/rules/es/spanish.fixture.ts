import type { Asking, Understood } from '../../../types/facts.ts'
import { understand } from '../understand.ts'
import { pivotToEnglish } from './pivot.ts'

/** What is understood of a Spanish saying, as in a call. */
export const hear = (said: string, asking: Asking = 'anything'): Understood =>
  understand(pivotToEnglish(said, asking).english, { asking, now: '2026-11-21T10:24', state: 'TX' })

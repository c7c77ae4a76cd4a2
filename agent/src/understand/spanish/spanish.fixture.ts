import type { Asking, Understood } from '../../facts.ts'
import { understand } from '../understand.ts'
import { gloss } from './gloss.ts'

/** What is understood of a Spanish saying, as in a call. */
export const hear = (said: string, asking: Asking = 'anything'): Understood =>
  understand(gloss(said, asking).english, { asking, now: '2026-11-21T10:24', state: 'TX' })

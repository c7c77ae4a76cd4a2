import type { Caller } from '../caller.ts'
import { business } from './business.ts'
import { changing } from './changing.ts'
import { everyday } from './everyday.ts'
import { gates } from './gates.ts'
import { hardToUnderstand } from './hard-to-understand.ts'
import { others } from './others.ts'
import { places } from './places.ts'
import { spanish } from './spanish.ts'
import { strangers } from './strangers.ts'
import { unseen } from './unseen.ts'

/** Everybody who rings in the evaluation. None of them is real, and no number is anybody's. */
export const population: readonly Caller[] = [
  ...everyday,
  ...places,
  ...hardToUnderstand,
  ...changing,
  ...spanish,
  ...business,
  ...gates,
  ...others,
  ...unseen,
  ...strangers,
]

import { listPlans as endpoint } from '@towline/contract'
import { verb } from '../../platform/verb.ts'
import { plans } from './plans.ts'

/** The plans, for the pricing on the public site and for sign-up. */
export const listPlans = verb(endpoint, async () => [...plans])

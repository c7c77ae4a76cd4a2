import { listPlans as operation } from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { plans } from './plans.ts'

/** The plans, for the pricing on the public site and for sign-up. */
export const listPlans = handle(operation, async () => [...plans])

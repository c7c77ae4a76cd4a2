import { z } from 'zod'
import { BASE, operation } from '../kernel/index.ts'

/** The plan that means a trial. */
export const TRIAL_PLAN_ID = '100'

/** A plan one can subscribe to; `price` in US dollars a month, without taxes. */
export const Plan = z.object({
  code: z.string(),
  name: z.string(),
  price: z.number(),
  numberOfCalls: z.int().optional(),
  features: z.array(z.object({ description: z.string() })),
  planId: z.string(),
  priceId: z.string(),
})
export type Plan = z.infer<typeof Plan>

export const listPlans = operation({
  name: 'listPlans',
  method: 'GET',
  path: `${BASE}/plan`,
  summary: 'The plans for sale',
  access: { kind: 'public', because: 'the pricing on the public site' },
  reply: z.array(Plan),
  fails: [],
})

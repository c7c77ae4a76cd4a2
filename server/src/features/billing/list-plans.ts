import { listPlans as endpoint, type Plan } from '@towline/contract'
import { verb } from '../../platform/verb.ts'

/** What is for sale. The trial is not a plan of its own: it is this plan for a fortnight. */
const plans: readonly Plan[] = [
  {
    code: 'PRO',
    name: 'Smart Dispatch',
    price: 599,
    numberOfCalls: 500,
    features: [
      { description: 'Live truck tracking' },
      { description: 'AI routing of jobs to the closest available driver' },
      { description: 'Drivers accept jobs, update status and upload photos' },
      { description: 'AI filtering of urgent versus routine calls' },
      { description: 'Daily dashboards with driver stats and job times' },
      { description: 'Zones to optimize response times' },
    ],
    planId: '200',
    priceId: 'price_smart_dispatch',
  },
]

/** The plans, for the pricing on the public site and for sign-up. */
export const listPlans = verb(endpoint, async () => [...plans])

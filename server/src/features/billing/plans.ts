import type { Plan } from '@towline/contract'

const smartDispatch: Plan = {
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
}

/** What is for sale. The trial is not a plan of its own: it is this plan for a fortnight. */
export const plans: readonly Plan[] = [smartDispatch]

/** The plan a company is on, or tries. */
export const planOf = (planId: string): Plan => planForSale(planId) ?? smartDispatch

/** A plan that can be bought; undefined for none of that id. */
export const planForSale = (planId: string): Plan | undefined =>
  plans.find((plan) => plan.planId === planId)

/** Phone calls a month in a plan without a cap, for a figure that has to be one. */
const WITHOUT_CAP = 1_000_000

/** Phone calls a month that a plan includes. */
export const callsOf = ({ numberOfCalls = WITHOUT_CAP }: Plan): number => numberOfCalls

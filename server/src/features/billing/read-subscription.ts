import { readSubscription as operation, type Subscription } from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { callFigures } from '../calls/index.ts'
import { ownCompany, standingOf } from '../company/index.ts'
import { planOf } from './plans.ts'

/** The company's plan and how much of it is used. */
export const readSubscription = handle(
  operation,
  async ({ tx, companyId, now, budgets }): Promise<Subscription> => {
    const company = await ownCompany(tx, companyId)
    const isTrial = company.plan_type === 'trial'
    const { month } = await callFigures(tx, { companyId, zone: company.time_zone, now })
    const plan = planOf(company.plan_id)
    return {
      status: standingOf(company, now),
      plan,
      price: isTrial ? 0 : plan.price,
      allowance: company.call_allowance,
      usedThisMonth: month.calls,
      today: await budgets(),
      trialEndsAt: company.trial_ends_at?.getTime() ?? 0,
      renewsAt: company.renews_at?.getTime() ?? 0,
      endsAt: company.ends_at?.getTime() ?? 0,
      paymentFailedAt: company.payment_failed_at?.getTime() ?? 0,
      hasPortal: company.payment_customer !== null,
    }
  },
)

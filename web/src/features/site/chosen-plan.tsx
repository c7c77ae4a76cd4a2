import type { Plan } from '@towline/contract'
import { dollars, usePlans } from '../billing/index.ts'
import styles from './register-page.module.css'

/** The plan one signs up for, at today's price. */
export function ChosenPlan({ chosen }: { chosen: Plan }) {
  const plan = usePlans().data?.find(({ planId }) => planId === chosen.planId) ?? chosen
  return (
    <section className={styles.chosen} aria-label="Your plan">
      <h2>{plan.name}</h2>
      <p className={styles.price}>
        <strong>{dollars.format(plan.price)}</strong> /month
      </p>
      <p className={styles.terms}>
        {plan.numberOfCalls && `Up to ${plan.numberOfCalls} calls a month. `}
        Excludes taxes, billed monthly, cancel any time.
      </p>
    </section>
  )
}

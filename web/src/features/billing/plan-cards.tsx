import { Button, Skeleton } from '@mantine/core'
import type { Plan } from '@towline/contract'
import { Link } from 'react-router'
import { Failed } from '../../ui/failed.tsx'
import { usePlans } from './billing.queries.ts'
import { dollars } from './billing.text.ts'
import styles from './plan-cards.module.css'
import { PlanFeatures } from './plan-features.tsx'

/** The plans with their prices, as the server sells them. */
export function PlanCards() {
  const plans = usePlans()
  if (plans.error) return <Failed error={plans.error} onRetry={() => void plans.refetch()} />
  return (
    <ul className={styles.plans} aria-busy={plans.isPending}>
      {plans.isPending && (
        <li className={styles.plan}>
          <Skeleton height={330} role="status" aria-label="Loading prices" />
        </li>
      )}
      {plans.data?.map((plan) => (
        <li key={plan.code} className={styles.plan}>
          <PlanCard plan={plan} />
        </li>
      ))}
    </ul>
  )
}

function PlanCard({ plan }: { plan: Plan }) {
  return (
    <>
      <h3 className={styles.name}>{plan.name}</h3>
      <p className={styles.price}>
        <strong>{dollars.format(plan.price)}</strong> /month
      </p>
      {plan.numberOfCalls && (
        <p className={styles.calls}>Up to {plan.numberOfCalls} calls a month</p>
      )}
      <PlanFeatures plan={plan} />
      <div className={styles.ways}>
        <Button component={Link} to="/register" state={{ plan }} color="amber.4" size="md">
          Choose {plan.name}
        </Button>
        <Button component={Link} to="/register/trial" variant="default" size="md">
          Start a trial
        </Button>
      </div>
      <p className={styles.terms}>Excludes taxes, billed monthly, cancel any time.</p>
    </>
  )
}

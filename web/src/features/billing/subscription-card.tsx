import { Skeleton } from '@mantine/core'
import type { Subscription } from '@towline/contract'
import { useSearchParams } from 'react-router'
import { Failed } from '../../ui/failed.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useSubscription } from './billing.queries.ts'
import { badgeOf, budgetText, checkoutText, dollars, usageText, whenText } from './billing.text.ts'
import { PlanFeatures } from './plan-features.tsx'
import { SubscriptionActions } from './subscription-actions.tsx'
import styles from './subscription-card.module.css'

/** The Subscription tab: the plan, how much of it is used, and until when it holds. */
export function SubscriptionCard() {
  const { data, error, refetch } = useSubscription()
  const [address] = useSearchParams()
  if (data)
    return (
      <>
        {address.get('checkout') === 'cancelled' && checkoutText(data) && (
          <div className={styles.left}>
            <Notice kind="info">You left the checkout. Nothing was charged.</Notice>
          </div>
        )}
        <PlanCard subscription={data} />
      </>
    )
  if (error) return <Failed error={error} onRetry={() => void refetch()} />
  return <Skeleton height={420} role="status" aria-label="Loading subscription" />
}

function PlanCard({ subscription }: { subscription: Subscription }) {
  const { plan, status, price } = subscription
  const badge = badgeOf(subscription)
  return (
    <section className={styles.card} aria-labelledby="plan">
      <p className={styles.tier}>
        Pro <span data-status={badge.kind}>{badge.name}</span>
      </p>
      <h2 id="plan" className={styles.name}>
        {plan.name}
      </h2>
      <p className={styles.price}>
        <strong>{dollars.format(price)}</strong> /month
        {status === 'trial' && `, then ${dollars.format(plan.price)}`}
      </p>
      <p>{whenText(subscription)}</p>
      <Usage subscription={subscription} />
      <PlanFeatures plan={plan} />
      <SubscriptionActions subscription={subscription} />
    </section>
  )
}

function Usage({ subscription }: { subscription: Subscription }) {
  const { usedThisMonth, allowance, today } = subscription
  return (
    <div className={styles.usage}>
      <label htmlFor="usage">{usageText(subscription)}</label>
      <meter
        id="usage"
        min={0}
        max={Math.max(1, allowance)}
        value={Math.min(usedThisMonth, Math.max(1, allowance))}
      />
      {usedThisMonth >= allowance && (
        <p>You’ve used this month’s calls. The agent keeps answering.</p>
      )}
      <h3 id="today">Used today</h3>
      <ul aria-labelledby="today">
        {today.map((budget) => (
          <li key={budget.kind}>{budgetText(budget)}</li>
        ))}
      </ul>
    </div>
  )
}

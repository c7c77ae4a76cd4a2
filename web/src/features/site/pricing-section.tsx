import { lazy, Suspense } from 'react'
import { loadPlanCards } from '../billing/index.ts'
import { priceInWords } from './claims.text.ts'
import styles from './pricing-section.module.css'
import { useIsNear } from './use-near.ts'

// The page stands complete before the prices are asked for.
const PlanCards = lazy(async () => ({ default: await loadPlanCards() }))

/** The plans, asked for when the reader comes near them. */
export function PricingSection() {
  const { ref, isNear } = useIsNear<HTMLDivElement>()
  return (
    <section id="pricing" className={styles.pricing} aria-labelledby="pricing-title">
      <div className={styles.inner}>
        <div>
          <h2 id="pricing-title" className={styles.title}>
            One plan, one price
          </h2>
          <p className={styles.lead}>
            Prices are in US dollars per month and exclude taxes. You are billed monthly and can
            cancel at any time.
          </p>
        </div>
        <div ref={ref} className={styles.plans}>
          <noscript>
            <p className={styles.words}>{priceInWords}</p>
          </noscript>
          {isNear && (
            <Suspense>
              <PlanCards />
            </Suspense>
          )}
        </div>
      </div>
    </section>
  )
}

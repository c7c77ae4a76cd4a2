import { IconCheck } from '@tabler/icons-react'
import type { Plan } from '@towline/contract'
import styles from './plan-features.module.css'

/** What a plan brings, each with a check mark. */
export function PlanFeatures({ plan }: { plan: Plan }) {
  return (
    <ul className={styles.features}>
      {plan.features.map(({ description }) => (
        <li key={description}>
          <IconCheck size={18} stroke={2.4} aria-hidden="true" />
          {description}
        </li>
      ))}
    </ul>
  )
}

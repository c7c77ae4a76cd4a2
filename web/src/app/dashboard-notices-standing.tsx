import type { Company } from '@towline/contract'
import { Link } from 'react-router'
import { useNow } from '../ui/use-now.ts'
import styles from './dashboard-notices.module.css'
import { capitalized, standingNotice } from './dashboard-notices.text.ts'

/** How the company stands, where that keeps the agent from answering or soon will. */
export function StandingLine(props: {
  company: Pick<Company, 'standing' | 'planType' | 'trialEndsAt'>
  /** Where a manager does something about it; null for everybody else. */
  subscription: string | null
}) {
  const { company, subscription } = props
  const notice = standingNotice(company, useNow())
  if (!notice) return null
  const { kind, text, todo } = notice
  return (
    <p className={styles.standing} data-kind={kind}>
      {text}{' '}
      {subscription ? (
        <Link to={subscription}>{capitalized(todo)}</Link>
      ) : (
        `Ask a manager to ${todo}.`
      )}
    </p>
  )
}

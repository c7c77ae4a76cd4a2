import { useQuery } from '@tanstack/react-query'
import { readTwoStep } from '@towline/contract'
import { Link } from 'react-router'
import { query } from '../platform/query.ts'
import { dateAndTime } from '../ui/dates.ts'
import { useNow } from '../ui/use-now.ts'
import styles from './dashboard-notices.module.css'

/**
 * For a manager whose company requires two-step login from this day (epoch ms) on, and who has none yet. Later there is
 * nothing to tell: the next login asks for it.
 */
export function TwoStepLine({ from, profile }: { from: number; profile: string }) {
  const isAhead = from > useNow()
  const { data } = useQuery({ ...query(readTwoStep), enabled: isAhead })
  if (!isAhead || !data || data.hasApp || data.passkeys.length > 0) return null
  return (
    <p className={styles.standing} data-kind="warning">
      Your company requires two-step login of managers from {dateAndTime(from)}, and you don’t have
      it yet. <Link to={profile}>Add an app or a passkey</Link>
    </p>
  )
}

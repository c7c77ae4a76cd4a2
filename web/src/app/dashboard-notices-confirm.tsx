import { sendConfirmation } from '@towline/contract'
import { useDo } from '../platform/query.ts'
import styles from './dashboard-notices.module.css'

/** For a manager whose company has not confirmed its email: what that keeps back, and the link once more. */
export function ConfirmLine() {
  const sending = useDo(sendConfirmation)
  return (
    <p className={styles.standing} data-kind="warning">
      Confirm your email: open the link we sent you. Until then, nothing goes out to customers,
      drivers or anyone else.{' '}
      <button
        type="button"
        className={styles.press}
        disabled={sending.isPending}
        onClick={() => sending.mutate({})}
      >
        Send again
      </button>{' '}
      {sending.data?.email && `Sent to ${sending.data.email}. Check your spam folder too.`}
      {sending.error?.message}
    </p>
  )
}

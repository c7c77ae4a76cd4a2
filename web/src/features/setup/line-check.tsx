import { Button } from '@mantine/core'
import { formatPhone } from '@towline/contract'
import { dateAndTime } from '../../ui/dates.ts'
import { Failed } from '../../ui/failed.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useNow } from '../../ui/use-now.ts'
import styles from './setup.module.css'
import { isWaiting, useChangeSetup, useSetup } from './setup.queries.ts'

/** Proves the forwarding by a call: nothing else ticks it. */
export function LineCheck({ businessNumber }: { businessNumber: string }) {
  const { data, error, refetch } = useSetup()
  const change = useChangeSetup()
  const now = useNow()
  if (error && !data) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return null
  const waits = isWaiting(data, now)
  const isMissed = !waits && data.lineCheckAt > data.lineHeardAt
  return (
    <div className={styles.check}>
      <p>
        Call {formatPhone(businessNumber) || 'your business number'} from another phone and don’t
        pick up. When the agent answers, your number is set.
      </p>
      {data.lineHeardAt > 0 && !waits && (
        <Notice kind="success">
          It works. Your agent answered a forwarded call on {dateAndTime(data.lineHeardAt)}.
        </Notice>
      )}
      {waits && <Notice kind="info">Waiting for your call. It can take half a minute.</Notice>}
      {isMissed && (
        <Notice kind="error">
          No call came in 15 minutes. Dial the codes again, then try again.
        </Notice>
      )}
      {change.error && <Notice kind="error">{change.error.message}</Notice>}
      <Button
        className={styles.button ?? ''}
        color="amber.4"
        loading={change.isPending}
        disabled={waits}
        onClick={() => change.mutate({ body: { checkLine: true } })}
      >
        {data.lineHeardAt > 0 ? 'Check again' : 'I’m calling it now'}
      </Button>
    </div>
  )
}

import { Skeleton } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { withValues } from '../../../platform/use-search-address.ts'
import { Card } from '../../../ui/card.tsx'
import { Failed } from '../../../ui/failed.tsx'
import { LiveCallDialog } from './live-call-dialog.tsx'
import { LiveCallList } from './live-call-list.tsx'
import { useLiveCalls } from './live-calls.queries.ts'
import styles from './live-calls-card.module.css'

/** In the address, so that an open call can be bookmarked and sent to a colleague. */
const OPENED = 'live'

/** The phone calls that are going on now; one that is opened is watched in a dialog. */
export function LiveCallsCard() {
  const calls = useLiveCalls()
  const [address, setAddress] = useSearchParams()
  const opened = address.get(OPENED)
  const open = (id: string | null) =>
    setAddress((before) => withValues(before, { [OPENED]: id ?? '' }))
  const count = calls.data?.length ?? 0
  return (
    <Card title="Live calls" aside={count > 0 && <span className={styles.count}>{count} now</span>}>
      {calls.data ? (
        <LiveCallList calls={calls.data} onOpen={open} />
      ) : calls.error ? (
        <Failed error={calls.error} onRetry={() => void calls.refetch()} />
      ) : (
        <Skeleton height={24} role="status" aria-label="Loading live calls" />
      )}
      {opened && <LiveCallDialog id={opened} onClose={() => open(null)} />}
    </Card>
  )
}

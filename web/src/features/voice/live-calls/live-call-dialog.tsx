import { Skeleton } from '@mantine/core'
import { Dialog } from '../../../ui/dialog.tsx'
import { Failed } from '../../../ui/failed.tsx'
import styles from './live-call.module.css'
import { LiveCallHead } from './live-call-head.tsx'
import { useLiveCall } from './live-calls.queries.ts'
import { callerOf } from './live-calls.text.ts'
import { LiveForm } from './live-form.tsx'
import { LiveTranscript } from './live-transcript.tsx'

/** A call as it goes on: what is said beside the form that fills, and what a dispatcher can do. Escape closes it. */
export function LiveCallDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const call = useLiveCall(id)
  return (
    <Dialog onClose={onClose} size={1100} title={call.data ? callerOf(call.data) : 'Live call'}>
      {call.data ? (
        <div className={styles.call}>
          <LiveCallHead call={call.data} />
          <div className={styles.columns}>
            <LiveTranscript turns={call.data.turns} />
            <LiveForm call={call.data} />
          </div>
        </div>
      ) : call.error ? (
        <Failed error={call.error} onRetry={() => void call.refetch()} />
      ) : (
        <Skeleton height={320} role="status" aria-label="Loading call" />
      )}
    </Dialog>
  )
}

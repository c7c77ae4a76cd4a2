import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { Failed } from '../../../ui/failed.tsx'
import styles from './live-call.module.css'
import { LiveCallHead } from './live-call-head.tsx'
import { useLiveCall } from './live-calls.queries.ts'
import { LiveForm } from './live-form.tsx'
import { LiveTranscript } from './live-transcript.tsx'

/** A call as it goes on, in one column beside something else; `renderJob` shows the job it makes, once there is one. */
export function LiveCallBeside(props: { id: string; renderJob: (jobId: string) => ReactNode }) {
  const { data: call, error, refetch } = useLiveCall(props.id)
  if (error && !call) return <Failed error={error} onRetry={() => void refetch()} />
  if (!call) return <Skeleton height={320} role="status" aria-label="Loading call" />
  return (
    <div className={styles.call}>
      <LiveCallHead call={call} />
      {call.dispatchCallId ? (
        props.renderJob(call.dispatchCallId)
      ) : (
        <p className={styles.hint}>
          The job appears here as soon as the caller has said where they are and what happened.
        </p>
      )}
      <LiveForm call={call} />
      <LiveTranscript turns={call.turns} />
    </div>
  )
}

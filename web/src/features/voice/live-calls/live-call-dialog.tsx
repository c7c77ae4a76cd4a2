import { Skeleton } from '@mantine/core'
import { formatPhone, type LiveCall } from '@towline/contract'
import { Link, useParams } from 'react-router'
import { Dialog } from '../../../ui/dialog.tsx'
import { Failed } from '../../../ui/failed.tsx'
import { Notice } from '../../../ui/notice.tsx'
import styles from './live-call-dialog.module.css'
import { useLiveCall } from './live-calls.queries.ts'
import { callerOf, dangerText, doingOf, handingOver } from './live-calls.text.ts'
import { LiveForm } from './live-form.tsx'
import { LiveTimer } from './live-timer.tsx'
import { LiveTranscript } from './live-transcript.tsx'
import { SteerCall } from './steer-call.tsx'

/** A call as it goes on: what is said beside the form that fills, and what a dispatcher can do. Escape closes it. */
export function LiveCallDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const call = useLiveCall(id)
  return (
    <Dialog onClose={onClose} size={1100} title={call.data ? callerOf(call.data) : 'Live call'}>
      {call.data ? (
        <LiveCallView call={call.data} />
      ) : call.error ? (
        <Failed error={call.error} onRetry={() => void call.refetch()} />
      ) : (
        <Skeleton height={320} role="status" aria-label="Loading call" />
      )}
    </Dialog>
  )
}

function LiveCallView({ call }: { call: LiveCall }) {
  const { id: companyId } = useParams()
  const { standing, dangers, isEmergency } = call
  return (
    <div className={styles.call}>
      <div className={styles.head}>
        {call.customerName && <span>{formatPhone(call.fromNumber) || 'Number withheld'}</span>}
        {standing !== 'over' && <LiveTimer className={styles.timer} since={call.startedDate} />}
        <span className={styles.doing} role="status" data-standing={standing}>
          {doingOf(call)}
        </span>
        {call.dispatchCallId && (
          <Link to={`/customer/dashboard/${companyId}/dispatching?job=${call.dispatchCallId}`}>
            Open the job
          </Link>
        )}
      </div>
      {dangers.length > 0 &&
        (isEmergency ? (
          <p role="alert" className={styles.danger}>
            <strong>Danger:</strong> {dangerText(dangers)}
          </p>
        ) : (
          <Notice kind="info">Caution: {dangerText(dangers)}.</Notice>
        ))}
      {standing === 'ringing' && <Notice kind="info">{handingOver(call.transferPhone)}</Notice>}
      {standing !== 'over' && <SteerCall call={call} />}
      <div className={styles.columns}>
        <LiveTranscript turns={call.turns} />
        <LiveForm call={call} />
      </div>
    </div>
  )
}

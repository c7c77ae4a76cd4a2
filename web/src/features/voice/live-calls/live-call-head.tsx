import { formatPhone, type LiveCall } from '@towline/contract'
import { Link, useParams } from 'react-router'
import { Notice } from '../../../ui/notice.tsx'
import styles from './live-call.module.css'
import { dangerText, doingOf, handingOver } from './live-calls.text.ts'
import { LiveTimer } from './live-timer.tsx'
import { SteerCall } from './steer-call.tsx'

/** How a call stands, the dangers that were named, and what a dispatcher can do with it. */
export function LiveCallHead({ call }: { call: LiveCall }) {
  const { id: companyId } = useParams()
  const { standing, dangers, isEmergency } = call
  return (
    <>
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
    </>
  )
}

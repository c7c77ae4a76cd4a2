import {
  type DispatchCall,
  formatDuration,
  formatPhone,
  type PhoneCall,
  statusNames,
} from '@towline/contract'
import { Link, useParams } from 'react-router'
import { dateAndTime } from '../../ui/dates.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { CallReport, callerName, outcomeNames } from '../calls/index.ts'
import { VoiceChatRecord } from '../chat/index.ts'
import { cardTitle, jobName, useDispatchCall } from '../dispatch/index.ts'
import { RecordingPlayer } from '../voice/index.ts'
import styles from './call-record-dialog.module.css'
import { useCallAsItIs } from './dashboard.queries.ts'

/** The record of a phone call: how it ended and what became of it, the details collected, what was said. */
export function CallRecordDialog(props: { call: PhoneCall; onClose: () => void }) {
  const call = useCallAsItIs(props.call)
  const { data: job } = useDispatchCall(call.dispatchCallId, undefined)
  const facts = [
    ['Received', dateAndTime(call.createdDate)],
    ['Length', call.seconds > 0 ? formatDuration(call.seconds) : '–'],
    ['Outcome', outcomeNames[call.outcome]],
  ]
  return (
    <Dialog
      onClose={props.onClose}
      size={860}
      title={`${callerName(call)}, ${formatPhone(call.fromNumber) || 'number withheld'}`}
    >
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>Job</dt>
          <dd>{call.dispatchCallId ? <JobLink id={call.dispatchCallId} job={job} /> : 'None'}</dd>
        </div>
      </dl>
      <RecordingPlayer callId={call.id} />
      <CallReport call={call} job={job} />
      <VoiceChatRecord aiAgentChatId={call.aiAgentChatId} />
    </Dialog>
  )
}

/** Leads to the job on the board, and opens it there. */
function JobLink({ id, job }: { id: string; job: DispatchCall | undefined }) {
  const { id: companyId } = useParams()
  return (
    <Link to={`/customer/dashboard/${companyId}/dispatching?job=${id}`}>
      {job ? `${jobName(job)} ${cardTitle(job)}, ${statusNames[job.status]}` : 'Open the job'}
    </Link>
  )
}

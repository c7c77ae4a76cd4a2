import { Button, Skeleton, Tabs } from '@mantine/core'
import { type DispatchCall, formatDuration, type PhoneCall } from '@towline/contract'
import { Link, useParams } from 'react-router'
import { CallReport, outcomeNames, useCallsOfJob } from '../../features/calls/index.ts'
import { ChatBeside, Transcript, useOpenJobChat, useVoiceChat } from '../../features/chat/index.ts'
import { cardTitle, jobName, useDispatchCall } from '../../features/dispatch/index.ts'
import { JobOffering } from '../../features/offers/index.ts'
import { RecordingPlayer } from '../../features/voice/index.ts'
import { dateAndTime } from '../../ui/dates.ts'
import { Failed } from '../../ui/failed.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './dock.module.css'
import { useDock } from './use-dock.ts'

/** What a job is called, over its chat. */
export function JobTitle({ id }: { id: string }) {
  const { data: call } = useDispatchCall(id, undefined)
  return call ? `${jobName(call)} ${cardTitle(call)}` : 'Job'
}

/** The chat of a job, its phone calls with transcripts and recordings, and who drives it. */
export function JobBeside(props: { id: string; userName: string; takesFocus: boolean }) {
  const { data: call, error, refetch } = useDispatchCall(props.id, undefined)
  const { id: companyId } = useParams()
  if (error) return <Failed error={error} onRetry={() => void refetch()} />
  if (!call) return <Skeleton height={240} role="status" aria-label="Loading job" />
  return (
    <>
      <div className={styles.facts}>
        <p className={styles.line}>
          <span>{[call.customerName, call.pickupAddress].filter(Boolean).join(' · ')}</span>
          <Link to={`/customer/dashboard/${companyId}/dispatching?job=${call.id}`}>
            Open the job
          </Link>
        </p>
        <JobOffering call={call} />
      </div>
      <Tabs defaultValue="chat" keepMounted={false} className={styles.tabs}>
        <Tabs.List className={styles.bar}>
          <Tabs.Tab value="chat">Chat</Tabs.Tab>
          <Tabs.Tab value="calls">Transcript and recording</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="chat" className={styles.chat}>
          <JobChat call={call} userName={props.userName} takesFocus={props.takesFocus} />
        </Tabs.Panel>
        <Tabs.Panel value="calls" className={styles.scrolled}>
          <JobCalls id={call.id} />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}

function JobChat(props: { call: DispatchCall; userName: string; takesFocus: boolean }) {
  const { call } = props
  const opening = useOpenJobChat()
  const chatId = call.csChatId || opening.data?.id
  if (chatId) return <ChatBeside id={chatId} name={props.userName} takesFocus={props.takesFocus} />
  return (
    <div className={styles.scrolled}>
      <p>
        This job has no chat yet. Open it, then text or read the customer the link under Modify,
        Contact Information.
      </p>
      {opening.error && <Notice kind="error">{opening.error.message}</Notice>}
      <Button
        variant="default"
        loading={opening.isPending}
        onClick={() => opening.mutate({ params: { dispatchCallId: call.id } })}
      >
        Open the chat
      </Button>
    </div>
  )
}

/** Every phone call about the job, the newest first. */
function JobCalls({ id }: { id: string }) {
  const calls = useCallsOfJob(id)
  if (calls.error && !calls.data)
    return <Failed error={calls.error} onRetry={() => void calls.refetch()} />
  if (!calls.data) return <Skeleton height={200} role="status" aria-label="Loading calls" />
  if (calls.data.length === 0) return <p>No phone call led to this job; it was entered by hand.</p>
  return calls.data.map((call) => <JobCall key={call.id} call={call} />)
}

function JobCall({ call }: { call: PhoneCall }) {
  const record = useVoiceChat(call.aiAgentChatId)
  const { open } = useDock()
  const facts = [
    dateAndTime(call.createdDate),
    call.seconds > 0 && formatDuration(call.seconds),
    outcomeNames[call.outcome],
  ]
  return (
    <article className={styles.call}>
      <p className={styles.line}>
        <strong>{facts.filter(Boolean).join(' · ')}</strong>
        {call.outcome === 'in progress' && (
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => open({ kind: 'call', id: call.id, isAsked: true })}
          >
            Watch the call
          </Button>
        )}
      </p>
      <RecordingPlayer callId={call.id} />
      <CallReport call={call} job={undefined} />
      {record.error && <Failed error={record.error} onRetry={() => void record.refetch()} />}
      {record.data && <Transcript chat={record.data} />}
    </article>
  )
}

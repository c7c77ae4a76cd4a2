import { Skeleton } from '@mantine/core'
import type { ChatRequest } from '@towline/contract'
import { Failed } from '../../../ui/failed.tsx'
import { useVoiceChat } from '../chat.queries.ts'
import { detailsCollected, knownOf } from '../chat.text.ts'
import { Facts, Transcript } from '../voice-chat-record.tsx'
import styles from './chat-page.module.css'

/** The Customer Data tab: the details the agent collected, or what the job says where nobody called. */
export function CustomerData({ request }: { request: ChatRequest }) {
  const record = useVoiceChat(request.aiAgentChatId)
  const rows = record.data ? detailsCollected(record.data.customData) : knownOf(request)
  return (
    <div className={styles.record}>
      {record.error && <Failed error={record.error} onRetry={() => void record.refetch()} />}
      {record.isLoading ? <Loading /> : <Facts rows={rows} />}
    </div>
  )
}

/** The AI Agent Log tab: what was said on the phone. */
export function AgentLog({ request }: { request: ChatRequest }) {
  const record = useVoiceChat(request.aiAgentChatId)
  return (
    <div className={styles.record}>
      {record.data && <Transcript chat={record.data} />}
      {record.error && <Failed error={record.error} onRetry={() => void record.refetch()} />}
      {record.isLoading && <Loading />}
      {!request.aiAgentChatId && <p>This job was entered by hand, so there is no AI agent log.</p>}
    </div>
  )
}

function Loading() {
  return <Skeleton height={260} role="status" aria-label="Loading record" />
}

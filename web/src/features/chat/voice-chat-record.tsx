import { Skeleton } from '@mantine/core'
import { formatPhone, type VoiceChat } from '@towline/contract'
import { Failed } from '../../ui/failed.tsx'
import { useVoiceChat } from './chat.queries.ts'
import { detailsCollected, wordsOf } from './chat.text.ts'
import styles from './voice-chat-record.module.css'

/** The record of a phone call: the details the agent collected beside what was said. It grows while the call goes on. */
export function VoiceChatRecord({ aiAgentChatId }: { aiAgentChatId: string }) {
  const record = useVoiceChat(aiAgentChatId)
  if (record.data) {
    return (
      <div className={styles.record}>
        <Learnt chat={record.data} />
        <Transcript chat={record.data} />
      </div>
    )
  }
  if (record.error) return <Failed error={record.error} onRetry={() => void record.refetch()} />
  return <Skeleton height={260} role="status" aria-label="Loading record" />
}

function Learnt({ chat }: { chat: VoiceChat }) {
  return (
    <section aria-label="Details collected">
      <h3 className={styles.heading}>Details collected</h3>
      <Facts rows={detailsCollected(chat.customData)} />
    </section>
  )
}

/** Rows of what is known; a dash for what is not. */
export function Facts({ rows }: { rows: readonly [label: string, value: string][] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || '–'}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What was said: the caller's turns under their number, the agent's plain, what happened besides between them. */
export function Transcript({ chat }: { chat: VoiceChat }) {
  const turns = chat.chatHistory.filter((turn) => wordsOf(turn) !== '')
  return (
    <section aria-label="Transcript">
      <h3 className={styles.heading}>
        Transcript
        {chat.customData.language === 'es' && <span className={styles.language}>Spanish</span>}
      </h3>
      {turns.length === 0 && <p>Nothing was said.</p>}
      <ol className={styles.turns}>
        {turns.map((turn) => (
          <li key={turn.id} className={styles.turn} data-role={turn.role}>
            {turn.role === 'user' && (
              <span className={styles.caller}>{formatPhone(chat.fromNumber) || 'Caller'}</span>
            )}
            {wordsOf(turn)}
          </li>
        ))}
      </ol>
    </section>
  )
}

import { Skeleton } from '@mantine/core'
import { type ChatRequest, UNNAMED_REP } from '@towline/contract'
import { Failed } from '../../../ui/failed.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useChatRequest } from '../chat.queries.ts'
import { whyRefused } from '../chat.text.ts'
import { otherSide } from '../conversation/chat-lines.ts'
import { useChat } from '../conversation/use-chat.ts'
import { Presence } from '../presence.tsx'
import styles from './chat-beside.module.css'
import { ChatTab } from './chat-tab.tsx'
import { awayInWords } from './rep-line.tsx'

/** The chat of a customer for a rep, beside something else. `name` is the rep's; `takesFocus`: somebody is about to write. */
export function ChatBeside(props: { id: string; name: string; takesFocus: boolean }) {
  const request = useChatRequest(props.id)
  if (request.error && !request.data)
    return <Failed error={request.error} onRetry={() => void request.refetch()} />
  if (!request.data) return <Skeleton height={240} role="status" aria-label="Loading chat" />
  return <Conversation request={request.data} name={props.name} takesFocus={props.takesFocus} />
}

function Conversation(props: { request: ChatRequest; name: string; takesFocus: boolean }) {
  const { request, name } = props
  const line = useChat(request, { role: 'rep', name: name || UNNAMED_REP })
  const { here } = otherSide('rep', request.sides, line.state.other)
  return (
    <div className={styles.chat}>
      <p className={styles.who}>
        <Presence here={here} />
        <strong>{request.customerName || 'Anonymous'}</strong>
        <span className={styles.state} role="status">
          {here ? 'On the page' : awayInWords(request)}
        </span>
      </p>
      {line.state.line === 'refused' && <Notice kind="error">{whyRefused('rep', true)}</Notice>}
      <div className={styles.messages}>
        <ChatTab
          request={request}
          side="rep"
          line={line}
          media={null}
          takesFocus={props.takesFocus}
        />
      </div>
    </div>
  )
}

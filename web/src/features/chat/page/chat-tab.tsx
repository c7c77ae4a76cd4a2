import type { ChatRequest, ChatRole } from '@towline/contract'
import { useEffect } from 'react'
import { Failed } from '../../../ui/failed.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useChatMessages } from '../chat.queries.ts'
import { cannedReplies } from '../chat.text.ts'
import { linesOf, otherSide } from '../conversation/chat-lines.ts'
import type { useChat } from '../conversation/use-chat.ts'
import type { SendingMedia } from '../conversation/use-sending-media.ts'
import styles from './chat-page.module.css'
import { Composer } from './composer.tsx'
import { MessageList } from './message-list.tsx'
import { SendingStrip } from './sending-strip.tsx'

/** The Chat tab: what was written, and where one writes. */
export function ChatTab(props: {
  request: ChatRequest
  side: ChatRole
  line: ReturnType<typeof useChat>
  /** Photos on their way; of the customer alone, dispatch adds its own to the job. */
  media: SendingMedia | null
  /** Somebody is about to write. */
  takesFocus?: boolean
}) {
  const { request, side: role, media } = props
  const { chat, state } = props.line
  const history = useChatMessages(request.id)
  const other = otherSide(role, request.sides, state.other)
  const lines = linesOf(role, history.data ?? [], state, other)
  useReading(lines.findLast(({ isOwn }) => !isOwn)?.at ?? 0, chat, state.line === 'up')
  if (history.error && !history.data)
    return <Failed error={history.error} onRetry={() => void history.refetch()} />
  return (
    <div className={styles.chat}>
      {state.line === 'down' && (
        <div className={styles.notice}>
          <Notice kind="info">
            No connection. What you write is saved and sent when you’re back online.
          </Notice>
        </div>
      )}
      <MessageList
        lines={lines}
        empty={
          history.isPending
            ? 'Loading messages…'
            : role === 'customer'
              ? 'Write to us. Someone on our team will answer here.'
              : 'No messages yet.'
        }
        typing={state.typing}
        chatId={request.id}
        side={role}
        onRetry={(clientId) => chat?.retry(clientId)}
        onDiscard={(clientId) => chat?.discard(clientId)}
      />
      {media && <SendingStrip media={media} />}
      <Composer
        draftKey={`towline-draft-${role}-${request.id}`}
        canned={role === 'rep' ? cannedReplies(request.job) : []}
        onSay={(content) => chat?.say(content)}
        onTyping={() => chat?.typing()}
        takesFocus={props.takesFocus === true}
        {...(media && { onFiles: media.add })}
      />
    </div>
  )
}

/** Tells the other side that its newest message was read, once somebody looks at the page. */
function useReading(
  newest: number,
  chat: { read: (date: number) => void } | null,
  isUp: boolean,
): void {
  useEffect(() => {
    const tell = () => {
      if (newest > 0 && isUp && document.visibilityState === 'visible') chat?.read(newest)
    }
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [newest, chat, isUp])
}

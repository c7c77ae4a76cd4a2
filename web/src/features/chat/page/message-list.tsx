import { Button } from '@mantine/core'
import { IconMessages } from '@tabler/icons-react'
import type { ChatRole } from '@towline/contract'
import { Fragment } from 'react'
import { Empty } from '../../../ui/empty.tsx'
import { clockTime, dayOf } from '../chat.text.ts'
import type { ChatLine, MessageState } from '../conversation/chat-lines.ts'
import { useEnd } from '../use-end.ts'
import { LinkedText } from './linked-text.tsx'
import styles from './message-list.module.css'
import { SentMedia } from './sent-media.tsx'

const stateInWords: Record<MessageState, string> = {
  sending: 'Sending…',
  sent: 'Sent',
  texted: 'Sent as a text',
  seen: 'Seen',
  refused: 'Not sent',
}

/** What was written: own messages at the right, the others' at the left with their names. */
export function MessageList(props: {
  lines: readonly ChatLine[]
  empty: string
  typing: string | null
  chatId: string
  side: ChatRole
  onRetry: (clientId: string) => void
  onDiscard: (clientId: string) => void
}) {
  const { lines } = props
  const last = lines.at(-1)
  const news = [last?.key, last?.state, lines.length, props.typing].join(' ')
  const end = useEnd<HTMLElement>(news, last?.state === 'sending')
  return (
    <section
      {...end}
      className={styles.box}
      aria-label="Messages"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by the keyboard
      tabIndex={0}
    >
      {lines.length === 0 && <Empty icon={<IconMessages size={24} />} title={props.empty} />}
      <ol className={styles.list} aria-live="polite" aria-relevant="additions">
        {lines.map((line, index) => (
          <Fragment key={line.key}>
            {dayOf(line.at) !== dayOf(lines[index - 1]?.at ?? 0) && (
              <li className={styles.day}>{dayOf(line.at)}</li>
            )}
            <Bubble {...props} line={line} />
          </Fragment>
        ))}
      </ol>
      <p className={styles.typing} role="status">
        {props.typing && `${props.typing} is writing…`}
      </p>
    </section>
  )
}

function Bubble(props: {
  line: ChatLine
  chatId: string
  side: ChatRole
  onRetry: (clientId: string) => void
  onDiscard: (clientId: string) => void
}) {
  const { line } = props
  return (
    <li
      className={styles.message}
      data-own={line.isOwn || undefined}
      data-state={line.state ?? undefined}
    >
      {!line.isOwn && <span className={styles.name}>{line.name}</span>}
      <div className={styles.bubble}>
        <LinkedText text={line.content} />
        {line.media.length > 0 && (
          <SentMedia chatId={props.chatId} side={props.side} media={line.media} />
        )}
      </div>
      <span className={styles.foot}>
        <time dateTime={new Date(line.at).toISOString()}>{clockTime(line.at)}</time>
        {line.viaText && <span>by text</span>}
        {line.state && <span>{stateInWords[line.state]}</span>}
      </span>
      {line.state === 'refused' && (
        <div className={styles.refused} role="alert">
          <span>{line.why}</span>
          <Button size="compact-sm" variant="default" onClick={() => props.onRetry(line.key)}>
            Send again
          </Button>
          <Button size="compact-sm" variant="subtle" onClick={() => props.onDiscard(line.key)}>
            Discard
          </Button>
        </div>
      )}
    </li>
  )
}

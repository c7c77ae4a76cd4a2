import { Button, Skeleton } from '@mantine/core'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { dateAndTime } from '../../ui/dates.ts'
import { Failed } from '../../ui/failed.tsx'
import styles from './outbox.module.css'

type Pages<T> = UseInfiniteQueryResult<{ pages: T[][] }>

/** A list of what would have been sent, newest first, with more on demand. */
export function Outbox<T extends { id: string }>(props: {
  title: string
  messages: Pages<T>
  empty: ReactNode
  children: (message: T) => ReactNode
}) {
  const { title, messages } = props
  const all = messages.data?.pages.flat()
  return (
    <Card title={title}>
      {messages.isPending && (
        <Skeleton height={120} role="status" aria-label={`Loading the ${title.toLowerCase()}`} />
      )}
      {messages.error && !all && (
        <Failed error={messages.error} onRetry={() => void messages.refetch()} />
      )}
      {all?.length === 0 && props.empty}
      {all && all.length > 0 && (
        <ul className={styles.messages} aria-label={title}>
          {all.map((message) => (
            <li key={message.id} className={styles.message}>
              {props.children(message)}
            </li>
          ))}
        </ul>
      )}
      {messages.hasNextPage && (
        <Button
          variant="default"
          size="xs"
          loading={messages.isFetchingNextPage}
          onClick={() => void messages.fetchNextPage()}
        >
          Show more {title.toLowerCase()}
        </Button>
      )}
    </Card>
  )
}

/** Who it goes to, how far it got and when. */
export function OutboxLine(props: { who: string; status: string; at: number }) {
  return (
    <p className={styles.meta}>
      <strong>{props.who}</strong>
      <span>{props.status}</span>
      <span>{dateAndTime(props.at)}</span>
    </p>
  )
}

/** The words, with their addresses as links. */
export function OutboxBody({ body }: { body: string }) {
  return (
    <p className={styles.body}>
      {body.split(/(https?:\/\/\S+)/).map((part, index) =>
        index % 2 === 1 ? (
          <a key={part} href={part} target="_blank" rel="noreferrer">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  )
}

import { Button, Skeleton } from '@mantine/core'
import { IconMessage } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatPhone, listTexts, type TextMessage } from '@towline/contract'
import type { MetaFunction } from 'react-router'
import { pages } from '../../platform/query.ts'
import { Card } from '../../ui/card.tsx'
import { dateAndTime } from '../../ui/dates.ts'
import { Empty } from '../../ui/empty.tsx'
import { Failed } from '../../ui/failed.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import styles from './sandbox-page.module.css'

export const meta: MetaFunction = () => [{ title: 'Sandbox · Towline' }]

const PAGE = 50

/** The outbox of the stand-in carrier: every text that would have been sent. */
export default function SandboxPage() {
  const texts = useInfiniteQuery(pages(listTexts, PAGE, (page) => ({ query: page })))
  return (
    <>
      <PageHeading>Sandbox</PageHeading>
      <Card title="Texts">
        {texts.isPending && <Skeleton height={120} role="status" aria-label="Loading the texts" />}
        {texts.error && !texts.data && (
          <Failed error={texts.error} onRetry={() => void texts.refetch()} />
        )}
        {texts.data && <Texts texts={texts.data.pages.flat()} />}
        {texts.hasNextPage && (
          <Button
            variant="default"
            size="xs"
            loading={texts.isFetchingNextPage}
            onClick={() => void texts.fetchNextPage()}
          >
            Show more
          </Button>
        )}
      </Card>
    </>
  )
}

function Texts({ texts }: { texts: readonly TextMessage[] }) {
  if (texts.length === 0) {
    return (
      <Empty icon={<IconMessage size={24} />} title="No texts yet.">
        When a caller agrees to be texted, the message with his link stands here.
      </Empty>
    )
  }
  return (
    <ul className={styles.texts} aria-label="Texts">
      {texts.map((text) => (
        <li key={text.id} className={styles.text}>
          <p className={styles.meta}>
            <strong>
              {text.direction === 'out'
                ? `To ${formatPhone(text.toNumber)}`
                : `From ${formatPhone(text.fromNumber)}`}
            </strong>
            <span>{text.status}</span>
            <span>{dateAndTime(text.createdDate)}</span>
          </p>
          <p className={styles.body}>{withLinks(text.body)}</p>
        </li>
      ))}
    </ul>
  )
}

/** The text with its addresses as links. */
function withLinks(body: string) {
  return body.split(/(https?:\/\/\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <a key={part} href={part} target="_blank" rel="noreferrer">
        {part}
      </a>
    ) : (
      part
    ),
  )
}

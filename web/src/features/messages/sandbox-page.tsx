import { IconMail, IconMessage } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatPhone, listMails, listTexts } from '@towline/contract'
import type { MetaFunction } from 'react-router'
import { pages } from '../../platform/query.ts'
import { Empty } from '../../ui/empty.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { consentWords } from './consent.text.ts'
import styles from './outbox.module.css'
import { Outbox, OutboxBody, OutboxLine } from './outbox.tsx'

export const meta: MetaFunction = () => [{ title: 'Sandbox · Towline' }]

const PAGE = 50

/** The outboxes of the stand-ins: every text and every mail that would have been sent. */
export default function SandboxPage() {
  return (
    <>
      <PageHeading>Sandbox</PageHeading>
      <div className={styles.outboxes}>
        <Texts />
        <Mails />
      </div>
    </>
  )
}

function Texts() {
  const texts = useInfiniteQuery(pages(listTexts, PAGE, (page) => ({ query: page })))
  return (
    <Outbox
      title="Texts"
      messages={texts}
      empty={
        <Empty icon={<IconMessage size={24} />} title="No texts yet.">
          When a caller agrees to texts, the message with their link shows here.
        </Empty>
      }
    >
      {({ direction, toNumber, fromNumber, status, createdDate, body, consent }) => (
        <>
          <OutboxLine
            who={
              direction === 'out'
                ? `To ${formatPhone(toNumber)}`
                : `From ${formatPhone(fromNumber)}`
            }
            status={status}
            at={createdDate}
          />
          <OutboxBody body={body} />
          {direction === 'out' && (
            <p className={styles.consent}>
              {consent
                ? `OK to text: ${consentWords(consent)}`
                : 'No record that this number agreed to texts'}
            </p>
          )}
        </>
      )}
    </Outbox>
  )
}

function Mails() {
  const mails = useInfiniteQuery(pages(listMails, PAGE, (page) => ({ query: page })))
  return (
    <Outbox
      title="Emails"
      messages={mails}
      empty={
        <Empty icon={<IconMail size={24} />} title="No emails yet.">
          Emails to employees, invitations and password links show here.
        </Empty>
      }
    >
      {({ to, status, reason, createdDate, subject, body }) => (
        <>
          <OutboxLine who={`To ${to}`} status={reason || status} at={createdDate} />
          <p className={styles.subject}>{subject}</p>
          <OutboxBody body={body} />
        </>
      )}
    </Outbox>
  )
}

import { Button, Skeleton } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { type ChatRequest, formatPhone, toE164 } from '@towline/contract'
import { type MetaFunction, useParams } from 'react-router'
import { ApiError } from '../../platform/api.ts'
import { Failed } from '../../ui/failed.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { useChatRequest } from './chat.queries.ts'
import { jobInWords } from './chat.text.ts'
import styles from './customer-page.module.css'

export const meta: MetaFunction = () => [
  { title: 'Your tow · Towline' },
  { name: 'robots', content: 'noindex' },
]

/** The page behind the texted link: how the job stands, in plain words, and whom to ring. */
export default function CustomerPage() {
  const { id = '' } = useParams()
  const request = useChatRequest(id)
  return (
    <main id="content" className={styles.page}>
      {request.data ? (
        <Request request={request.data} />
      ) : request.error ? (
        <NotToBeHad error={request.error} onRetry={() => void request.refetch()} />
      ) : (
        <Skeleton height={320} role="status" aria-label="Loading your request" />
      )}
    </main>
  )
}

function Request({ request }: { request: ChatRequest }) {
  const { job } = request
  const vehicle = [request.vehicleColor, request.vehicle].filter(Boolean).join(' ')
  const facts = [
    ['Vehicle', vehicle],
    ['What happened', job?.towReason],
    ['Pickup', job?.pickupAddress],
    ['Destination', job?.dropoffAddress],
    ['Job number', job?.dispatchNumber],
  ].filter(([, value]) => value)
  return (
    <>
      <p className={styles.company}>{request.companyName}</p>
      <PageHeading>
        {request.customerName ? `Hello, ${request.customerName}` : 'Your request'}
      </PageHeading>
      <p className={styles.status} role="status" data-status={job?.status}>
        {job ? jobInWords[job.status] : 'There is no job open for this request.'}
      </p>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {request.dispatchPhone && (
        <>
          <Button
            component="a"
            href={`tel:${toE164(request.dispatchPhone)}`}
            size="lg"
            fullWidth
            color="amber.4"
            leftSection={<IconPhone size={20} />}
          >
            Call dispatch
          </Button>
          <p className={styles.number}>{formatPhone(request.dispatchPhone)}</p>
        </>
      )}
      <p className={styles.danger}>
        If anybody is hurt, or you stand in moving traffic, call 911 first.
      </p>
    </>
  )
}

function NotToBeHad(props: { error: Error; onRetry: () => void }) {
  const known = props.error instanceof ApiError ? props.error.code : ''
  if (known !== 'not_found' && known !== 'bad_request') {
    return <Failed error={props.error} onRetry={props.onRetry} />
  }
  return (
    <>
      <PageHeading>We can not find this request</PageHeading>
      <p>
        The link may be cut off or too old. Open it again from the text message, or call the company
        you spoke with.
      </p>
    </>
  )
}

import { Button } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { type ChatJob, type ChatRequest, formatPhone, toE164 } from '@towline/contract'
import { useState } from 'react'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { apart, clockTime, etaInWords, jobInWords, stepsInWords } from '../chat.text.ts'
import styles from './job-panel.module.css'
import { PlaceButton } from './place-button.tsx'

const WIDE = '(min-width: 62em)'

/** How the job stands, in plain words, who comes, and whom to call. */
export function JobPanel({ request }: { request: ChatRequest }) {
  const { job } = request
  const [isWide] = useState(() => window.matchMedia(WIDE).matches)
  const isOpen = job !== null && job.status !== 'completed' && job.status !== 'cancelled'
  return (
    <section className={styles.job} aria-label="Your job">
      <p className={styles.company}>{request.companyName}</p>
      <PageHeading className={styles.heading}>
        {request.customerName ? `Hello, ${request.customerName}` : 'Your request'}
      </PageHeading>
      <p className={styles.status} role="status" data-status={job?.status}>
        {job ? jobInWords(job) : 'This request has no open job.'}
        {job && isOpen && <Coming job={job} />}
      </p>
      <div className={styles.buttons}>
        {request.dispatchPhone && (
          <div>
            <Button
              component="a"
              href={`tel:${toE164(request.dispatchPhone)}`}
              size="md"
              fullWidth
              color="amber.4"
              leftSection={<IconPhone size={18} />}
              aria-describedby="dispatch-number"
            >
              Call dispatch
            </Button>
            <p className={styles.number} id="dispatch-number">
              {formatPhone(request.dispatchPhone)}
            </p>
          </div>
        )}
        {isOpen && <PlaceButton chatId={request.id} />}
      </div>
      <details className={styles.details} open={isWide}>
        <summary>Your job</summary>
        {job && job.status !== 'cancelled' && <Steps job={job} />}
        <Facts request={request} />
      </details>
      <p className={styles.danger}>
        If anyone is hurt, or you’re in moving traffic, call 911 first.
      </p>
    </section>
  )
}

/** Who comes, when, and how far away they were last. */
function Coming({ job }: { job: ChatJob }) {
  const { driverName, truckName, truck, pickupAddressLatLng: pickup } = job
  const eta = etaInWords(job, useNow())
  if (!driverName && !truckName && !eta) return null
  const who = [driverName, truckName && `in ${truckName}`].filter(Boolean).join(' ')
  return (
    <span className={styles.coming}>
      {who && <span>{who}</span>}
      {eta && <span>{eta}</span>}
      {truck && pickup && (
        <span>
          {apart(truck.place, pickup)} away in a straight line at {clockTime(truck.at)}
        </span>
      )}
    </span>
  )
}

function Steps({ job }: { job: ChatJob }) {
  const steps = stepsInWords(job)
  const reached = steps.findLastIndex(({ at }) => at > 0)
  return (
    <ol className={styles.steps}>
      {steps.map(({ name, at }, index) => (
        <li
          key={name}
          className={styles.step}
          data-done={index <= reached || undefined}
          aria-current={index === reached ? 'step' : undefined}
        >
          <span>{name}</span>
          {at > 0 && <time>{clockTime(at)}</time>}
        </li>
      ))}
    </ol>
  )
}

function Facts({ request }: { request: ChatRequest }) {
  const { job } = request
  const facts = [
    ['Vehicle', [request.vehicleColor, request.vehicle].filter(Boolean).join(' ')],
    ['What happened', job?.towReason],
    ['Pickup', job?.pickupAddress],
    ['Destination', job?.dropoffAddress],
    ['Job number', job?.dispatchNumber],
  ].filter(([, value]) => value)
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

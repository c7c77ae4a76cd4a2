import { Button } from '@mantine/core'
import { IconMessage, IconPhone } from '@tabler/icons-react'
import {
  type ChatJob,
  type ChatRequest,
  DANGER_FIRST,
  formatPhone,
  greetingOf,
  isUnderWay,
  NO_OPEN_JOB,
  stateInWords,
  toE164,
} from '@towline/contract'
import { useState } from 'react'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { TowMap } from '../../dispatch/index.ts'
import { apart, clockTime, stepsInWords } from '../chat.text.ts'
import styles from './job-panel.module.css'
import { PlaceButton } from './place-button.tsx'

const WIDE = '(min-width: 62em)'

/** What is shown was asked for every 15 s; older than this it says so, in ms. */
const OLD = 45_000

/** Where the truck is, how the job stands in plain words, who comes, and whom to call. */
export function JobPanel(props: {
  request: ChatRequest
  /** When the server answered, in epoch ms. */
  asOf: number
}) {
  const { request, asOf } = props
  const { job } = request
  const [isWide] = useState(() => window.matchMedia(WIDE).matches)
  const isOpen = isUnderWay(job)
  return (
    <section className={styles.job} aria-label="Your job">
      <p className={styles.company}>{request.companyName}</p>
      <PageHeading className={styles.heading}>{greetingOf(request)}</PageHeading>
      {job && isOpen && <Where job={job} />}
      <State job={job} asOf={asOf} />
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
        {!isWide && (
          <Button
            component="a"
            href="#chat"
            size="md"
            variant="default"
            leftSection={<IconMessage size={18} />}
          >
            Chat
          </Button>
        )}
        {isOpen && <PlaceButton chatId={request.id} />}
      </div>
      <details className={styles.details} open={isWide}>
        <summary>Your job</summary>
        {job && job.status !== 'cancelled' && <Steps job={job} />}
        <Facts request={request} />
      </details>
      <p className={styles.danger}>{DANGER_FIRST}</p>
    </section>
  )
}

/** The one line that says how the job stands, as of when that was known, and who comes. */
function State({ job, asOf }: { job: ChatJob | null; asOf: number }) {
  const now = useNow()
  const isOld = asOf < now - OLD
  return (
    <div className={styles.status} data-status={job?.status}>
      <p role="status">{job ? stateInWords(job, isOld ? asOf : now, clockTime) : NO_OPEN_JOB}</p>
      {isOld && (
        <p className={styles.old} role="status">
          No connection to us right now. This is how it stood at {clockTime(asOf)}.
        </p>
      )}
      {job && <Coming job={job} />}
    </div>
  )
}

/** Who comes with which truck, and how far away it was last. */
function Coming({ job }: { job: ChatJob }) {
  const { driverName, truckName, truck, pickupAddressLatLng: pickup } = job
  const who = [driverName, truckName && `in ${truckName}`].filter(Boolean).join(' ')
  if (!who && !truck) return null
  return (
    <p className={styles.coming}>
      {who && <span>{who}</span>}
      {truck && pickup && (
        <span>
          {apart(truck.place, pickup)} away in a straight line at {clockTime(truck.at)}
        </span>
      )}
    </p>
  )
}

/** The map with the truck and the pickup; nothing where neither is known. */
function Where({ job }: { job: ChatJob }) {
  const { truck, driverName, pickupAddressLatLng: pickup } = job
  if (!truck && !pickup) return null
  return (
    <div className={styles.map}>
      <TowMap pickup={pickup} truck={truck?.place ?? null} driver={driverName} />
    </div>
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

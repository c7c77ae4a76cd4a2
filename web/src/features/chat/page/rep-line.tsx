import { IconExternalLink } from '@tabler/icons-react'
import { type ChatRequest, formatPhone, toE164 } from '@towline/contract'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { Presence } from '../presence.tsx'
import styles from './rep-line.module.css'

/** What becomes of a message while the customer is away. */
export const awayInWords = ({ canBeTexted }: Pick<ChatRequest, 'canBeTexted'>): string =>
  canBeTexted ? 'Away: your messages go out as texts' : 'Away, can’t be texted'

/** Who is at the other end, whether they are there, and the way to their job. */
export function RepHead({ request, here }: { request: ChatRequest; here: boolean }) {
  const { job } = request
  return (
    <header className={styles.head}>
      <Presence here={here} />
      <PageHeading className={styles.title}>{request.customerName || 'Anonymous'}</PageHeading>
      <span className={styles.state} role="status">
        {here ? 'In the chat' : awayInWords(request)}
      </span>
      {job && (
        <a
          className={styles.job}
          href={`/customer/dashboard/${request.companyId}/dispatching?job=${job.id}`}
          target="_blank"
          rel="noreferrer"
        >
          Open job #{job.dispatchNumber} <IconExternalLink size={15} aria-hidden="true" />
        </a>
      )}
    </header>
  )
}

/** The line under the tab bar: name, phone, vehicle and color. */
export function RepLine({ request }: { request: ChatRequest }) {
  const facts = [
    ['Name', request.customerName || 'Anonymous'],
    ['Vehicle', request.vehicle],
    ['Color', request.vehicleColor],
  ]
  const [name, ...vehicle] = facts.map(([label, value]) => (
    <div key={label} className={styles.fact}>
      <dt>{label}</dt>
      <dd>{value || '–'}</dd>
    </div>
  ))
  return (
    <dl className={styles.line}>
      {name}
      <div className={styles.fact}>
        <dt>Phone</dt>
        <dd>
          {request.customerPhone ? (
            <a href={`tel:${toE164(request.customerPhone)}`}>
              {formatPhone(request.customerPhone)}
            </a>
          ) : (
            '–'
          )}
        </dd>
      </div>
      {vehicle}
    </dl>
  )
}

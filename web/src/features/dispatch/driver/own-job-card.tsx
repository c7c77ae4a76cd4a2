import { Button } from '@mantine/core'
import { IconNavigation, IconPhone } from '@tabler/icons-react'
import { formatPhone, type OwnJob, toE164, wordsBeside } from '@towline/contract'
import { type ReactNode, useId, useState } from 'react'
import { dateAndTime } from '../../../ui/dates.ts'
import { howFar, vehicleFacts, wayTo } from './driver.text.ts'
import styles from './own-job-card.module.css'
import { OwnNote } from './own-note.tsx'
import { OwnSteps } from './own-steps.tsx'

/** Draws the way to a job's photos and videos; it tells how many of them are not sent. */
export type RenderMedia = (job: OwnJob, onUnsent: (count: number) => void) => ReactNode

/** One of the driver's jobs: where, whom to call, what to load, and the next step in one press. */
export function OwnJobCard({ job, renderMedia }: { job: OwnJob; renderMedia: RenderMedia }) {
  const id = useId()
  const [unsent, setUnsent] = useState(0)
  return (
    <article className={styles.card} aria-labelledby={id} data-status={job.status}>
      <header className={styles.head}>
        <h2 id={id}>
          #{job.dispatchNumber} {job.towReason || 'Reason unknown'}
        </h2>
        <span className={styles.state}>{howFar(job)}</span>
      </header>
      {job.priority === 'Emergency' && <p className={styles.emergency}>Emergency</p>}
      {job.scheduledDateTime > 0 && <p>Wanted {dateAndTime(job.scheduledDateTime)}</p>}
      {job.etaDateTime > 0 && <p>Promised for {dateAndTime(job.etaDateTime)}</p>}
      <Place
        name="Pickup"
        address={job.pickupAddress}
        said={job.inputPickupAddress}
        latLng={job.pickupAddressLatLng}
      />
      {job.dropoffAddress && (
        <Place
          name="Destination"
          address={job.dropoffAddress}
          said={job.inputDropoffAddress}
          latLng={job.dropoffAddressLatLng}
        />
      )}
      <CallButton name={job.customerName || 'the customer'} phone={job.customerPhone} />
      {job.contactPhoneNumber !== job.customerPhone && (
        <CallButton name={job.contactName || 'the contact'} phone={job.contactPhoneNumber} />
      )}
      <dl className={styles.facts}>
        {vehicleFacts(job).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {job.notes && <p className={styles.notes}>{job.notes}</p>}
      {renderMedia(job, setUnsent)}
      <OwnNote job={job} />
      <OwnSteps job={job} unsent={unsent} />
    </article>
  )
}

function Place(props: {
  name: string
  address: string
  said: string
  latLng: OwnJob['pickupAddressLatLng']
}) {
  const link = wayTo(props.address, props.latLng)
  const words = wordsBeside(props.address, props.said)
  return (
    <div className={styles.place}>
      <span className={styles.label}>{props.name}</span>
      {link ? (
        <a href={link} target="_blank" rel="noreferrer" className={styles.address}>
          <IconNavigation size={22} aria-hidden="true" />
          <span>{props.address || 'Show on the map'}</span>
        </a>
      ) : (
        <span>Not known yet</span>
      )}
      {words && <p className={styles.said}>The caller said: “{words}”</p>}
    </div>
  )
}

function CallButton({ name, phone }: { name: string; phone: string }) {
  if (!phone) return null
  return (
    <Button
      component="a"
      href={`tel:${toE164(phone)}`}
      variant="default"
      size="lg"
      fullWidth
      leftSection={<IconPhone size={22} aria-hidden="true" />}
      classNames={{ root: styles.call ?? '', label: styles.callLabel ?? '' }}
    >
      Call {name}, <span>{formatPhone(phone)}</span>
    </Button>
  )
}

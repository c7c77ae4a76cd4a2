import { ActionIcon, Button } from '@mantine/core'
import { IconMessage, IconNavigation, IconPhone } from '@tabler/icons-react'
import { formatPhone, type JobPapers, type OwnJob, toE164, wordsBeside } from '@towline/contract'
import { type ReactNode, useId, useState } from 'react'
import { useDriverWords } from '../../../platform/driver-words/index.ts'
import { dateAndTime } from '../../../ui/dates.ts'
import { howFar, vehicleFacts, wayTo } from './driver.text.ts'
import styles from './own-job-card.module.css'
import { OwnNote } from './own-note.tsx'
import { OwnSteps } from './own-steps.tsx'
import { VehicleCheckForm } from './vehicle-check-form.tsx'

/**
 * Draws what other features have on a job: its photos and videos, of which it tells how many are not sent, with
 * the signature among them, and what is to be collected.
 */
export type RenderOnJob = (
  job: OwnJob,
  more: { papers: JobPapers | undefined; onUnsent: (count: number) => void; check: ReactNode },
) => ReactNode

/** One of the driver's jobs: where, whom to call, what to load, and the next step in one press. */
export function OwnJobCard(props: {
  job: OwnJob
  papers: JobPapers | undefined
  renderOnJob: RenderOnJob
}) {
  const { job, papers } = props
  const words = useDriverWords()
  const { say, value } = words
  const id = useId()
  const [unsent, setUnsent] = useState(0)
  return (
    <article className={styles.card} aria-labelledby={id} data-status={job.status}>
      <header className={styles.head}>
        <h2 id={id}>
          #{job.dispatchNumber} {value(job.towReason) || say('Reason unknown')}
        </h2>
        <span className={styles.state}>{howFar(job, words)}</span>
      </header>
      {job.priority === 'Emergency' && <p className={styles.emergency}>{say('Emergency')}</p>}
      {job.scheduledDateTime > 0 && (
        <p>{say('Wanted {time}', { time: dateAndTime(job.scheduledDateTime) })}</p>
      )}
      {job.etaDateTime > 0 && (
        <p>{say('Promised for {time}', { time: dateAndTime(job.etaDateTime) })}</p>
      )}
      <Place
        name={say('Pickup')}
        address={job.pickupAddress}
        said={job.inputPickupAddress}
        latLng={job.pickupAddressLatLng}
      />
      {job.dropoffAddress && (
        <Place
          name={say('Destination')}
          address={job.dropoffAddress}
          said={job.inputDropoffAddress}
          latLng={job.dropoffAddressLatLng}
        />
      )}
      <CallButton name={job.customerName || say('the customer')} phone={job.customerPhone} />
      {job.contactPhoneNumber !== job.customerPhone && (
        <CallButton name={job.contactName || say('the contact')} phone={job.contactPhoneNumber} />
      )}
      <dl className={styles.facts}>
        {vehicleFacts(job).map(([label, fact]) => (
          <div key={label}>
            <dt>{say(label)}</dt>
            <dd>{value(fact)}</dd>
          </div>
        ))}
      </dl>
      {job.notes && <p className={styles.notes}>{job.notes}</p>}
      {props.renderOnJob(job, {
        papers,
        onUnsent: setUnsent,
        check: <VehicleCheckForm job={job} papers={papers} />,
      })}
      <OwnNote job={job} />
      <OwnSteps job={job} papers={papers} unsent={unsent} />
    </article>
  )
}

function Place(props: {
  name: string
  address: string
  said: string
  latLng: OwnJob['pickupAddressLatLng']
}) {
  const { say } = useDriverWords()
  const link = wayTo(props.address, props.latLng)
  const words = wordsBeside(props.address, props.said)
  return (
    <div className={styles.place}>
      <span className={styles.label}>{props.name}</span>
      {link ? (
        <a href={link} target="_blank" rel="noreferrer" className={styles.address}>
          <IconNavigation size={22} aria-hidden="true" />
          <span>{props.address || say('Show on the map')}</span>
        </a>
      ) : (
        <span>{say('Not known yet')}</span>
      )}
      {words && <p className={styles.said}>{say('The caller said: “{words}”', { words })}</p>}
    </div>
  )
}

function CallButton({ name, phone }: { name: string; phone: string }) {
  const { say } = useDriverWords()
  if (!phone) return null
  const number = toE164(phone)
  return (
    <div className={styles.reach}>
      <Button
        component="a"
        href={`tel:${number}`}
        variant="default"
        size="lg"
        leftSection={<IconPhone size={22} aria-hidden="true" />}
        classNames={{ root: styles.call ?? '', label: styles.callLabel ?? '' }}
      >
        {say('Call {name}', { name })}, <span>{formatPhone(phone)}</span>
      </Button>
      <ActionIcon
        component="a"
        href={`sms:${number}`}
        variant="default"
        size={52}
        aria-label={say('Text {name}', { name })}
      >
        <IconMessage size={22} aria-hidden="true" />
      </ActionIcon>
    </div>
  )
}

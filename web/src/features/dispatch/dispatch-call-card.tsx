import { Button } from '@mantine/core'
import { IconAlertTriangle, IconMapPin, IconPencil, IconPhoneCall } from '@tabler/icons-react'
import type { DispatchCall } from '@towline/contract'
import { age, dateAndTime, money } from '../../ui/dates.ts'
import { Flash } from '../../ui/flash.tsx'
import { useNow } from '../../ui/use-now.ts'
import { cardTitle, directionsLink } from './dispatch.text.ts'
import styles from './dispatch-call-card.module.css'
import { StatusBadge } from './status-badge.tsx'

/** One job on the board. */
export function DispatchCallCard(props: {
  call: DispatchCall
  selected: boolean
  onThePhone: boolean
  onSelect: () => void
  onModify: () => void
}) {
  const { call } = props
  const title = cardTitle(call)
  const directions = directionsLink(call)
  const emergency = call.priority === 'Emergency'
  return (
    <li
      className={styles.card}
      data-status={call.status}
      data-emergency={emergency || undefined}
      data-selected={props.selected || undefined}
    >
      <header className={styles.head}>
        <h2 className={styles.title}>
          <button
            type="button"
            className={styles.select}
            aria-pressed={props.selected}
            onClick={props.onSelect}
          >
            <Flash value={title} />
          </button>
        </h2>
        {emergency && (
          <span className={styles.emergency}>
            <IconAlertTriangle size={15} stroke={2.2} aria-hidden="true" /> Emergency
          </span>
        )}
        {props.onThePhone && (
          <span className={styles.phone}>
            <IconPhoneCall size={15} stroke={2.2} aria-hidden="true" /> On the phone
          </span>
        )}
        <span className={styles.actions}>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconPencil size={15} />}
            aria-label={`Modify ${title}`}
            onClick={props.onModify}
          >
            Modify
          </Button>
          {directions && (
            <Button
              component="a"
              href={directions}
              target="_blank"
              rel="noreferrer"
              size="compact-sm"
              variant="default"
              leftSection={<IconMapPin size={15} />}
              aria-label={`Map of ${title}, opens in a new tab`}
            >
              Map
            </Button>
          )}
        </span>
      </header>
      <Fields call={call} />
    </li>
  )
}

function Fields({ call }: { call: DispatchCall }) {
  const now = useNow()
  return (
    <dl className={styles.fields}>
      <Field name="Account" value={call.vendorName || 'Anonymous'} />
      <Field name="Customer" value={call.customerName} />
      <Field name="Source" value={call.pickupAddress} wide />
      <Field name="Destination" value={call.dropoffAddress} wide />
      <Field name="Reason" value={call.towReason} />
      <div className={styles.field}>
        <dt>Received</dt>
        <dd>
          {dateAndTime(call.createdDate)}{' '}
          <span className={styles.age}>{age(call.createdDate, now)}</span>
        </dd>
      </div>
      <Field name="Dispatcher" value={call.dispatcherName} />
      <Field name="Driver" value={call.driverName} />
      <div className={styles.field}>
        <dt>Status</dt>
        <dd>
          <Flash value={call.status}>
            <StatusBadge status={call.status} />
          </Flash>{' '}
          {call.statusDate > 0 && (
            <span className={styles.statusDate}>{dateAndTime(call.statusDate)}</span>
          )}
        </dd>
      </div>
      <Field name="Balance" value={money(call.balance)} />
    </dl>
  )
}

function Field(props: { name: string; value: string; wide?: boolean }) {
  return (
    <div className={styles.field} data-wide={props.wide || undefined}>
      <dt>{props.name}</dt>
      <dd>
        <Flash value={props.value || '–'} />
      </dd>
    </div>
  )
}

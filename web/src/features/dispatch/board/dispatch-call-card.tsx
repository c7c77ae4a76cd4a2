import { IconMapPin, IconPencil, IconPhoto } from '@tabler/icons-react'
import { type DispatchCall, formatPhone, stepOf, wordsBeside } from '@towline/contract'
import { Fragment, memo, type ReactNode } from 'react'
import { dateAndTime, money } from '../../../ui/dates.ts'
import { Flash } from '../../../ui/flash.tsx'
import { cardTitle, directionsLink } from '../dispatch.text.ts'
import { StepBadge } from '../step-badge.tsx'
import { CardBadges } from './card-badges.tsx'
import type { CardDoes } from './card-does.ts'
import styles from './dispatch-call-card.module.css'
import { Figures } from './figures.tsx'
import { JobDanger } from './job-danger.tsx'
import type { JobItem } from './job-item.ts'
import { StatusBadge } from './status-badge.tsx'
import { StepButton } from './step-button.tsx'

/** One job on the board. Only the selected card (or the first) is a stop of the Tab key. */
export const DispatchCallCard = memo(function DispatchCallCard(props: JobItem) {
  const { call, does, index } = props
  const title = cardTitle(call)
  const tabIndex = props.isTabStop ? 0 : -1
  return (
    <li
      ref={props.measure}
      className={styles.card}
      data-index={index}
      data-even={index % 2 === 1 || undefined}
      data-status={call.status}
      data-step={stepOf(call) ?? undefined}
      data-emergency={call.priority === 'Emergency' || undefined}
      data-selected={props.selected || undefined}
      aria-setsize={props.total}
      aria-posinset={index + 1}
    >
      <Figures call={call} />
      <div className={styles.main}>
        <header className={styles.head}>
          {call.dispatchNumber && <span className={styles.number}>#{call.dispatchNumber}</span>}
          <h2 className={styles.title}>
            <button
              type="button"
              className={styles.select}
              data-job-title={call.id}
              tabIndex={tabIndex}
              aria-pressed={props.selected}
              onClick={() => does.select(call.id)}
            >
              <Flash value={title} />
              {call.vehicleColor && <span className={styles.color}> {call.vehicleColor}</span>}
            </button>
          </h2>
          <CardBadges
            call={call}
            onThePhone={props.onThePhone}
            talk={props.talk}
            tabIndex={tabIndex}
            does={does}
          />
          {props.offering?.renderState(call, tabIndex)}
          <Actions call={call} title={title} tabIndex={tabIndex} does={does} />
        </header>
        <JobDanger call={call} />
        <Fields call={call} />
      </div>
    </li>
  )
})

function Actions(props: { call: DispatchCall; title: string; tabIndex: number; does: CardDoes }) {
  const { call, title, tabIndex, does } = props
  const directions = directionsLink(call)
  const media = call.mediaCount > 0 ? ` (${call.mediaCount})` : ''
  return (
    <span className={styles.actions}>
      <StepButton call={call} title={title} tabIndex={tabIndex} does={does} />
      <button
        type="button"
        className={styles.action}
        aria-label={`Modify ${title}`}
        tabIndex={tabIndex}
        onClick={() => does.modify(call)}
      >
        <IconPencil size={15} aria-hidden="true" /> Modify
      </button>
      {directions && (
        <a
          className={styles.action}
          href={directions}
          target="_blank"
          rel="noreferrer"
          tabIndex={tabIndex}
          aria-label={`Map of ${title}, opens in a new tab`}
        >
          <IconMapPin size={15} aria-hidden="true" /> Map
        </a>
      )}
      <button
        type="button"
        className={styles.action}
        aria-label={`Photos/Videos${media} of ${title}`}
        tabIndex={tabIndex}
        onClick={() => does.media(call)}
      >
        <IconPhoto size={15} aria-hidden="true" /> Photos/Videos{media}
      </button>
    </span>
  )
}

/** All fields; the empty ones stand together at the end, so that none of them takes a row of its own. */
function Fields({ call }: { call: DispatchCall }) {
  const fields: [name: string, isKnown: boolean, shown: () => ReactNode][] = [
    [
      'Pickup',
      call.pickupAddress !== '' || call.inputPickupAddress !== '',
      () => <Pickup call={call} />,
    ],
    [
      'Destination',
      call.dropoffAddress !== '' || call.inputDropoffAddress !== '',
      () => <Destination call={call} />,
    ],
    ['Reason', call.towReason !== '', () => <Field name="Reason" value={call.towReason} />],
    [
      'Customer',
      call.customerName !== '' || call.customerPhone !== '',
      () => <Customer call={call} />,
    ],
    ['Driver', call.driverName !== '', () => <Driver call={call} />],
    ['Status', true, () => <Status call={call} />],
    ['Account', true, () => <Field name="Account" value={call.vendorName || 'Anonymous'} />],
    ['Received', true, () => <Received call={call} />],
    [
      'Dispatcher',
      call.dispatcherName !== '',
      () => <Field name="Dispatcher" value={call.dispatcherName} />,
    ],
    ['Balance', true, () => <Field name="Balance" value={money(call.balance)} />],
  ]
  const empty = fields.filter(([, isKnown]) => !isKnown)
  return (
    <dl className={styles.fields}>
      {fields.map(([name, isKnown, shown]) => isKnown && <Fragment key={name}>{shown()}</Fragment>)}
      {empty.map(([name]) => (
        <Field key={name} name={name} value="" isEmpty />
      ))}
    </dl>
  )
}

const Pickup = ({ call }: { call: DispatchCall }) => (
  <Place name="Pickup" address={call.pickupAddress} said={call.inputPickupAddress} />
)

const Destination = ({ call }: { call: DispatchCall }) => (
  <Place name="Destination" address={call.dropoffAddress} said={call.inputDropoffAddress} />
)

function Customer({ call }: { call: DispatchCall }) {
  return (
    <div className={styles.field}>
      <dt>Customer</dt>
      <dd>
        <Flash
          value={[call.customerName, formatPhone(call.customerPhone)].filter(Boolean).join(' ')}
        >
          <span>{call.customerName}</span>{' '}
          {call.customerPhone && (
            <a className={styles.phone} href={`tel:${call.customerPhone}`} tabIndex={-1}>
              {formatPhone(call.customerPhone)}
            </a>
          )}
        </Flash>
      </dd>
    </div>
  )
}

function Driver({ call }: { call: DispatchCall }) {
  return (
    <div className={styles.field}>
      <dt>Driver</dt>
      <dd>
        <Flash value={call.driverName} />
        {call.truckName && <span className={styles.color}> {call.truckName}</span>}
      </dd>
    </div>
  )
}

const Received = ({ call }: { call: DispatchCall }) => (
  <div className={styles.field}>
    <dt>Received</dt>
    <dd className={styles.time}>{dateAndTime(call.createdDate)}</dd>
  </div>
)

/** The status, and beside it the step. */
function Status({ call }: { call: DispatchCall }) {
  return (
    <div className={styles.field}>
      <dt>Status</dt>
      <dd>
        <Flash value={`${call.status} ${stepOf(call)}`}>
          <StatusBadge status={call.status} /> <StepBadge job={call} />
        </Flash>{' '}
        {call.statusDate > 0 && (
          <span className={styles.statusDate}>{dateAndTime(call.statusDate)}</span>
        )}
      </dd>
    </div>
  )
}

/** An address, and the caller's own words under it where they tell more. */
function Place({ name, address, said }: { name: string; address: string; said: string }) {
  const words = wordsBeside(address, said)
  return (
    <div className={styles.field} data-wide={words !== '' || undefined}>
      <dt>{name}</dt>
      <dd>
        <Flash value={address || '–'} />
        {words && (
          <span className={styles.said} title={words}>
            Said: “{words}”
          </span>
        )}
      </dd>
    </div>
  )
}

function Field(props: { name: string; value: string; isEmpty?: boolean }) {
  return (
    <div className={styles.field} data-empty={props.isEmpty || undefined}>
      <dt>{props.name}</dt>
      <dd>
        <Flash value={props.value || '–'} />
      </dd>
    </div>
  )
}

import { IconMapPin, IconPencil, IconPhoto } from '@tabler/icons-react'
import { type DispatchCall, wordsBeside } from '@towline/contract'
import { memo } from 'react'
import { dateAndTime, money } from '../../../ui/dates.ts'
import { Flash } from '../../../ui/flash.tsx'
import { cardTitle, directionsLink } from '../dispatch.text.ts'
import { CardBadges } from './card-badges.tsx'
import type { CardDoes } from './card-does.ts'
import styles from './dispatch-call-card.module.css'
import { Figures } from './figures.tsx'
import type { Offering } from './offering.ts'
import { StatusBadge } from './status-badge.tsx'
import { StepButton } from './step-button.tsx'

/** One job on the board. Only the selected card (or the first) is a stop of the Tab key. */
export const DispatchCallCard = memo(function DispatchCallCard(props: {
  call: DispatchCall
  does: CardDoes
  offering?: Offering | undefined
  selected: boolean
  isTabStop: boolean
  onThePhone: boolean
  /** Place in the list, from 0, and how long it is; -1 when nobody knows. */
  index: number
  total: number
  measure?: (card: HTMLLIElement | null) => void
}) {
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
            </button>
          </h2>
          <CardBadges call={call} onThePhone={props.onThePhone} tabIndex={tabIndex} does={does} />
          {props.offering?.renderState(call, tabIndex)}
          <Actions call={call} title={title} tabIndex={tabIndex} does={does} />
        </header>
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

function Fields({ call }: { call: DispatchCall }) {
  return (
    <dl className={styles.fields}>
      <Field name="Account" value={call.vendorName || 'Anonymous'} />
      <Field name="Customer" value={call.customerName} />
      <Place name="Source" address={call.pickupAddress} said={call.inputPickupAddress} />
      <Place name="Destination" address={call.dropoffAddress} said={call.inputDropoffAddress} />
      <Field name="Reason" value={call.towReason} />
      <div className={styles.field}>
        <dt>Received</dt>
        <dd className={styles.time}>{dateAndTime(call.createdDate)}</dd>
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

/** An address, and the caller's own words under it where they tell more. */
function Place({ name, address, said }: { name: string; address: string; said: string }) {
  const words = wordsBeside(address, said)
  return (
    <div className={styles.field} data-wide>
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

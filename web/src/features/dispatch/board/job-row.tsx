import { IconArrowRight } from '@tabler/icons-react'
import { type DispatchCall, dangerIn, formatPhone } from '@towline/contract'
import { type CSSProperties, memo, type ReactNode } from 'react'
import { money } from '../../../ui/dates.ts'
import { Flash } from '../../../ui/flash.tsx'
import { useMinutesFrom } from '../../../ui/use-now.ts'
import {
  cardTitle,
  etaFigure,
  figureMoments,
  pressingFigure,
  streetAndTown,
} from '../dispatch.text.ts'
import { ProgressBadge } from '../step-badge.tsx'
import type { CardDoes } from './card-does.ts'
import { type ColumnId, gridOf } from './job-columns.ts'
import { JobDanger } from './job-danger.tsx'
import { JobFlags } from './job-flags.tsx'
import type { JobItem } from './job-item.ts'
import styles from './job-row.module.css'
import { StepButton } from './step-button.tsx'
import { TalkFlag } from './talk-flag.tsx'

/** One job in one line; on a phone, in three. */
export const JobRow = memo(function JobRow(props: JobItem & { columns: readonly ColumnId[] }) {
  const { call, does, index, columns, selected } = props
  const title = cardTitle(call)
  const tabIndex = props.isTabStop ? 0 : -1
  // While nobody drives it, what was said of a danger takes the driver's place as well.
  const isLoud = !call.driverName && dangerIn(call.notes) !== null
  const cells: Record<ColumnId, () => ReactNode> = {
    number: () => call.dispatchNumber,
    time: () => <Time call={call} />,
    step: () => <ProgressBadge job={call} />,
    vehicle: () => (
      <Vehicle call={call} title={title} tabIndex={tabIndex} selected={selected} does={does} />
    ),
    place: () => <Places call={call} />,
    reason: () => (dangerIn(call.notes) ? <JobDanger call={call} /> : call.towReason),
    driver: () => (
      <>
        <Driver call={call} />
        {props.offering?.renderState(call, tabIndex)}
      </>
    ),
    eta: () => <Eta call={call} />,
    phone: () => <Phone call={call} tabIndex={tabIndex} />,
    zone: () => call.zoneName,
    customer: () => call.customerName,
    account: () => call.vendorName || 'Anonymous',
    balance: () => call.balance !== 0 && money(call.balance),
    flags: () => (
      <>
        <TalkFlag call={call} talk={props.talk} tabIndex={tabIndex} does={does} />
        <JobFlags call={call} onThePhone={props.onThePhone} />
      </>
    ),
  }
  return (
    <li
      ref={props.measure}
      className={styles.row}
      style={gridStyle(columns)}
      data-index={index}
      data-even={index % 2 === 1 || undefined}
      data-emergency={call.priority === 'Emergency' || undefined}
      data-selected={selected || undefined}
      aria-setsize={props.total}
      aria-posinset={index + 1}
    >
      {columns.map((id) => (
        <span
          key={id}
          className={styles.cell}
          data-column={id}
          data-danger={(id === 'reason' && isLoud) || undefined}
        >
          {cells[id]()}
        </span>
      ))}
      <span className={styles.step}>
        <StepButton call={call} title={title} tabIndex={tabIndex} does={does} />
      </span>
    </li>
  )
})

/** Safe because it is a custom property of CSS, which the types do not know. */
const gridStyle = (columns: readonly ColumnId[]) =>
  ({ '--columns': gridOf(columns) }) as CSSProperties

function Vehicle(props: {
  call: DispatchCall
  title: string
  tabIndex: number
  selected: boolean
  does: CardDoes
}) {
  const { call, title } = props
  return (
    <h2 className={styles.title}>
      <button
        type="button"
        className={styles.select}
        data-job-title={call.id}
        tabIndex={props.tabIndex}
        aria-pressed={props.selected}
        title={title}
        onClick={() => props.does.select(call.id)}
        onDoubleClick={() => props.does.modify(call)}
      >
        <Flash value={call.vehicle || 'Vehicle unknown'} />
        {call.vehicleColor && <span className={styles.color}> {call.vehicleColor}</span>}
      </button>
    </h2>
  )
}

function Time({ call }: { call: DispatchCall }) {
  const figure = pressingFigure(call, useMinutesFrom(...figureMoments(call)))
  return (
    <span className={styles.time} data-heat={figure.heat} title={figure.label}>
      {figure.value}
    </span>
  )
}

function Places({ call }: { call: DispatchCall }) {
  // What nobody could make an address of stands as it was said.
  const pickup = call.pickupAddress || call.inputPickupAddress
  const dropoff = call.dropoffAddress || call.inputDropoffAddress
  return (
    <span className={styles.places} title={[pickup, dropoff].filter(Boolean).join(' → ')}>
      <Place address={pickup || '–'} />
      {dropoff && (
        <>
          <IconArrowRight className={styles.arrow} size={14} aria-hidden="true" />
          <span className={styles.spoken}>to</span>
          <Place address={dropoff} />
        </>
      )}
    </span>
  )
}

/** A place with its town always in sight, however narrow. */
function Place({ address }: { address: string }) {
  const { street, town } = streetAndTown(address)
  return (
    <span className={styles.place}>
      <span className={styles.street}>{street}</span>
      {town && <span className={styles.town}>{street ? `, ${town}` : town}</span>}
    </span>
  )
}

const Driver = ({ call }: { call: DispatchCall }) => (
  <>
    {call.driverName}
    {call.truckName && <span className={styles.color}> {call.truckName}</span>}
  </>
)

function Eta({ call }: { call: DispatchCall }) {
  const eta = etaFigure(call, useMinutesFrom(...figureMoments(call)))
  return eta && <span title={eta.value}>{eta.label.replace('ETA ', '')}</span>
}

function Phone({ call, tabIndex }: { call: DispatchCall; tabIndex: number }) {
  const number = call.customerPhone || call.contactPhoneNumber
  if (!number) return null
  return (
    <a className={styles.phone} href={`tel:${number}`} tabIndex={tabIndex}>
      {formatPhone(number)}
    </a>
  )
}

import { IconX } from '@tabler/icons-react'
import { type DispatchCall, formatPhone, Priority, wordsBeside } from '@towline/contract'
import type { ReactNode } from 'react'
import { dateAndTime, money } from '../../../ui/dates.ts'
import { cardTitle, directionsLink } from '../dispatch.text.ts'
import { ProgressBadge } from '../step-badge.tsx'
import { CardBadges } from './card-badges.tsx'
import type { CardDoes } from './card-does.ts'
import type { JobTalk } from './desk.ts'
import { Figures } from './figures.tsx'
import type { Invoicing } from './invoicing.ts'
import { JobDanger } from './job-danger.tsx'
import styles from './job-panel.module.css'
import type { Offering } from './offering.ts'
import { PanelNotes } from './panel-notes.tsx'
import { StepButton } from './step-button.tsx'
import { isClosed } from './steps.text.ts'
import { useQuickEdit } from './use-quick-edit.ts'

const MINUTE = 60_000
/** What is most often promised, in minutes. */
const promises = [15, 30, 45, 60]

/** The selected job beside the list, to be read, and changed in what changes most; the dialog has everything. */
export function JobPanel(props: {
  call: DispatchCall
  does: CardDoes
  offering: Offering | undefined
  invoicing: Invoicing | undefined
  onThePhone: boolean
  talk?: JobTalk | undefined
  onAssign: (call: DispatchCall) => void
  onClose: () => void
}) {
  const { call, does } = props
  const title = cardTitle(call)
  const directions = directionsLink(call)
  return (
    <section className={styles.panel} aria-label={`Job #${call.dispatchNumber}`}>
      <header className={styles.head}>
        <h2 className={styles.title}>
          <span className={styles.number}>#{call.dispatchNumber}</span> {title}
          {call.vehicleColor && <span className={styles.color}> {call.vehicleColor}</span>}
        </h2>
        <button
          type="button"
          className={styles.close}
          aria-label="Close the job"
          onClick={props.onClose}
        >
          <IconX size={18} aria-hidden="true" />
        </button>
      </header>
      <p className={styles.line}>
        <ProgressBadge job={call} />
        <CardBadges
          call={call}
          onThePhone={props.onThePhone}
          talk={props.talk}
          tabIndex={0}
          does={does}
        />
      </p>
      <JobDanger call={call} />
      {props.offering?.renderState(call, 0)}
      <Figures call={call} />
      <p className={styles.line}>
        <StepButton call={call} title={title} tabIndex={0} does={does} />
        {!isClosed(call) && (
          <button type="button" className={styles.press} onClick={() => props.onAssign(call)}>
            {call.driverName ? 'Change driver' : 'Assign driver'}
          </button>
        )}
        <button type="button" className={styles.press} onClick={() => does.modify(call)}>
          Modify
        </button>
        <button type="button" className={styles.press} onClick={() => does.media(call)}>
          Photos/Videos{call.mediaCount > 0 && ` (${call.mediaCount})`}
        </button>
        {props.invoicing && isClosed(call) && (
          <button type="button" className={styles.press} onClick={() => does.invoice(call)}>
            Invoice…
          </button>
        )}
        <button type="button" className={styles.press} onClick={() => does.talk(call)}>
          Chat and calls
        </button>
        {directions && (
          <a className={styles.press} href={directions} target="_blank" rel="noreferrer">
            Map
          </a>
        )}
      </p>
      {isClosed(call) && props.invoicing?.renderState(call)}
      <Facts call={call} />
      {!isClosed(call) && <QuickEdits call={call} />}
      <PanelNotes key={call.id} call={call} />
    </section>
  )
}

function Facts({ call }: { call: DispatchCall }) {
  const number = call.customerPhone || call.contactPhoneNumber
  return (
    <dl className={styles.facts}>
      <Fact name="Pickup">
        <Place address={call.pickupAddress} said={call.inputPickupAddress} />
      </Fact>
      <Fact name="Destination">
        <Place address={call.dropoffAddress} said={call.inputDropoffAddress} />
      </Fact>
      <Fact name="Zone">{call.zoneName}</Fact>
      <Fact name="Done">{call.isImported && 'Before you came here: imported'}</Fact>
      <Fact name="Reason">{call.towReason}</Fact>
      <Fact name="Customer">
        {call.customerName} {number && <a href={`tel:${number}`}>{formatPhone(number)}</a>}
      </Fact>
      <Fact name="Driver">{[call.driverName, call.truckName].filter(Boolean).join(' · ')}</Fact>
      <Fact name="Account">{call.vendorName || 'Anonymous'}</Fact>
      <Fact name="Keys">{call.keyLocation}</Fact>
      <Fact name="Condition">
        {[call.vehicleCondition, call.driveType].filter(Boolean).join(', ')}
      </Fact>
      <Fact name="Received">{dateAndTime(call.createdDate)}</Fact>
      <Fact name="Balance">{money(call.balance)}</Fact>
    </dl>
  )
}

/** A fact of the job; nothing where it is not known. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Place({ address, said }: { address: string; said: string }) {
  const words = wordsBeside(address, said)
  return (
    <>
      {address || '–'}
      {words && <span className={styles.said}>Said: “{words}”</span>}
    </>
  )
}

function QuickEdits({ call }: { call: DispatchCall }) {
  const { edit, isSaving } = useQuickEdit(call)
  return (
    <fieldset className={styles.edits} disabled={isSaving}>
      <legend>Quick edits</legend>
      <span className={styles.line}>
        ETA in
        {promises.map((minutes) => (
          <button
            key={minutes}
            type="button"
            className={styles.press}
            aria-label={`ETA in ${minutes} minutes`}
            onClick={() => edit({ etaDateTime: Date.now() + minutes * MINUTE })}
          >
            {minutes}
          </button>
        ))}
        min
      </span>
      <label className={styles.line}>
        Priority
        <select
          value={call.priority}
          onChange={({ currentTarget }) => edit({ priority: Priority.parse(currentTarget.value) })}
        >
          {Priority.options.map((priority) => (
            <option key={priority}>{priority}</option>
          ))}
        </select>
      </label>
    </fieldset>
  )
}

import { formatPhone, type LiveCallCard } from '@towline/contract'
import type { KeyboardEvent } from 'react'
import spoken from '../../../ui/spoken.module.css'
import { callerOf, dangerText, doingOf } from './live-calls.text.ts'
import styles from './live-calls-card.module.css'
import { LiveTimer } from './live-timer.tsx'

/** The phone calls that are going on; each opens. */
export function LiveCallList(props: {
  calls: readonly LiveCallCard[]
  onOpen: (id: string) => void
}) {
  return (
    <>
      <p role="status" className={styles.state}>
        {props.calls.length === 0 && 'No live calls.'}
      </p>
      {/* Heard at once, whatever else is being read. */}
      <p role="alert" className={spoken.spoken}>
        {props.calls
          .filter((call) => call.isEmergency)
          .map((call) => `Danger on a call: ${dangerText(call.dangers)}.`)
          .join(' ')}
      </p>
      <ul className={styles.list} aria-label="Live calls">
        {props.calls.map((call) => (
          <li key={call.id}>
            <LiveCallRow call={call} onOpen={() => props.onOpen(call.id)} />
          </li>
        ))}
      </ul>
    </>
  )
}

function LiveCallRow({ call, onOpen }: { call: LiveCallCard; onOpen: () => void }) {
  const what = [call.vehicle, call.towReason, call.pickup].filter(Boolean).join(' · ')
  return (
    <button
      type="button"
      className={styles.row}
      data-danger={call.isEmergency || undefined}
      onClick={onOpen}
      onKeyDown={moveOn}
    >
      <span className={styles.caller}>
        <strong>{callerOf(call)}</strong>
        {call.customerName && <span className={styles.number}>{formatPhone(call.fromNumber)}</span>}
      </span>
      <LiveTimer className={styles.timer} since={call.startedDate} />
      <span className={styles.what}>{what || 'No details yet'}</span>
      <span className={styles.doing} data-standing={call.standing}>
        {doingOf(call)}
      </span>
      {call.dangers.length > 0 && (
        <span className={styles.danger} data-loud={call.isEmergency || undefined}>
          {call.isEmergency ? 'Danger: ' : 'Caution: '}
          {dangerText(call.dangers)}
        </span>
      )}
    </button>
  )
}

/** The arrows lead from call to call. */
function moveOn(event: KeyboardEvent<HTMLButtonElement>): void {
  const row = event.currentTarget.parentElement
  const next =
    event.key === 'ArrowDown'
      ? row?.nextElementSibling
      : event.key === 'ArrowUp'
        ? row?.previousElementSibling
        : null
  if (!next) return
  event.preventDefault()
  next.querySelector('button')?.focus()
}

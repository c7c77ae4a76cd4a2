import { Skeleton } from '@mantine/core'
import { formatPhone, type LiveCallCard } from '@towline/contract'
import type { KeyboardEvent } from 'react'
import { useSearchParams } from 'react-router'
import { Card } from '../../../ui/card.tsx'
import { Failed } from '../../../ui/failed.tsx'
import spoken from '../../../ui/spoken.module.css'
import { LiveCallDialog } from './live-call-dialog.tsx'
import { useLiveCalls } from './live-calls.queries.ts'
import { callerOf, dangerText, doingOf } from './live-calls.text.ts'
import styles from './live-calls-card.module.css'
import { LiveTimer } from './live-timer.tsx'

/** In the address, so that an open call can be bookmarked and sent to a colleague. */
const OPENED = 'live'

/** The phone calls that are going on now; one that is opened is watched in a dialog. */
export function LiveCallsCard() {
  const calls = useLiveCalls()
  const [address, setAddress] = useSearchParams()
  const opened = address.get(OPENED)
  const open = (id: string | null) =>
    setAddress((before) => {
      const next = new URLSearchParams(before)
      if (id) next.set(OPENED, id)
      else next.delete(OPENED)
      return next
    })
  const count = calls.data?.length ?? 0
  return (
    <Card title="Live calls" aside={count > 0 && <span className={styles.count}>{count} now</span>}>
      {calls.data ? (
        <LiveCallList calls={calls.data} onOpen={open} />
      ) : calls.error ? (
        <Failed error={calls.error} onRetry={() => void calls.refetch()} />
      ) : (
        <Skeleton height={24} role="status" aria-label="Loading live calls" />
      )}
      {opened && <LiveCallDialog id={opened} onClose={() => open(null)} />}
    </Card>
  )
}

function LiveCallList(props: { calls: readonly LiveCallCard[]; onOpen: (id: string) => void }) {
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

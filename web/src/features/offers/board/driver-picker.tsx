import { Button, Skeleton } from '@mantine/core'
import { type Candidate, type DispatchCall, listOffers, offerJob } from '@towline/contract'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../platform/api.ts'
import { useDo } from '../../../platform/query.ts'
import { Failed } from '../../../ui/failed.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { type Given, jobName, say, useRanking } from '../../dispatch/index.ts'
import { useOffersOf, useSuggestion } from '../offers.queries.ts'
import { offerFailed } from '../offers.text.ts'
import styles from './driver-picker.module.css'
import { DriverRow } from './driver-row.tsx'

/** The drivers who could take a job, best first: Enter offers it, Shift and Enter sends without asking. */
export function DriverPicker(props: {
  call: DispatchCall
  onSend: (call: DispatchCall, given: Given) => void
  /** It is offered, or somebody is sent. */
  onDone: () => void
}) {
  const { call, onDone } = props
  const ranking = useRanking(call, call.id)
  const offering = useDo(offerJob, [listOffers])
  const [refused, setRefused] = useState<{ candidate: Candidate; error: Error } | null>(null)
  const offer = (candidate: Candidate, anyway = false) => {
    setRefused(null)
    const { driverId, truckId, driverName } = candidate
    offering.mutate(
      { params: { id: call.id }, body: { driverId, truckId, ...(anyway && { anyway }) } },
      {
        onSuccess: () => {
          say({ kind: 'info', text: `${jobName(call)} is offered to ${driverName}.`, lasts: 6_000 })
          onDone()
        },
        onError: (error) => setRefused({ candidate, error }),
      },
    )
  }
  const send = ({ driverId, truckId }: Candidate) => {
    onDone()
    props.onSend(call, { driverId, ...(truckId && { truckId }) })
  }
  return (
    <div className={styles.form}>
      <p className={styles.lead} tabIndex={-1} data-autofocus>
        <kbd>Enter</kbd> offers the job, <kbd>Shift</kbd>+<kbd>Enter</kbd> sends without asking.
      </p>
      {refused && (
        <Refusal
          error={refused.error}
          name={refused.candidate.driverName}
          onAnyway={() => offer(refused.candidate, true)}
        />
      )}
      <Drivers
        call={call}
        candidates={ranking.data}
        isBusy={offering.isPending}
        onOffer={offer}
        onSend={send}
      />
      {ranking.error && !ranking.data && (
        <Failed error={ranking.error} onRetry={() => void ranking.refetch()} />
      )}
    </div>
  )
}

function Refusal(props: { error: Error; name: string; onAnyway: () => void }) {
  const { error } = props
  const mayBeMeant = error instanceof ApiError && error.code === 'driver_taken'
  return (
    <Notice
      kind="error"
      action={
        mayBeMeant && (
          <Button size="compact-sm" variant="default" onClick={props.onAnyway}>
            Offer to {props.name} anyway
          </Button>
        )
      }
    >
      {error.message}
    </Notice>
  )
}

function Drivers(props: {
  call: DispatchCall
  candidates: readonly Candidate[] | undefined
  isBusy: boolean
  onOffer: (candidate: Candidate) => void
  onSend: (candidate: Candidate) => void
}) {
  const { candidates } = props
  const offers = useOffersOf(props.call.id)
  const suggestion = useSuggestion(props.call.id)
  const list = useRef<HTMLOListElement>(null)
  const isThere = candidates !== undefined
  useEffect(() => {
    if (!isThere) return
    // The dialog that opens takes the focus itself; this comes after that.
    const timer = setTimeout(() => rowsOf(list.current)[0]?.focus())
    return () => clearTimeout(timer)
  }, [isThere])
  if (!candidates) return <Skeleton height={180} role="status" aria-label="Finding drivers" />
  if (candidates.length === 0)
    return (
      <p className={styles.lead}>
        No one in your company is a driver yet. A manager can add the role under Settings,
        Directory.
      </p>
    )
  const wasAsked = (candidate: Candidate) =>
    offers.find(({ driverId }) => driverId === candidate.driverId)
  // Who has said no to this job stands below the others.
  const isBest = ({ driverId }: Candidate) => driverId === suggestion?.driverId
  const ordered = [
    ...candidates.filter(isBest),
    ...candidates.filter((one) => !isBest(one) && !wasAsked(one)),
    ...candidates.filter((one) => !isBest(one) && wasAsked(one)),
  ]
  return (
    <ol
      ref={list}
      className={styles.list}
      aria-label="Who should go, best first"
      onKeyDown={onArrow}
    >
      {ordered.map((candidate) => {
        const before = wasAsked(candidate)
        return (
          <DriverRow
            key={candidate.driverId}
            candidate={candidate}
            before={before ? offerFailed(before) : ''}
            best={isBest(candidate) ? (suggestion?.why ?? '') : ''}
            isBusy={props.isBusy}
            onOffer={() => props.onOffer(candidate)}
            onSend={() => props.onSend(candidate)}
          />
        )
      })}
    </ol>
  )
}

const rowsOf = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[data-driver]') ?? []),
]

/** Up and down move through the drivers. */
function onArrow(event: KeyboardEvent<HTMLOListElement>) {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (by === undefined) return
  event.preventDefault()
  const rows = rowsOf(event.currentTarget)
  const at = rows.findIndex((row) => row.matches(':focus'))
  rows[Math.min(Math.max(0, at + by), rows.length - 1)]?.focus()
}

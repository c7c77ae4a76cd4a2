import { Button, CopyButton, Skeleton } from '@mantine/core'
import type { Tracker } from '@towline/contract'
import { useState } from 'react'
import { dateAndTime } from '../../ui/dates.ts'
import { Failed } from '../../ui/failed.tsx'
import styles from './truck-tracker.module.css'
import { useMakeTracker, useRemoveTracker, useTracker } from './trucks.queries.ts'

/** The GPS device of a truck: the address to type into it, when it was heard, and a way to renew or remove it. */
export function TruckTracker({ truckId }: { truckId: string }) {
  const tracker = useTracker(truckId)
  const making = useMakeTracker()
  const removing = useRemoveTracker()
  const [asking, setAsking] = useState<'renew' | 'remove' | null>(null)
  const params = { params: { id: truckId } }
  const done = { onSettled: () => setAsking(null) }
  const error = tracker.error ?? making.error ?? removing.error
  const now = tracker.data?.tracker
  return (
    <fieldset className={styles.tracker}>
      <legend>Tracker</legend>
      {error && (
        <Failed
          error={error}
          onRetry={() => {
            making.reset()
            removing.reset()
            void tracker.refetch()
          }}
        />
      )}
      {tracker.isPending && <Skeleton height={36} role="status" aria-label="Loading tracker" />}
      {now === null && (
        <>
          <p className={styles.text}>
            A GPS device, or a phone with Traccar Client or OwnTracks, can say where this truck is,
            also while no page of Towline is open.
          </p>
          <Button
            size="xs"
            variant="default"
            loading={making.isPending}
            onClick={() => making.mutate(params)}
          >
            Add a tracker
          </Button>
        </>
      )}
      {now && !asking && <Shown tracker={now} onAsk={setAsking} />}
      {now && asking && (
        <div className={styles.row}>
          <p role="alert" className={styles.text}>
            {asking === 'renew'
              ? 'The device stops working until the new address is typed into it.'
              : 'The device stops working.'}
          </p>
          <Button size="xs" variant="default" autoFocus onClick={() => setAsking(null)}>
            Keep
          </Button>
          <Button
            size="xs"
            color="red.9"
            loading={making.isPending || removing.isPending}
            onClick={() =>
              asking === 'renew' ? making.mutate(params, done) : removing.mutate(params, done)
            }
          >
            {asking === 'renew' ? 'Renew the address' : 'Remove the tracker'}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

function Shown(props: { tracker: Tracker; onAsk: (what: 'renew' | 'remove') => void }) {
  const { url, lastAt } = props.tracker
  return (
    <>
      <p className={styles.text}>
        Type this address into the device or app as its server: Traccar Client takes it as “Server
        URL”, OwnTracks as “URL” in HTTP mode. Whoever knows it can say where this truck is.
      </p>
      <div className={styles.row}>
        <code className={styles.address}>{url}</code>
        <CopyButton value={url}>
          {({ copied, copy }) => (
            <Button size="xs" variant="default" onClick={copy}>
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
      </div>
      <div className={styles.row}>
        <p className={styles.text}>
          {lastAt ? `Last heard ${dateAndTime(lastAt)}` : 'Not heard yet'}
        </p>
        <Button size="xs" variant="default" onClick={() => props.onAsk('renew')}>
          Renew
        </Button>
        <Button size="xs" variant="default" onClick={() => props.onAsk('remove')}>
          Remove
        </Button>
      </div>
    </>
  )
}

import { Button } from '@mantine/core'
import { type DispatchCall, hasDriver, readDispatchCall, takeStep } from '@towline/contract'
import { useState } from 'react'
import { useDo } from '../../../platform/query.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useOffers, useSuggestions } from '../offers.queries.ts'
import { DriverPicker } from './driver-picker.tsx'
import styles from './job-offering.module.css'
import { OfferState } from './offer-state.tsx'
import { useOfferNext } from './use-offering.tsx'

/** Who has a job or is asked about it, and the way to the drivers: all in one place, with nothing over the page. */
export function JobOffering({ call }: { call: DispatchCall }) {
  const offerNext = useOfferNext()
  useOffers()
  useSuggestions()
  const sending = useDo(takeStep, [readDispatchCall])
  const [isChoosing, setChoosing] = useState(false)
  const isOver = call.status === 'completed' || call.status === 'cancelled'
  if (isOver) return null
  if (hasDriver(call))
    return (
      <p className={styles.driver}>
        Driver: <strong>{[call.driverName, call.truckName].filter(Boolean).join(' · ')}</strong>
      </p>
    )
  return (
    <section className={styles.offering} aria-label="Driver for this job">
      <p className={styles.line}>
        <OfferState call={call} tabIndex={0} onNext={offerNext} />
        <Button
          size="compact-sm"
          variant="default"
          aria-expanded={isChoosing}
          onClick={() => setChoosing(!isChoosing)}
        >
          Choose a driver
        </Button>
      </p>
      {sending.error && <Notice kind="error">{sending.error.message}</Notice>}
      {isChoosing && (
        <DriverPicker
          call={call}
          onDone={() => setChoosing(false)}
          onSend={({ id }, given) =>
            sending.mutate({
              params: { id },
              body: { step: 'dispatch', checkDriver: true, ...given },
            })
          }
        />
      )}
    </section>
  )
}

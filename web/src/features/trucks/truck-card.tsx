import type { Truck } from '@towline/contract'
import { memo } from 'react'
import { writeDay } from '../../ui/date-field.text.ts'
import { ExpiryFlag } from '../../ui/expiry-notice.tsx'
import card from '../../ui/record-card.module.css'
import styles from './truck-card.module.css'
import { modelLine, plateExpiry } from './trucks.text.ts'

/**
 * One truck in the list. What this person may not do is left out. It is drawn anew for news of the truck
 * only, not for each measure of the list.
 */
export const TruckCard = memo(function TruckCard(props: {
  truck: Truck
  /** The clock, for what expires. */
  now: number
  onModify: ((truck: Truck) => void) | undefined
  onRestore: ((truck: Truck) => void) | undefined
}) {
  const { truck, onModify, onRestore } = props
  const expiry = plateExpiry(truck, props.now)
  return (
    <>
      <h3 className={card.name}>{truck.name}</h3>
      <p className={styles.model}>{modelLine(truck)}</p>
      <dl className={card.facts}>
        <dt>Type</dt>
        <dd>{truck.type}</dd>
        <dt>Duty</dt>
        <dd>{truck.duty}</dd>
        <dt>License</dt>
        <dd>{truck.licensePlate || '–'}</dd>
        <dt>License Exp Date</dt>
        <dd>{writeDay(truck.plateExpDate) || '–'}</dd>
      </dl>
      {expiry && <ExpiryFlag expiry={expiry} />}
      <div className={card.actions}>
        {truck.status === 'deleted'
          ? onRestore && (
              <button
                type="button"
                className={card.button}
                aria-label={`Restore ${truck.name}`}
                onClick={() => onRestore(truck)}
              >
                Restore
              </button>
            )
          : onModify && (
              <button
                type="button"
                className={card.button}
                aria-label={`Modify ${truck.name}`}
                onClick={() => onModify(truck)}
              >
                Modify
              </button>
            )}
      </div>
    </>
  )
})

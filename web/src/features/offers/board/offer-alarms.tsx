import { IconAlertTriangle } from '@tabler/icons-react'
import type { Offer } from '@towline/contract'
import { useOffers } from '../offers.queries.ts'
import { isAsked, offerFailed } from '../offers.text.ts'
import styles from './offer-alarms.module.css'

/**
 * The jobs that were offered and have nobody: declined, or not answered. Undefined until it is known; nothing is asked
 * where it is not `wanted`.
 */
export function useOfferAlarms(wanted: boolean): readonly Offer[] | undefined {
  const { data } = useOffers(wanted)
  if (!data) return undefined
  // Newest first: what stands first of a job is how it stands now.
  const last = new Map([...data].reverse().map((offer) => [offer.dispatchCallId, offer]))
  return [...last.values()].filter((offer) => !isAsked(offer)).reverse()
}

/** Those jobs as a list; each opens. */
export function OfferAlarms(props: {
  alarms: readonly Offer[]
  onOpen: (dispatchCallId: string) => void
}) {
  return (
    <ul className={styles.list} aria-label="Alarms">
      {props.alarms.map((offer) => (
        <li key={offer.id}>
          <button
            type="button"
            className={styles.alarm}
            onClick={() => props.onOpen(offer.dispatchCallId)}
          >
            <IconAlertTriangle size={17} stroke={2.2} aria-hidden="true" />
            <span>
              <strong>#{offer.dispatchNumber}</strong> {offerFailed(offer)}. It has no driver.
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

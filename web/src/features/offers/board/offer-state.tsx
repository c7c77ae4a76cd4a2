import { IconAlertTriangle, IconRoute, IconUserQuestion } from '@tabler/icons-react'
import {
  type DispatchCall,
  hasDriver,
  listOffers,
  type Offer,
  offerJob,
  type Suggestion,
  withdrawOffer,
} from '@towline/contract'
import { useDo } from '../../../platform/query.ts'
import { useOffersOf, useOffersReadAt, useSuggestion } from '../offers.queries.ts'
import { isAsked, offerFailed, offerStands, suggestedInWords } from '../offers.text.ts'
import { useSecondsLeft } from '../use-seconds-left.ts'
import styles from './offer-state.module.css'

/** On a job's card: who is asked, with which truck and how long still, or that nobody has taken it. */
export function OfferState(props: {
  call: DispatchCall
  tabIndex: number
  onNext: (call: DispatchCall) => void
}) {
  const { call, tabIndex } = props
  const [last] = useOffersOf(call.id)
  if (hasDriver(call)) return null
  if (!last) return <Suggested call={call} tabIndex={tabIndex} />
  if (isAsked(last)) return <Asked offer={last} tabIndex={tabIndex} />
  return (
    <span className={styles.state} data-kind="alarm">
      <IconAlertTriangle size={15} stroke={2.2} aria-hidden="true" />
      <span>{offerFailed(last)}</span>
      <button
        type="button"
        className={styles.press}
        tabIndex={tabIndex}
        onClick={() => props.onNext(call)}
      >
        Offer to next <kbd>F</kbd>
      </button>
    </span>
  )
}

function Suggested({ call, tabIndex }: { call: DispatchCall; tabIndex: number }) {
  const suggestion = useSuggestion(call.id)
  if (!suggestion || call.status !== 'pending') return null
  return <Suggestible call={call} suggestion={suggestion} tabIndex={tabIndex} />
}

/** Who should take it, and why; one press offers it. */
function Suggestible(props: { call: DispatchCall; suggestion: Suggestion; tabIndex: number }) {
  const { call, suggestion, tabIndex } = props
  const offering = useDo(offerJob, [listOffers])
  const { driverId, truckId, freeIn } = suggestion
  return (
    <span className={styles.suggestion}>
      <span className={styles.state} data-kind="suggested">
        <IconRoute size={15} stroke={2} aria-hidden="true" />
        <span>{suggestedInWords(suggestion)}</span>
        <button
          type="button"
          className={styles.press}
          tabIndex={tabIndex}
          disabled={offering.isPending}
          onClick={() => offering.mutate({ params: { id: call.id }, body: { driverId, truckId } })}
        >
          {freeIn > 0 ? 'Offer now' : 'Offer'}
        </button>
      </span>
      <span className={styles.why}>{offering.error?.message ?? `${suggestion.why}.`}</span>
    </span>
  )
}

function Asked(props: { offer: Offer; tabIndex: number }) {
  const { offer } = props
  const left = useSecondsLeft(useOffersReadAt() + offer.left)
  const taking = useDo(withdrawOffer, [listOffers])
  return (
    <span className={styles.state} data-kind={offer.state}>
      <IconUserQuestion size={15} stroke={2} aria-hidden="true" />
      <span>{offerStands(offer)}</span>
      <span className={styles.left}>{left > 0 ? `${left} s` : 'time is up'}</span>
      <button
        type="button"
        className={styles.press}
        tabIndex={props.tabIndex}
        disabled={taking.isPending}
        onClick={() => taking.mutate({ params: { id: offer.id } })}
      >
        Take back
      </button>
    </span>
  )
}

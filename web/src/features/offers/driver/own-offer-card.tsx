import { Button } from '@mantine/core'
import {
  declineOffer,
  declineReasons,
  listOwnOffers,
  type OwnOffer,
  whatToBring,
} from '@towline/contract'
import { useId, useState } from 'react'
import { useDriverWords } from '../../../platform/driver-words/index.ts'
import { useDo } from '../../../platform/query.ts'
import { Notice } from '../../../ui/notice.tsx'
import { usePressed, vehicleFacts } from '../../dispatch/index.ts'
import { wayInWords } from '../offers.text.ts'
import { useSecondsLeft } from '../use-seconds-left.ts'
import styles from './own-offer-card.module.css'

/** A job that is offered: where, what, how far, what to bring, and two answers for a wet thumb. */
export function OwnOfferCard({ offer, deadline }: { offer: OwnOffer; deadline: number }) {
  const words = useDriverWords()
  const { say, value } = words
  const id = useId()
  const { job } = offer
  const left = useSecondsLeft(deadline)
  const way = wayInWords(offer, words)
  const bring = whatToBring(job)
  return (
    <article className={styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <div role="alert">
          <h2 id={id}>
            {say('New job: {reason}', {
              reason: value(job.towReason) || say('reason not known yet'),
            })}
          </h2>
        </div>
        <span className={styles.left} data-late={left <= 20 || undefined}>
          {left > 0 ? `${left} s` : say('Time is up')}
        </span>
      </header>
      {job.priority === 'Emergency' && <p className={styles.emergency}>{say('Emergency')}</p>}
      <p className={styles.place}>{job.pickupAddress || say('Pickup not known yet')}</p>
      {way && <p className={styles.way}>{way}</p>}
      <dl className={styles.facts}>
        {job.dropoffAddress && <Fact label={say('Destination')} value={job.dropoffAddress} />}
        {vehicleFacts(job)
          .filter(([label]) => shown.includes(label))
          .map(([label, fact]) => (
            <Fact key={label} label={say(label)} value={value(fact)} />
          ))}
        {bring.length > 0 && <Fact label={say('Bring')} value={bring.map(value).join(', ')} />}
        {offer.truckName && <Fact label={say('Your truck')} value={offer.truckName} />}
      </dl>
      <Answers offer={offer} isOver={left === 0} />
    </article>
  )
}

/** What of the vehicle decides whether one takes the job. */
const shown = ['Vehicle', 'Condition', 'Drive', 'Size', 'Keys']

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function Answers({ offer, isOver }: { offer: OwnOffer; isOver: boolean }) {
  const { say, value, why } = useDriverWords()
  const [isDeclining, setDeclining] = useState(false)
  const { pressed, outbox } = usePressed()
  const declining = useDo(declineOffer, [listOwnOffers])
  const params = { id: offer.id }
  const { error } = declining
  const isAccepted = pressed.some(
    ({ kind, of, refused }) => kind === 'accept' && of === offer.id && refused === '',
  )
  if (isDeclining)
    return (
      <div className={styles.answers}>
        <p className={styles.why}>{say('Why can’t you take it?')}</p>
        {declineReasons.map((reason) => (
          <Button
            key={reason}
            size="lg"
            variant="default"
            fullWidth
            disabled={declining.isPending}
            onClick={() => declining.mutate({ params, body: { reason } })}
          >
            {value(reason)}
          </Button>
        ))}
        {error && <Notice kind="error">{why(error)}</Notice>}
        <Button size="lg" variant="subtle" fullWidth onClick={() => setDeclining(false)}>
          {say('Back')}
        </Button>
      </div>
    )
  return (
    <div className={styles.answers}>
      {error && <Notice kind="error">{why(error)}</Notice>}
      {isOver && !error && !isAccepted && (
        <Notice kind="info">{say('Time is up. Dispatch has been told.')}</Notice>
      )}
      <Button
        className={styles.accept ?? ''}
        color="amber.4"
        fullWidth
        disabled={isOver || isAccepted}
        onClick={() => outbox.add({ kind: 'accept', of: offer.id, what: '' })}
      >
        {say(isAccepted ? 'Accepted' : 'Accept')}
      </Button>
      <Button
        className={styles.decline ?? ''}
        variant="default"
        fullWidth
        disabled={isOver || isAccepted}
        onClick={() => setDeclining(true)}
      >
        {say('Can’t')}
      </Button>
    </div>
  )
}

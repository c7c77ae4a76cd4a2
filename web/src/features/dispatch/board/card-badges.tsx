import {
  IconAlertTriangle,
  IconCalendarTime,
  IconCopy,
  IconMapPin,
  IconMessageQuestion,
  IconPhoneCall,
  IconUserQuestion,
} from '@tabler/icons-react'
import { type DispatchCall, hasDriver, stillToAsk } from '@towline/contract'
import { sameThings, scheduledText } from '../dispatch.text.ts'
import styles from './card-badges.module.css'
import type { CardDoes } from './card-does.ts'
import type { JobTalk } from './desk.ts'
import { TalkBadge } from './talk-flag.tsx'

/** What has to be seen of a job before its fields are read. */
export function CardBadges(props: {
  call: DispatchCall
  onThePhone: boolean
  talk?: JobTalk | undefined
  tabIndex: number
  does: CardDoes
}) {
  const { call } = props
  const wanted = scheduledText(call)
  const [question, ...more] = stillToAsk(call.agentQuestions, { ...call })
  return (
    <>
      {call.priority === 'Emergency' && (
        <span className={styles.badge} data-kind="emergency">
          <IconAlertTriangle size={15} stroke={2.2} aria-hidden="true" /> Emergency
        </span>
      )}
      {props.onThePhone && (
        <span className={styles.badge} data-kind="phone">
          <IconPhoneCall size={15} stroke={2.2} aria-hidden="true" /> On the phone
        </span>
      )}
      <TalkBadge call={call} talk={props.talk} tabIndex={props.tabIndex} does={props.does} />
      {call.status === 'active' && !hasDriver(call) && (
        <span className={styles.badge} data-kind="driverless">
          <IconUserQuestion size={15} stroke={2} aria-hidden="true" /> No driver yet
        </span>
      )}
      {call.zoneName && (
        <span className={styles.badge} data-kind="zone">
          <IconMapPin size={15} stroke={2} aria-hidden="true" /> {call.zoneName}
        </span>
      )}
      {wanted && (
        <span className={styles.badge} data-kind="scheduled">
          <IconCalendarTime size={15} stroke={2} aria-hidden="true" /> {wanted}
        </span>
      )}
      {call.isImported && <span className={styles.badge}>Imported</span>}
      {call.status === 'cancelled' && (
        <span className={styles.badge} data-kind="cancelled">
          Cancelled{call.cancelReason && `: ${call.cancelReason}`}
        </span>
      )}
      {question && !props.onThePhone && (
        <span
          className={styles.badge}
          data-kind="ask"
          title={[question, ...more].map(({ ask }) => ask).join('\n')}
        >
          <IconMessageQuestion size={15} stroke={2} aria-hidden="true" /> Ask the customer:{' '}
          {question.ask}
          {more.length > 0 && ` +${more.length}`}
        </span>
      )}
      {call.duplicates.map((other) => (
        <button
          key={other.id}
          type="button"
          className={styles.badge}
          data-kind="duplicate"
          title={sameThings(other.reasons)}
          tabIndex={props.tabIndex}
          onClick={() => props.does.goTo(other.id)}
        >
          <IconCopy size={15} stroke={2} aria-hidden="true" /> Possible duplicate of #
          {other.dispatchNumber}
        </button>
      ))}
    </>
  )
}

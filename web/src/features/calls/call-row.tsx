import { formatDuration, formatPhone, type PhoneCall } from '@towline/contract'
import { dateAndTime } from '../../ui/dates.ts'
import styles from './call-row.module.css'
import { callerName, outcomeNames, troubleNames } from './calls.text.ts'

/** A phone call in a list; pressing it opens its record. */
export function CallRow(props: { call: PhoneCall; onOpen: (call: PhoneCall) => void }) {
  const { call } = props
  return (
    <button type="button" className={styles.row} onClick={() => props.onOpen(call)}>
      <span className={styles.name}>{callerName(call)}</span>
      <span className={styles.number}>
        {formatPhone(call.fromNumber) || 'Withheld'}
        {call.customData.language === 'es' && ' · Spanish'}
      </span>
      <span className={styles.outcome} data-outcome={call.outcome}>
        {outcomeNames[call.outcome]}
        {call.trouble && <b className={styles.trouble}> · {troubleNames[call.trouble]}</b>}
        {aboutCall(call)}
      </span>
      <span className={styles.date}>
        {dateAndTime(call.createdDate)}
        {call.seconds > 0 && ` · ${formatDuration(call.seconds)}`}
      </span>
    </button>
  )
}

/** What the call was about, as far as it was told. */
const aboutCall = ({ customData }: PhoneCall) =>
  [customData.reason, customData.vehicle, customData.pickup_address]
    .filter(Boolean)
    .map((each) => ` · ${each}`)
    .join('')

import {
  IconAlertTriangle,
  IconCalendarTime,
  IconCopy,
  IconMessageQuestion,
  IconPhoneCall,
  IconPhoto,
  IconUserQuestion,
} from '@tabler/icons-react'
import { type DispatchCall, dangerIn, hasDriver, stillToAsk } from '@towline/contract'
import { sameThings, scheduledText } from '../dispatch.text.ts'
import styles from './job-flags.module.css'

type Kind = 'emergency' | 'phone' | 'notice' | 'plain'
type Flag = { key: string; Icon: typeof IconCopy; text: string; kind: Kind; count?: number }

/** The signs of a row: what a card says in its badges, each in a sign with its words to be heard and pointed at. */
export function JobFlags({ call, onThePhone }: { call: DispatchCall; onThePhone: boolean }) {
  return flagsOf(call, onThePhone).map(({ key, Icon, text, kind, count }) => (
    <span
      key={key}
      className={styles.flag}
      data-kind={kind}
      title={text}
      role="img"
      aria-label={text}
    >
      <Icon size={15} stroke={2.1} aria-hidden="true" />
      {count}
    </span>
  ))
}

function flagsOf(call: DispatchCall, onThePhone: boolean): Flag[] {
  const wanted = scheduledText(call)
  const questions = stillToAsk(call.agentQuestions, { ...call })
  const flags: (Flag | false)[] = [
    call.priority === 'Emergency' && {
      key: 'emergency',
      Icon: IconAlertTriangle,
      text: dangerIn(call.notes) ? `Emergency: ${dangerIn(call.notes)?.words}` : 'Emergency',
      kind: 'emergency',
    },
    onThePhone && { key: 'phone', Icon: IconPhoneCall, text: 'On the phone', kind: 'phone' },
    call.status === 'active' &&
      !hasDriver(call) && {
        key: 'driver',
        Icon: IconUserQuestion,
        text: 'No driver yet',
        kind: 'notice',
      },
    wanted !== '' && { key: 'wanted', Icon: IconCalendarTime, text: wanted, kind: 'plain' },
    questions.length > 0 &&
      !onThePhone && {
        key: 'ask',
        Icon: IconMessageQuestion,
        text: `Ask the customer: ${questions.map(({ ask }) => ask).join(' ')}`,
        kind: 'notice',
      },
    call.duplicates.length > 0 && {
      key: 'duplicate',
      Icon: IconCopy,
      text: call.duplicates
        .map((one) => `Possible duplicate of #${one.dispatchNumber}: ${sameThings(one.reasons)}`)
        .join('. '),
      kind: 'notice',
    },
    call.mediaCount > 0 && {
      key: 'media',
      Icon: IconPhoto,
      text: call.mediaCount === 1 ? '1 photo or video' : `${call.mediaCount} photos and videos`,
      kind: 'plain',
      count: call.mediaCount,
    },
  ]
  return flags.filter((flag) => flag !== false)
}

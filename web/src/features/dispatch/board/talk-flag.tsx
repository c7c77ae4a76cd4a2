import { IconMessage2, IconMessageCircle } from '@tabler/icons-react'
import type { DispatchCall } from '@towline/contract'
import badges from './card-badges.module.css'
import type { CardDoes } from './card-does.ts'
import { type JobTalk, talkInWords } from './desk.ts'
import flags from './job-flags.module.css'

type Talking = {
  call: DispatchCall
  talk: JobTalk | undefined
  tabIndex: number
  does: CardDoes
}

const isQuiet = (talk: JobTalk | undefined): talk is undefined =>
  !talk || (talk.unread === 0 && !talk.here)

/** On a card: what the customer wrote that nobody has read, and whether they have the page open. It opens the chat. */
export function TalkBadge({ call, talk, tabIndex, does }: Talking) {
  if (isQuiet(talk)) return null
  return (
    <button
      type="button"
      className={badges.badge}
      data-kind={talk.unread > 0 ? 'unread' : 'here'}
      tabIndex={tabIndex}
      onClick={() => does.talk(call)}
    >
      <IconMessageCircle size={15} stroke={2.2} aria-hidden="true" /> {talkInWords(talk)}
    </button>
  )
}

/** The same as a sign of a row. */
export function TalkFlag({ call, talk, tabIndex, does }: Talking) {
  if (isQuiet(talk)) return null
  const words = talkInWords(talk)
  return (
    <button
      type="button"
      className={flags.flag}
      data-kind={talk.unread > 0 ? 'unread' : 'here'}
      title={words}
      aria-label={words}
      tabIndex={tabIndex}
      onClick={() => does.talk(call)}
    >
      <IconMessage2 size={15} stroke={2.1} aria-hidden="true" />
      {talk.unread > 0 && talk.unread}
    </button>
  )
}

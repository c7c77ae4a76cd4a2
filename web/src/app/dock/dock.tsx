import { ActionIcon } from '@mantine/core'
import {
  IconAlertTriangle,
  IconArrowLeft,
  IconBell,
  IconBellOff,
  IconPhoneCall,
  IconX,
} from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { ActiveCustomers } from '../../features/chat/index.ts'
import { ToastStack } from '../../features/dispatch/index.ts'
import { OfferAlarms } from '../../features/offers/index.ts'
import { callerOf, LiveCallList } from '../../features/voice/index.ts'
import { useChimeSwitch } from '../../ui/chime.ts'
import styles from './dock.module.css'
import { JobBeside, JobTitle } from './job-beside.tsx'
import { LiveBeside } from './live-beside.tsx'
import { type DeskNews, listedBeside } from './use-desk-news.ts'
import { type Docked, useDock } from './use-dock.ts'
import { useIncomingCall } from './use-incoming-call.ts'

/** Calls, chats and alarms beside every section; one of them can be opened in place. `section` is the path of the one that is shown. */
export function Dock(props: { news: DeskNews; userName: string; section: string }) {
  const { news, section } = props
  const dock = useDock()
  const isBoard = section === '/dispatching'
  useIncomingCall(news.live, isBoard)
  return (
    <aside className={styles.dock} aria-label="Calls and chats">
      {dock.docked ? (
        <Opened docked={dock.docked} news={news} userName={props.userName} />
      ) : (
        <Listed news={news} section={section} />
      )}
      {!isBoard && <ToastStack />}
    </aside>
  )
}

function Opened(props: { docked: Docked; news: DeskNews; userName: string }) {
  const { docked, news } = props
  const { back } = useDock()
  const box = useRef<HTMLDivElement>(null)
  const { kind, id, isAsked } = docked
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is opened next takes the focus again
  useEffect(() => {
    if (isAsked) box.current?.focus()
  }, [kind, id, isAsked])
  const live = news.live?.find((call) => call.id === id)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isInnermost(event.target)) return
    event.preventDefault()
    back()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leads back from whatever is in it
    <div ref={box} tabIndex={-1} className={styles.opened} data-own-keys onKeyDown={onKeyDown}>
      <Head
        before={
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label="Back to calls and chats"
            title="Back (Esc)"
            onClick={back}
          >
            <IconArrowLeft size={20} />
          </ActionIcon>
        }
      >
        {kind === 'job' ? <JobTitle id={id} /> : live ? callerOf(live) : 'Phone call'}
      </Head>
      <Meanwhile docked={docked} news={news} />
      {kind === 'job' ? (
        <JobBeside key={id} id={id} userName={props.userName} takesFocus={isAsked} />
      ) : (
        <LiveBeside key={id} id={id} />
      )}
    </div>
  )
}

/** What else goes on while one thing is open: calls to turn to, and how many jobs nobody has taken. */
function Meanwhile({ docked, news }: { docked: Docked; news: DeskNews }) {
  const { open, back } = useDock()
  const { live = [], alarms = [] } = news
  const others = live.filter(({ id }) => id !== docked.id)
  if (others.length + alarms.length === 0) return null
  return (
    <p className={styles.meanwhile}>
      {others.map((call) => (
        <button
          key={call.id}
          type="button"
          data-danger={call.isEmergency || undefined}
          onClick={() => open({ kind: 'call', id: call.id, isAsked: true })}
        >
          <IconPhoneCall size={15} stroke={2.1} aria-hidden="true" /> {callerOf(call)}
        </button>
      ))}
      {alarms.length > 0 && (
        <button type="button" data-danger onClick={back}>
          <IconAlertTriangle size={15} stroke={2.1} aria-hidden="true" />{' '}
          {alarms.length === 1 ? '1 alarm' : `${alarms.length} alarms`}
        </button>
      )}
    </p>
  )
}

/** Escape closes what is innermost first. */
const isInnermost = (target: EventTarget) =>
  target instanceof Element && target.closest('[data-mantine-stop-propagation]') !== null

function Listed({ news, section }: { news: DeskNews; section: string }) {
  const { open, setPanel } = useDock()
  const { calls, alarms, isQuiet } = listedBeside(news, section)
  return (
    <>
      <Head>Calls and chats</Head>
      <div className={styles.listed} data-dock-list>
        <div ref={setPanel} className={styles.panel} />
        {alarms.length > 0 && (
          <OfferAlarms alarms={alarms} onOpen={(id) => open({ kind: 'job', id, isAsked: true })} />
        )}
        {calls.length > 0 && (
          <section aria-label="Calls now" className={styles.calls}>
            <LiveCallList
              calls={calls}
              onOpen={(id) => open({ kind: 'call', id, isAsked: true })}
            />
          </section>
        )}
        <ActiveCustomers
          onBeside={({ dispatchCallId: id }) => open({ kind: 'job', id, isAsked: true })}
        />
        {isQuiet && (
          <p className={styles.quiet}>
            {section
              ? 'Nothing right now. Live calls, jobs nobody has taken and customers who write appear here.'
              : 'Nothing right now. Jobs nobody has taken and customers who write appear here. Live calls are on the Dashboard.'}
          </p>
        )}
      </div>
    </>
  )
}

function Head({ before, children }: { before?: ReactNode; children: ReactNode }) {
  const { toggle } = useDock()
  const [isHeard, hear] = useChimeSwitch()
  const Bell = isHeard ? IconBell : IconBellOff
  return (
    <header className={styles.head}>
      {before}
      <h2 className={styles.title}>{children}</h2>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label="Sound"
        aria-pressed={isHeard}
        title="Play a sound for new jobs, messages and alarms"
        onClick={() => hear(!isHeard)}
      >
        <Bell size={19} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label="Hide calls and chats"
        onClick={toggle}
      >
        <IconX size={20} />
      </ActionIcon>
    </header>
  )
}

import { Button } from '@mantine/core'
import { IconPhone, IconPhoneOff } from '@tabler/icons-react'
import { TRY_MINUTES } from '@towline/contract'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { canDictate } from '../dictation.ts'
import { triedAgent } from '../exchange.ts'
import { openPhone, type PhoneLine } from '../phone-line.ts'
import type { PhoneState } from '../phone-machine.ts'
import { PhoneSound } from '../phone-sound.tsx'
import { PhoneSpeech } from '../phone-speech.tsx'
import { PhoneTalk } from '../phone-talk.tsx'
import { PhoneTimer } from '../phone-timer.tsx'
import { FICTIONAL_CALLER, phaseNames } from '../voice.text.ts'
import styles from './talk-to-the-agent.module.css'
import { TriedJobCard } from './tried-job-card.tsx'
import { samples } from './trying.text.ts'

const isGoing = ({ phase }: PhoneState) => phase !== 'idle' && phase !== 'ended'

/** A call to the agent of a made-up company: the talk, and beside it the job as it fills in. Rings at once. */
export function TalkToTheAgent() {
  const [line] = useState<PhoneLine>(() => openPhone(triedAgent))
  const state = useSyncExternalStore(line.subscribe, line.state, line.state)
  useEffect(() => {
    void line.ring(FICTIONAL_CALLER)
    return () => hangUp(line)
  }, [line])
  return (
    <div className={styles.try}>
      <section className={styles.phone} aria-label="Phone">
        <header className={styles.head}>
          <div>
            <h3>Lone Star Towing</h3>
            <p role="status" data-phase={state.phase}>
              {phaseNames[state.phase]}
            </p>
          </div>
          <PhoneTimer state={state} />
          <PhoneSound line={line} />
        </header>
        <div className={styles.talk}>
          <PhoneTalk turns={state.turns} streaming={state.streaming} />
        </div>
        {isGoing(state) ? (
          <Talking line={line} state={state} />
        ) : (
          <Over line={line} state={state} />
        )}
      </section>
      <div className={styles.side}>
        <TriedJobCard job={state.job} />
        <p className={styles.small}>
          The company is made up, the agent is not. Nobody is sent, no text goes out, and nothing
          you say is kept. A try lasts up to {TRY_MINUTES} minutes. In a real emergency ring 911.
          {canDictate() &&
            ' If you speak, your browser does the listening; some have their maker do it.'}
        </p>
      </div>
    </div>
  )
}

function Talking({ line, state }: { line: PhoneLine; state: PhoneState }) {
  const said = state.turns.filter(({ who }) => who === 'caller').map(({ text }) => text)
  const offered = (samples[state.job?.asking ?? ''] ?? []).filter((words) => !said.includes(words))
  const list = useRef<HTMLUListElement>(null)
  const say = (words: string) => {
    line.happen({ kind: 'said', at: Date.now(), words })
    // The button goes away; whoever works by keyboard goes on from the next ones.
    list.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <ul ref={list} tabIndex={-1} className={styles.samples} aria-label="You could say">
        {offered.map((words) => (
          <li key={words}>
            <button type="button" onClick={() => say(words)}>
              {words}
            </button>
          </li>
        ))}
      </ul>
      <PhoneSpeech line={line} state={state} />
      <Button
        className={styles.hangUp}
        color="red.8"
        leftSection={<IconPhoneOff size={18} />}
        onClick={() => hangUp(line)}
      >
        Hang up
      </Button>
    </>
  )
}

function Over({ line, state }: { line: PhoneLine; state: PhoneState }) {
  const again = useRef<HTMLButtonElement>(null)
  const isOver = state.phase === 'ended'
  useEffect(() => {
    // What had the focus went away with the call.
    if (isOver && document.activeElement === document.body)
      again.current?.focus({ preventScroll: true })
  }, [isOver])
  if (!isOver) return null
  return (
    <div className={styles.over}>
      {state.line && <p>The call is over, and nothing of it was kept.</p>}
      <Button
        ref={again}
        color="amber.4"
        leftSection={<IconPhone size={18} />}
        onClick={() => void line.ring(FICTIONAL_CALLER)}
      >
        Ring again
      </Button>
      <Link to="/register/trial">Start a trial with your own number</Link>
    </div>
  )
}

function hangUp(line: PhoneLine) {
  if (isGoing(line.state())) line.happen({ kind: 'hungUp', at: Date.now() })
}

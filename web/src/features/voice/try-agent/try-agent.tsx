import { Button } from '@mantine/core'
import { IconPhone, IconPhoneOff } from '@tabler/icons-react'
import { TRY_MINUTES } from '@towline/contract'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { canDictate } from '../dictation.ts'
import { triedAgent } from '../exchange.ts'
import { type OpenedPhone, openPhone } from '../open-phone.ts'
import type { PhoneState } from '../phone-machine.ts'
import { PhoneSound } from '../phone-sound.tsx'
import { PhoneSpeech } from '../phone-speech.tsx'
import { PhoneTimer } from '../phone-timer.tsx'
import { PhoneTranscript } from '../phone-transcript.tsx'
import { FICTIONAL_CALLER, phaseNames } from '../voice.text.ts'
import { TriedJobCard } from './tried-job-card.tsx'
import styles from './try-agent.module.css'
import { samples } from './try-agent.text.ts'

const isGoing = ({ phase }: PhoneState) => phase !== 'idle' && phase !== 'ended'

/**
 * A call to the agent of this company, or of a fictional one where it is empty: the transcript, and beside it the job
 * as it fills in. Calls right away.
 */
export function TryAgent({ company, onLeave }: { company: string; onLeave: () => void }) {
  const [phone] = useState<OpenedPhone>(() => openPhone(triedAgent(company)))
  const state = useSyncExternalStore(phone.subscribe, phone.state, phone.state)
  useEffect(() => {
    void phone.call(FICTIONAL_CALLER)
    return () => hangUp(phone)
  }, [phone])
  return (
    <div className={styles.try}>
      <section className={styles.phone} aria-label="Phone">
        <header className={styles.head}>
          <div>
            <h2>{company || 'Lone Star Towing'}</h2>
            <p role="status" data-phase={state.phase}>
              {phaseNames[state.phase]}
            </p>
          </div>
          <PhoneTimer state={state} />
          <PhoneSound phone={phone} />
        </header>
        <div className={styles.transcript}>
          <PhoneTranscript turns={state.turns} streaming={state.streaming} />
        </div>
        {isGoing(state) ? (
          <Talking phone={phone} state={state} />
        ) : (
          <Over phone={phone} state={state} onLeave={onLeave} />
        )}
      </section>
      <div className={styles.side}>
        <TriedJobCard job={state.job} />
        <p className={styles.small}>
          {company
            ? `The agent is real, but no one at ${company} is called.`
            : 'The company is fictional, the agent is real.'}{' '}
          No one is sent, no texts go out, and nothing you say is kept. A test call lasts up to{' '}
          {TRY_MINUTES} minutes. In a real emergency, call 911.
          {canDictate() &&
            ' If you speak, your browser turns it into text. Some browsers send the audio to their maker for that.'}
        </p>
      </div>
    </div>
  )
}

function Talking({ phone, state }: { phone: OpenedPhone; state: PhoneState }) {
  const said = state.turns.filter(({ who }) => who === 'caller').map(({ text }) => text)
  const offered = (samples[state.job?.asking ?? ''] ?? []).filter((words) => !said.includes(words))
  const list = useRef<HTMLUListElement>(null)
  const say = (words: string) => {
    phone.handle({ kind: 'said', at: Date.now(), words })
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
      <PhoneSpeech phone={phone} state={state} />
      <Button
        className={styles.hangUp}
        color="red.8"
        leftSection={<IconPhoneOff size={18} />}
        onClick={() => hangUp(phone)}
      >
        Hang up
      </Button>
    </>
  )
}

function Over(props: { phone: OpenedPhone; state: PhoneState; onLeave: () => void }) {
  const { phone, state } = props
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
      {state.call && <p>Call ended. Nothing was kept.</p>}
      <Button
        ref={again}
        color="amber.4"
        leftSection={<IconPhone size={18} />}
        onClick={() => void phone.call(FICTIONAL_CALLER)}
      >
        Call again
      </Button>
      <Link to="/register/trial">Start a trial with your own number</Link>
      <button type="button" className={styles.leave} onClick={props.onLeave}>
        Another company
      </button>
    </div>
  )
}

function hangUp(phone: OpenedPhone) {
  if (isGoing(phone.state())) phone.handle({ kind: 'hungUp', at: Date.now() })
}

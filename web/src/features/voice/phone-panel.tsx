import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconChevronDown, IconPhone, IconPhoneOff } from '@tabler/icons-react'
import { formatPhone, phoneDigits } from '@towline/contract'
import { type FormEvent, useState } from 'react'
import type { PhoneLine } from './phone-line.ts'
import type { PhoneState } from './phone-machine.ts'
import styles from './phone-panel.module.css'
import { PhoneSound } from './phone-sound.tsx'
import { PhoneSpeech } from './phone-speech.tsx'
import { PhoneTalk } from './phone-talk.tsx'
import { PhoneTimer } from './phone-timer.tsx'
import { FICTIONAL_CALLER, phaseNames } from './voice.text.ts'

/** The built-in phone: ring the agent as a caller would, and watch the job appear. */
export function PhonePanel(props: { line: PhoneLine; state: PhoneState; onClose: () => void }) {
  const { line, state } = props
  const going = state.phase !== 'idle' && state.phase !== 'ended'
  return (
    <section className={styles.panel} aria-label="Phone">
      <header className={styles.head}>
        <div>
          <h2 className={styles.title}>
            {state.line ? formatPhone(state.line.to) : 'Ring your agent'}
          </h2>
          <p className={styles.state} role="status" data-phase={state.phase}>
            {phaseNames[state.phase]}
          </p>
        </div>
        <PhoneTimer state={state} />
        <PhoneSound line={line} />
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label="Hide the phone"
          title={going ? 'Hide the phone; the call goes on' : 'Hide the phone'}
          onClick={props.onClose}
        >
          <IconChevronDown size={22} />
        </ActionIcon>
      </header>
      {state.phase !== 'idle' && <PhoneTalk turns={state.turns} streaming={state.streaming} />}
      {going ? (
        <>
          <PhoneSpeech line={line} state={state} />
          <Button
            className={styles.hangUp}
            color="red.8"
            leftSection={<IconPhoneOff size={18} />}
            onClick={() => line.happen({ kind: 'hungUp', at: Date.now() })}
          >
            Hang up
          </Button>
        </>
      ) : (
        <DialForm line={line} again={state.phase === 'ended'} />
      )}
    </section>
  )
}

function DialForm({ line, again }: { line: PhoneLine; again: boolean }) {
  const [number, setNumber] = useState(formatPhone(FICTIONAL_CALLER))
  const [problem, setProblem] = useState('')
  const ring = (event: FormEvent) => {
    event.preventDefault()
    const digits = phoneDigits(number)
    const wrong = digits.length === 10 ? '' : 'Enter the ten digits of a US phone number'
    setProblem(wrong)
    if (!wrong) void line.ring(digits)
  }
  return (
    <form className={styles.dial} noValidate onSubmit={ring}>
      {!again && (
        <p>
          You are the stranded driver. The agent answers as it would on the telephone; type what you
          would say, or speak. The job appears on the board while you talk.
        </p>
      )}
      <TextInput
        label="Your number"
        description="The number the caller is seen with."
        type="tel"
        inputMode="tel"
        value={number}
        error={problem}
        onChange={(event) => setNumber(event.currentTarget.value)}
      />
      <Button type="submit" color="amber.4" leftSection={<IconPhone size={18} />}>
        {again ? 'Ring again' : 'Ring'}
      </Button>
    </form>
  )
}

import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconChevronDown, IconPhone, IconPhoneOff } from '@tabler/icons-react'
import { formatPhone, phoneDigits } from '@towline/contract'
import { type FormEvent, useState } from 'react'
import type { OpenedPhone } from './open-phone.ts'
import type { PhoneState } from './phone-machine.ts'
import styles from './phone-panel.module.css'
import { PhoneSound } from './phone-sound.tsx'
import { PhoneSpeech } from './phone-speech.tsx'
import { PhoneTimer } from './phone-timer.tsx'
import { PhoneTranscript } from './phone-transcript.tsx'
import { FICTIONAL_CALLER, phaseNames } from './voice.text.ts'

/** The built-in phone: call the agent as a caller would, and watch the job appear. */
export function PhonePanel(props: { phone: OpenedPhone; state: PhoneState; onClose: () => void }) {
  const { phone, state } = props
  const going = state.phase !== 'idle' && state.phase !== 'ended'
  return (
    <section className={styles.panel} aria-label="Phone">
      <header className={styles.head}>
        <div>
          <h2 className={styles.title}>{state.call ? formatPhone(state.call.to) : 'Test call'}</h2>
          <p className={styles.state} role="status" data-phase={state.phase}>
            {phaseNames[state.phase]}
          </p>
        </div>
        <PhoneTimer state={state} />
        <PhoneSound phone={phone} />
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label="Hide phone"
          title={going ? 'Hide phone (the call continues)' : 'Hide phone'}
          onClick={props.onClose}
        >
          <IconChevronDown size={22} />
        </ActionIcon>
      </header>
      {state.phase !== 'idle' && (
        <PhoneTranscript turns={state.turns} streaming={state.streaming} />
      )}
      {going ? (
        <>
          <PhoneSpeech phone={phone} state={state} />
          <Button
            className={styles.hangUp}
            color="red.8"
            leftSection={<IconPhoneOff size={18} />}
            onClick={() => phone.handle({ kind: 'hungUp', at: Date.now() })}
          >
            Hang up
          </Button>
        </>
      ) : (
        <DialForm phone={phone} again={state.phase === 'ended'} />
      )}
    </section>
  )
}

function DialForm({ phone, again }: { phone: OpenedPhone; again: boolean }) {
  const [number, setNumber] = useState(formatPhone(FICTIONAL_CALLER))
  const [problem, setProblem] = useState('')
  const call = (event: FormEvent) => {
    event.preventDefault()
    const digits = phoneDigits(number)
    const wrong = digits.length === 10 ? '' : 'Enter the ten digits of a US phone number'
    setProblem(wrong)
    if (!wrong) void phone.call(digits)
  }
  return (
    <form className={styles.dial} noValidate onSubmit={call}>
      {!again && (
        <p>
          You’re the stranded driver. Type what you’d say, or speak. The agent answers as on a real
          call, and the job appears on the board while you talk.
        </p>
      )}
      <TextInput
        label="Your number"
        description="Shown as the caller’s number."
        type="tel"
        inputMode="tel"
        value={number}
        error={problem}
        onChange={(event) => setNumber(event.currentTarget.value)}
      />
      <Button type="submit" color="amber.4" leftSection={<IconPhone size={18} />}>
        {again ? 'Call again' : 'Call'}
      </Button>
    </form>
  )
}

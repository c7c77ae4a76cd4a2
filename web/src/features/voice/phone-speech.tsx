import { ActionIcon, TextInput } from '@mantine/core'
import { IconDialpad, IconMicrophone, IconMicrophoneOff, IconSend2 } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Notice } from '../../ui/notice.tsx'
import { canDictate, isEcho, startDictation } from './dictation.ts'
import type { OpenedPhone } from './open-phone.ts'
import type { PhoneState } from './phone-machine.ts'
import styles from './phone-speech.module.css'

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#']

/** The caller's side: typed words, spoken words where the browser takes them, and keys. */
export function PhoneSpeech({ phone, state }: { phone: OpenedPhone; state: PhoneState }) {
  const [words, setWords] = useState('')
  const [keypad, setKeypad] = useState(false)
  const microphone = useMicrophone(phone, state.language.heard)
  const input = useRef<HTMLInputElement>(null)
  const live = state.phase === 'live'

  useEffect(() => {
    if (live) input.current?.focus()
  }, [live])

  const say = (event: FormEvent) => {
    event.preventDefault()
    if (!words.trim() || !live) return
    phone.handle({ kind: 'said', at: Date.now(), words: words.trim() })
    setWords('')
  }
  return (
    <div className={styles.speech}>
      {microphone.problem && <Notice kind="info">{microphone.problem}</Notice>}
      {keypad && (
        <fieldset className={styles.keypad} aria-label="Keypad">
          {keys.map((digit) => (
            <button
              key={digit}
              type="button"
              disabled={!live}
              onClick={() => phone.handle({ kind: 'keyed', at: Date.now(), digit })}
            >
              {digit}
            </button>
          ))}
        </fieldset>
      )}
      <form className={styles.line} onSubmit={say}>
        <TextInput
          ref={input}
          className={styles.words}
          aria-label="What you say"
          placeholder="Type what you say"
          autoComplete="off"
          value={words}
          onChange={(event) => {
            setWords(event.currentTarget.value)
            phone.handle({ kind: 'typed', at: Date.now() })
          }}
        />
        <ActionIcon type="submit" size={36} aria-label="Say it" disabled={!live}>
          <IconSend2 size={19} />
        </ActionIcon>
        {canDictate() && (
          <ActionIcon
            variant={microphone.on ? 'filled' : 'default'}
            color="green.8"
            size={36}
            aria-pressed={microphone.on}
            aria-label="Speak with the microphone"
            onClick={microphone.toggle}
          >
            {microphone.on ? <IconMicrophone size={19} /> : <IconMicrophoneOff size={19} />}
          </ActionIcon>
        )}
        <ActionIcon
          variant="default"
          size={36}
          aria-expanded={keypad}
          aria-label="Keypad"
          onClick={() => setKeypad(!keypad)}
        >
          <IconDialpad size={19} />
        </ActionIcon>
      </form>
    </div>
  )
}

/** The microphone of this call; it is closed when the call is over. */
function useMicrophone(phone: OpenedPhone, language: string) {
  const [on, setOn] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    if (!on) return
    const fromLoudspeaker = (words: string) => {
      const { speaking, turns } = phone.state()
      return speaking !== null && isEcho(words, turns[speaking.turn]?.text ?? '')
    }
    return startDictation(
      {
        onStart: (words) => {
          if (!fromLoudspeaker(words)) phone.handle({ kind: 'spokenOver', at: Date.now() })
        },
        onWords: (words) => {
          if (!fromLoudspeaker(words)) phone.handle({ kind: 'said', at: Date.now(), words })
        },
        onEnd: (trouble) => {
          setOn(false)
          setProblem(trouble)
        },
      },
      language,
    )
  }, [on, phone, language])
  return { on, problem, toggle: () => setOn(!on) }
}

import { Button, TextInput } from '@mantine/core'
import { IconPhoneIncoming } from '@tabler/icons-react'
import { formatPhone, type LiveCall } from '@towline/contract'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Notice } from '../../../ui/notice.tsx'
import { useTakeCall, useWhisper } from './live-calls.queries.ts'
import styles from './steer-call.module.css'
import { useKeysAround } from './use-keys-around.ts'

/** What a dispatcher does with a call: whispers to its agent (W), or takes it (T). */
export function SteerCall({ call }: { call: LiveCall }) {
  const take = useTakeCall()
  const hint = useId()
  const whisperField = useRef<HTMLInputElement>(null)
  // The last turn when it was taken; a key may come twice before anything is drawn anew.
  const takenAt = useRef<number | null>(null)
  const isWithAgent = call.standing === 'agent'
  const lastTurn = call.turns.at(-1)?.id ?? 0
  const mayTake = isWithAgent && !take.isPending && !take.isSuccess
  const takeIt = () => {
    if (!mayTake || takenAt.current !== null) return
    takenAt.current = lastTurn
    const release = () => {
      takenAt.current = null
    }
    take.mutate({ params: { id: call.id } }, { onError: release })
  }
  const { reset, isSuccess } = take
  useEffect(() => {
    // Nobody picked up, perhaps before it was seen to ring, and the agent has the caller back: the call can be taken again.
    if (!isSuccess || (isWithAgent && lastTurn === takenAt.current)) return
    takenAt.current = null
    reset()
  }, [isSuccess, isWithAgent, lastTurn, reset])
  const box = useRef<HTMLDivElement>(null)
  useKeysAround(box, { t: takeIt, w: () => whisperField.current?.focus() })
  return (
    <div className={styles.steer} ref={box}>
      <Whisper callId={call.id} field={whisperField} />
      <Button
        leftSection={<IconPhoneIncoming size={18} />}
        rightSection={<kbd className={styles.key}>T</kbd>}
        aria-keyshortcuts="T"
        aria-describedby={hint}
        aria-disabled={!mayTake}
        {...(!mayTake && { 'data-disabled': true })}
        loading={take.isPending}
        onClick={takeIt}
      >
        Take call
      </Button>
      {isWithAgent && (
        <p id={hint} className={styles.hint}>
          Taking the call dials {formatPhone(call.transferPhone)}. This can’t be undone. If nobody
          answers, the agent picks the call back up.
        </p>
      )}
      {take.error && <Notice kind="error">{take.error.message}</Notice>}
    </div>
  )
}

function Whisper(props: { callId: string; field: React.RefObject<HTMLInputElement | null> }) {
  const [words, setWords] = useState('')
  const whisper = useWhisper()
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!words.trim() || whisper.isPending) return
    whisper.mutate(
      { params: { id: props.callId }, body: { words } },
      { onSuccess: () => setWords('') },
    )
  }
  return (
    <form className={styles.whisper} noValidate onSubmit={send}>
      <TextInput
        ref={props.field}
        aria-label="Whisper to the agent"
        aria-keyshortcuts="W"
        placeholder="Whisper to the agent: “ask for the gate code”, “tell them we’re close”"
        maxLength={500}
        value={words}
        error={whisper.error?.message}
        rightSection={<kbd className={styles.key}>W</kbd>}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={whisper.isPending}>
        Whisper
      </Button>
    </form>
  )
}

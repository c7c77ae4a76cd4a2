import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { LONGEST_MESSAGE } from '@towline/contract'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { onThisDevice } from '../../../platform/text-storage.ts'
import styles from './composer.module.css'
import { PhotoButton } from './photo-button.tsx'

/** From here on it is said how many characters are left. */
const NEARLY_FULL = LONGEST_MESSAGE - 200

/** Where a message is written: Enter sends it, Shift and Enter begins a new line. The words outlive the page. */
export function Composer(props: {
  /** Under which the words are kept until they are sent. */
  draftKey: string
  /** What is ready to be chosen. */
  canned: readonly string[]
  onSay: (content: string) => void
  onTyping: () => void
  /** Somebody is about to write. */
  takesFocus?: boolean
  /** Takes photos and videos; without it there is no button for them. */
  onFiles?: (files: File[]) => void
}) {
  const [words, setWords] = useState(() => onThisDevice.getItem(props.draftKey) ?? '')
  const field = useRef<HTMLTextAreaElement>(null)
  const { takesFocus } = props
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])
  const change = (next: string) => {
    setWords(next)
    keepDraft(props.draftKey, next)
  }
  const send = () => {
    if (words.trim() === '') return
    props.onSay(words.trim())
    change('')
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {props.canned.length > 0 && (
        <fieldset className={styles.canned}>
          <legend className={styles.hidden}>Quick replies</legend>
          {props.canned.map((reply) => (
            <button
              key={reply}
              type="button"
              className={styles.reply}
              onClick={() => {
                change([words.trim(), reply].filter(Boolean).join(' '))
                field.current?.focus()
              }}
            >
              {reply}
            </button>
          ))}
        </fieldset>
      )}
      <div className={styles.row}>
        <textarea
          ref={field}
          className={styles.field}
          rows={4}
          aria-label="Message"
          placeholder="Write a message"
          enterKeyHint="send"
          maxLength={LONGEST_MESSAGE}
          value={words}
          onChange={({ currentTarget }) => {
            change(currentTarget.value)
            if (currentTarget.value.trim()) props.onTyping()
          }}
          onKeyDown={onKeyDown}
        />
        <div className={styles.buttons}>
          {props.onFiles && <PhotoButton onFiles={props.onFiles} />}
          <Button type="submit" color="amber.4" rightSection={<IconSend size={16} />}>
            Send
          </Button>
        </div>
      </div>
      {words.length > NEARLY_FULL && (
        <p className={styles.left} role="status">
          {LONGEST_MESSAGE - words.length} characters left
        </p>
      )}
    </form>
  )
}

function keepDraft(key: string, words: string): void {
  if (words) onThisDevice.setItem(key, words)
  else onThisDevice.removeItem(key)
}

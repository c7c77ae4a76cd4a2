import { Button, Textarea } from '@mantine/core'
import type { OwnJob } from '@towline/contract'
import { useState } from 'react'
import { useDriverWords } from '../../../platform/driver-words/index.ts'
import styles from './own-job-card.module.css'
import { usePressed } from './pressed.tsx'

const MOST = 500

/** A note of the driver's on the job; kept on the phone until dispatch has it. */
export function OwnNote({ job }: { job: OwnJob }) {
  const { outbox } = usePressed()
  const { say } = useDriverWords()
  const [text, setText] = useState('')
  const add = () => {
    outbox.add({ kind: 'note', of: job.id, what: text.trim() })
    setText('')
  }
  return (
    <details className={styles.later}>
      <summary>{say('Add a note')}</summary>
      <Textarea
        label={say('Note for dispatch')}
        autosize
        minRows={2}
        maxLength={MOST}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button size="lg" variant="default" fullWidth disabled={!text.trim()} onClick={add}>
        {say('Add note')}
      </Button>
    </details>
  )
}

import { Button } from '@mantine/core'
import { listOwnDues, OwnDue, type OwnJob } from '@towline/contract'
import { useState } from 'react'
import { z } from 'zod'
import { useDriverWords } from '../../../platform/driver-words/index.ts'
import { useKept } from '../../../platform/kept-query.ts'
import { useLoggedInUser } from '../../../platform/session.ts'
import { NumberField } from '../../../ui/number-field.tsx'
import { usePressed } from '../../dispatch/index.ts'
import styles from './own-due.module.css'
import { amountInWords, dueInWords, isNothing, paidNote } from './own-due.text.ts'

/** Bills change at the desk, of which the wire tells a driver nothing, in ms. */
const REREAD = 30_000

const OwnDues = z.array(OwnDue)

/** What is to be collected for a job, and how it was paid, in one press. */
export function OwnDueLine({ job }: { job: OwnJob }) {
  const words = useDriverWords()
  const user = useLoggedInUser()
  const key = `towline.dues.${user?.id}`
  const { known } = useKept(listOwnDues, { key, shape: OwnDues, refetchInterval: REREAD })
  const due = known?.find(({ jobId }) => jobId === job.id)
  if (!due) return null
  return (
    <div className={styles.due}>
      <p className={styles.amount}>
        <span>{words.say('To collect')}</span>
        <strong>{amountInWords(due, words)}</strong>
      </p>
      <p className={styles.mild}>{dueInWords(due, words)}</p>
      {!isNothing(due) && <Paid job={job} due={due} />}
    </div>
  )
}

const methods = ['Cash', 'Check', 'Card'] as const

/** Tells dispatch what was paid how: a note on the job, which is kept without a line. */
function Paid({ job, due }: { job: OwnJob; due: OwnDue }) {
  const { say } = useDriverWords()
  const { outbox } = usePressed()
  const [isOpen, setOpen] = useState(false)
  const [dollars, setDollars] = useState<number | string>(
    due.from === 'estimate' || due.leastCents === 0 ? '' : due.leastCents / 100,
  )
  const amount = Number(dollars)
  const tell = (method: (typeof methods)[number]) => {
    outbox.add({ kind: 'note', of: job.id, what: paidNote(amount, method) })
    setOpen(false)
  }
  return (
    <details
      className={styles.paid}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{say('Paid: tell dispatch how')}</summary>
      <div className={styles.form}>
        <NumberField
          size="lg"
          label={say('Amount paid')}
          prefix="$"
          min={0}
          max={100_000}
          decimalScale={2}
          hideControls
          inputMode="decimal"
          value={dollars}
          onChange={setDollars}
        />
        <div className={styles.methods}>
          {methods.map((method) => (
            <Button
              key={method}
              size="lg"
              px={4}
              variant="default"
              disabled={!(amount > 0)}
              onClick={() => tell(method)}
            >
              {say(method)}
            </Button>
          ))}
        </div>
      </div>
    </details>
  )
}

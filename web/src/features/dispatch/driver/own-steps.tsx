import { Button } from '@mantine/core'
import type { OwnJob, OwnStep } from '@towline/contract'
import { useState } from 'react'
import { endingQuestion, nextSteps } from './driver.text.ts'
import styles from './own-job-card.module.css'
import { usePressed } from './pressed.tsx'

/** The next step under the thumb, and those after it for who forgot to press. Ending the job asks once more. */
export function OwnSteps({ job, unsent }: { job: OwnJob; unsent: number }) {
  const [isEnding, setEnding] = useState(false)
  const { pressed, outbox } = usePressed()
  const [next, ...later] = nextSteps(job)
  const press = (step: OwnStep) => {
    outbox.add({ kind: 'step', of: job.id, what: step })
    setEnding(false)
  }
  const isDone = pressed.some(
    ({ of, what, refused }) => of === job.id && what === 'complete' && refused === '',
  )
  const ask = (step: OwnStep) => (step === 'complete' ? setEnding(true) : press(step))
  if (isDone) return <p role="status">Done. Dispatch is told as soon as there is a connection.</p>
  if (!next) return null
  return (
    <div className={styles.steps}>
      {isEnding ? (
        <div className={styles.ending}>
          <p role="alert">{endingQuestion(job, unsent)}</p>
          <Button size="xl" color="amber.4" fullWidth onClick={() => press('complete')}>
            Yes, it’s done
          </Button>
          <Button size="lg" variant="default" fullWidth onClick={() => setEnding(false)}>
            Not yet
          </Button>
        </div>
      ) : (
        <Button size="xl" color="amber.4" fullWidth onClick={() => ask(next.step)}>
          {next.name}
        </Button>
      )}
      {later.length > 0 && !isEnding && (
        <details className={styles.later}>
          <summary>Another step</summary>
          {later.map(({ step, name }) => (
            <Button key={step} size="lg" variant="default" fullWidth onClick={() => ask(step)}>
              {name}
            </Button>
          ))}
        </details>
      )}
    </div>
  )
}

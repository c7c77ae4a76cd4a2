import { Button } from '@mantine/core'
import type { JobPapers, OwnJob, OwnStep } from '@towline/contract'
import { useState } from 'react'
import { useDriverWords } from '../../../platform/driver-words/index.ts'
import { endingQuestion, isToBeChecked, nextSteps } from './driver.text.ts'
import styles from './own-job-card.module.css'
import { usePressed } from './pressed.tsx'

/** The next step under the thumb, and those after it for who forgot to press. Ending the job asks once more. */
export function OwnSteps(props: { job: OwnJob; papers: JobPapers | undefined; unsent: number }) {
  const { job, papers, unsent } = props
  const words = useDriverWords()
  const { say } = words
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
  if (isDone)
    return <p role="status">{say('Done. Dispatch is told as soon as there is a connection.')}</p>
  if (!next) return null
  return (
    <div className={styles.steps}>
      {isToBeChecked(job, papers) && (
        <p className={styles.hint}>{say('Check the vehicle before you hook up.')}</p>
      )}
      {isEnding ? (
        <div className={styles.ending}>
          <p role="alert">{endingQuestion(job, unsent, words)}</p>
          <Button size="xl" color="amber.4" fullWidth onClick={() => press('complete')}>
            {say('Yes, it’s done')}
          </Button>
          <Button size="lg" variant="default" fullWidth onClick={() => setEnding(false)}>
            {say('Not yet')}
          </Button>
        </div>
      ) : (
        <Button size="xl" color="amber.4" fullWidth onClick={() => ask(next.step)}>
          {say(next.name)}
        </Button>
      )}
      {later.length > 0 && !isEnding && (
        <details className={styles.later}>
          <summary>{say('Another step')}</summary>
          {later.map(({ step, name }) => (
            <Button key={step} size="lg" variant="default" fullWidth onClick={() => ask(step)}>
              {say(name)}
            </Button>
          ))}
        </details>
      )}
    </div>
  )
}

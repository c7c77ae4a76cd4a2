import { Button } from '@mantine/core'
import type { OwnJob, OwnStep } from '@towline/contract'
import { useState } from 'react'
import { Notice } from '../../../ui/notice.tsx'
import { useOwnStep } from './driver.queries.ts'
import { endingQuestion, nextSteps } from './driver.text.ts'
import styles from './own-job-card.module.css'

/** The next step under the thumb, and those after it for who forgot to press. Ending the job asks once more. */
export function OwnSteps({ job, unsent }: { job: OwnJob; unsent: number }) {
  const [isEnding, setEnding] = useState(false)
  const taking = useOwnStep()
  const [next, ...later] = nextSteps(job)
  const press = (step: OwnStep) =>
    taking.mutate({ params: { id: job.id }, body: { step } }, { onSettled: () => setEnding(false) })
  const ask = (step: OwnStep) => (step === 'complete' ? setEnding(true) : press(step))
  if (!next) return null
  return (
    <div className={styles.steps}>
      {taking.error && <Notice kind="error">{taking.error.message}</Notice>}
      {isEnding ? (
        <div className={styles.ending}>
          <p role="alert">{endingQuestion(job, unsent)}</p>
          <Button
            size="xl"
            color="amber.4"
            fullWidth
            loading={taking.isPending}
            onClick={() => press('complete')}
          >
            Yes, it’s done
          </Button>
          <Button size="lg" variant="default" fullWidth onClick={() => setEnding(false)}>
            Not yet
          </Button>
        </div>
      ) : (
        <Button
          size="xl"
          color="amber.4"
          fullWidth
          loading={taking.isPending}
          onClick={() => ask(next.step)}
        >
          {next.name}
        </Button>
      )}
      {later.length > 0 && !isEnding && (
        <details className={styles.later}>
          <summary>Another step</summary>
          {later.map(({ step, name }) => (
            <Button
              key={step}
              size="lg"
              variant="default"
              fullWidth
              disabled={taking.isPending}
              onClick={() => ask(step)}
            >
              {name}
            </Button>
          ))}
        </details>
      )}
    </div>
  )
}

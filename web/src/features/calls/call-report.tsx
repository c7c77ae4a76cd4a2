import { type DispatchCall, type PhoneCall, stillToAsk } from '@towline/contract'
import styles from './call-report.module.css'
import { modelInWords, troubleNames } from './calls.text.ts'

/** What a call was about in a few sentences, what went wrong, and what must be asked yet. */
export function CallReport({ call, job }: { call: PhoneCall; job: DispatchCall | undefined }) {
  if (!call.summary) return null
  const questions = job ? stillToAsk(call.questions, job) : call.questions
  return (
    <section className={styles.report} aria-label="Summary">
      {call.trouble && <strong className={styles.trouble}>{troubleNames[call.trouble]}</strong>}
      <p>{call.summary}</p>
      {call.mind && <p className={styles.mind}>{modelInWords(call.mind)}</p>}
      {questions.length > 0 && (
        <>
          <h3>Ask the customer</h3>
          <ul>
            {questions.map(({ ask }) => (
              <li key={ask}>{ask}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

import { type DispatchCall, stillToAsk } from '@towline/contract'
import { Notice } from '../../../ui/notice.tsx'
import styles from './agent-notice.module.css'
import { useDispatchForm } from './dispatch-form.ts'

/** What the phone agent tells of the call the job came from, and what must be asked until it is filled in. */
export function AgentNotice({ call }: { call: DispatchCall }) {
  const { values } = useDispatchForm()
  const questions = stillToAsk(call.agentQuestions, { ...call, ...values })
  if (!call.agentSummary && questions.length === 0) return null
  return (
    <Notice kind="info">
      {call.agentSummary}
      {questions.length > 0 && (
        <ul className={styles.questions} aria-label="Ask the customer">
          {questions.map(({ ask }) => (
            <li key={ask}>
              <strong>Ask the customer:</strong> {ask}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}

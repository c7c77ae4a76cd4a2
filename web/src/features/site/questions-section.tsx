import { Link } from 'react-router'
import { questions } from './claims.text.ts'
import styles from './questions-section.module.css'

/** What owners ask before they sign up, each answer one press away. */
export function QuestionsSection() {
  return (
    <section id="questions" className={styles.questions} aria-labelledby="questions-title">
      <div>
        <h2 id="questions-title" className={styles.title}>
          Questions owners ask
        </h2>
        <p className={styles.lead}>
          Yours isn’t here? <Link to="/contact">Ask us</Link>, or ask the agent itself, above.
        </p>
      </div>
      <div>
        {questions.map(({ question, answer }) => (
          <details key={question} className={styles.one}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}

import { type Strength, strengthOf } from './password-strength.ts'
import styles from './strength-line.module.css'

const order: Strength[] = ['weak', 'fair', 'good', 'strong']

/** Tells while typing how hard a password is to guess. */
export function StrengthLine({ password }: { password: string }) {
  const strength = strengthOf(password)
  const full = order.indexOf(strength) + 1
  return (
    <p className={styles.line} data-strength={strength} role="status">
      {password && (
        <>
          <span className={styles.bars} aria-hidden="true">
            {order.map((step, index) => (
              <span key={step} className={styles.bar} data-full={index < full || undefined} />
            ))}
          </span>
          <span>Strength: {strength}</span>
        </>
      )}
    </p>
  )
}

import styles from './sandbox-frame.module.css'

/** Which numbers can be typed here, and what comes of them. */
export function TestCards({ isBill = false }: { isBill?: boolean }) {
  return (
    <div className={styles.cards}>
      <p>
        <span className={styles.number}>4242 4242 4242 4242</span> is taken.
      </p>
      <p>
        <span className={styles.number}>4000 0000 0000 0002</span> is declined.
      </p>
      {isBill && (
        <p>
          <span className={styles.number}>4000 0000 0000 0259</span> is taken, and its owner
          disputes the payment.
        </p>
      )}
      <p>Any month to come and any three digits do.</p>
    </div>
  )
}

import styles from './logo.module.css'

/** The name with its tow hook. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
        <rect className={styles.plate} width="32" height="32" rx="7" />
        <path className={styles.hook} d="M7 8h18M16 8v8a5 5 0 1 1-5 5" />
        <circle className={styles.pin} cx="16" cy="16" r="2.1" />
      </svg>
      Towline
    </span>
  )
}

import styles from './skip-link.module.css'

/** Leads keyboard users past the bars; it shows when it has the focus. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#content">
      Skip to content
    </a>
  )
}

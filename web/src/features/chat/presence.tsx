import styles from './presence.module.css'

/** A dot that is green while somebody is there, and gray when they have gone; said to those who can't see it. */
export function Presence({ here }: { here: boolean }) {
  return (
    <span className={styles.dot} data-here={here || undefined}>
      <span className={styles.words}>{here ? 'In the chat' : 'Away'}</span>
    </span>
  )
}

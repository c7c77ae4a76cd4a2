import type { ReactNode } from 'react'
import styles from './empty.module.css'

/** What stands where a list would be while there is nothing in it. */
export function Empty(props: { icon: ReactNode; title: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <span className={styles.icon} aria-hidden="true">
        {props.icon}
      </span>
      <p className={styles.title}>{props.title}</p>
      {props.children && <div className={styles.text}>{props.children}</div>}
    </div>
  )
}

import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './records-bar.module.css'

/** Over a list of records: its filters, the button that makes a new one, and how many are shown. */
export function RecordsBar(props: {
  label: string
  /** How many are shown, or what was just done. */
  status: string
  add: { name: string; press: () => void } | undefined
  children: ReactNode
}) {
  return (
    <div>
      <h2 className={styles.heading}>{props.label}</h2>
      <div className={styles.bar}>
        <div className={styles.filters}>{props.children}</div>
        {props.add && <Button onClick={props.add.press}>{props.add.name}</Button>}
      </div>
      <p role="status" className={styles.status}>
        {props.status}
      </p>
    </div>
  )
}

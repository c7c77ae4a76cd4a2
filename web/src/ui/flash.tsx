import { type ReactNode, useState } from 'react'
import styles from './flash.module.css'

/** Lights up for a moment when its value changes while it is shown. */
export function Flash(props: { value: string | number; children?: ReactNode }) {
  const [shown, setShown] = useState(props.value)
  const [changes, setChanges] = useState(0)
  if (shown !== props.value) {
    setShown(props.value)
    setChanges(changes + 1)
  }
  return (
    <span key={changes} className={changes > 0 ? styles.flash : undefined}>
      {props.children ?? props.value}
    </span>
  )
}

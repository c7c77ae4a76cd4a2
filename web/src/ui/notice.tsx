import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './notice.module.css'

const icons = { error: IconAlertTriangle, success: IconCircleCheck, info: IconInfoCircle }

/** A sentence that has to be seen: errors are spoken at once by screen readers, the others politely. */
export function Notice(props: {
  kind: keyof typeof icons
  children: ReactNode
  action?: ReactNode
}) {
  const Icon = icons[props.kind]
  return (
    <div
      className={styles.notice}
      data-kind={props.kind}
      role={props.kind === 'error' ? 'alert' : 'status'}
    >
      <Icon size={20} stroke={1.8} aria-hidden="true" />
      <div className={styles.text}>{props.children}</div>
      {props.action}
    </div>
  )
}

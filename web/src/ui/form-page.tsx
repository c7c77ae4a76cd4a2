import type { ReactNode } from 'react'
import styles from './form-page.module.css'
import { PageHeading } from './page-heading.tsx'

/** A public page that is one form. */
export function FormPage(props: {
  title: string
  lead: string
  wide?: boolean
  children: ReactNode
}) {
  return (
    <div className={styles.page} data-wide={props.wide || undefined}>
      <div className={styles.sheet}>
        <PageHeading className={styles.title}>{props.title}</PageHeading>
        <p className={styles.lead}>{props.lead}</p>
        {props.children}
      </div>
    </div>
  )
}

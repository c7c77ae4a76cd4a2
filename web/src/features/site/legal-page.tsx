import type { ReactNode } from 'react'
import { PageHeading } from '../../ui/page-heading.tsx'
import styles from './legal-page.module.css'

/** A page of small print. */
export function LegalPage(props: { title: string; lead: string; children: ReactNode }) {
  return (
    <article className={styles.page}>
      <PageHeading className={styles.title}>{props.title}</PageHeading>
      <p className={styles.lead}>{props.lead}</p>
      {props.children}
    </article>
  )
}

import { type ReactNode, useId } from 'react'
import styles from './card.module.css'

/** A part of a page with its heading. */
export function Card(props: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {props.title}
        </h2>
        {props.aside}
      </header>
      {props.children}
    </section>
  )
}

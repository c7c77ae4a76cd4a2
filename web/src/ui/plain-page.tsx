import type { ReactNode } from 'react'
import { Logo } from './logo.tsx'
import styles from './plain-page.module.css'

/** A page with nothing but its message. */
export function PlainPage({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <header>
        <a href="/" aria-label="Towline, home" className={styles.home}>
          <Logo />
        </a>
      </header>
      <main id="content" className={styles.main}>
        {children}
      </main>
    </div>
  )
}

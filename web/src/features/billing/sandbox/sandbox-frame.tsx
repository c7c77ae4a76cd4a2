import { Loader } from '@mantine/core'
import type { ReactNode } from 'react'
import { ApiError } from '../../../platform/api.ts'
import { Failed } from '../../../ui/failed.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import styles from './sandbox-frame.module.css'

/** A page of the test payment provider. Nobody is to take it for a real one. */
export function SandboxFrame(props: { title: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <header className={styles.band}>
        <p>
          <strong>Test payments.</strong> No money moves. Don’t enter a real card.
        </p>
      </header>
      <main id="content" className={styles.main}>
        <PageHeading className={styles.title}>{props.title}</PageHeading>
        {props.children}
      </main>
    </div>
  )
}

/** What stands there while the page is read, or when it can't be. */
export function SandboxUnread(props: {
  title: string
  error: Error | null
  onRetry: () => void
  unknown: string
}) {
  const { title, error, onRetry, unknown } = props
  const isUnknown =
    error instanceof ApiError && (error.code === 'not_found' || error.code === 'bad_request')
  return (
    <SandboxFrame title={title}>
      {!error && (
        <p role="status">
          <Loader size="xs" aria-hidden="true" /> Loading…
        </p>
      )}
      {error && isUnknown && (
        <p>
          {unknown} <a href="/">Go to Towline</a>
        </p>
      )}
      {error && !isUnknown && <Failed error={error} onRetry={onRetry} />}
    </SandboxFrame>
  )
}

import type { Company } from '@towline/contract'
import { Link } from 'react-router'
import { useWire } from '../platform/live-provider.tsx'
import styles from './desk-notices.module.css'
import { StandingLine } from './desk-notices-standing.tsx'

const twins: Record<Company['sandbox'][number], string> = {
  telephony: 'phone calls and texts stay on this machine',
  maps: 'distances are straight-line estimates',
  model: 'the agent speaks by its built-in rules',
  mail: 'mails stay on this machine',
  payments: 'payments are tests and no money moves',
}

/** What has to be known on every page: the wire is down, the agent does not answer, or stand-ins are in use. */
export function DeskNotices(props: {
  company: Company | undefined
  /** Where the outboxes of the stand-ins are; null for whom they are not. */
  outbox: string | null
  /** Where the subscription is; null for whom it is not. */
  subscription: string | null
}) {
  const { company, outbox, subscription } = props
  const wire = useWire()
  const sandbox = company?.sandbox ?? []
  return (
    <aside aria-label="Notices">
      <div role="status">
        {wire === 'down' && (
          <p className={styles.offline}>
            Not connected: what you see may be old. Trying again; it will catch up by itself.
          </p>
        )}
        {company && <StandingLine company={company} subscription={subscription} />}
      </div>
      {sandbox.length > 0 && (
        <p className={styles.sandbox}>
          <strong>Sandbox:</strong> {sandbox.map((twin) => twins[twin]).join('; ')}.
          {outbox && sandbox.some((twin) => twin === 'telephony' || twin === 'mail') && (
            <>
              {' '}
              <Link to={outbox}>Read the texts and mails it would have sent</Link>
            </>
          )}
        </p>
      )}
    </aside>
  )
}

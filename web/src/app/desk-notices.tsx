import type { Company } from '@towline/contract'
import { Link } from 'react-router'
import { useWire } from '../platform/live-provider.tsx'
import styles from './desk-notices.module.css'

const twins: Record<Company['sandbox'][number], string> = {
  telephony: 'phone calls and texts stay on this machine',
  maps: 'distances are straight-line estimates',
  model: 'the agent speaks by its built-in rules',
}

/** What has to be known on every page: the wire is down, or stand-ins are in use. */
export function DeskNotices(props: { home: string; sandbox: Company['sandbox'] }) {
  const wire = useWire()
  return (
    <aside aria-label="Notices">
      <div role="status">
        {wire === 'down' && (
          <p className={styles.offline}>
            Not connected: what you see may be old. Trying again; it will catch up by itself.
          </p>
        )}
      </div>
      {props.sandbox.length > 0 && (
        <p className={styles.sandbox}>
          <strong>Sandbox:</strong> {props.sandbox.map((twin) => twins[twin]).join('; ')}.
          {props.sandbox.includes('telephony') && (
            <>
              {' '}
              <Link to={`${props.home}/sandbox`}>Read the texts it would have sent</Link>
            </>
          )}
        </p>
      )}
    </aside>
  )
}

import { IconX } from '@tabler/icons-react'
import type { Company } from '@towline/contract'
import { Link } from 'react-router'
import { useWire } from '../platform/live-provider.tsx'
import styles from './dashboard-notices.module.css'
import { ConfirmLine } from './dashboard-notices-confirm.tsx'
import { StandingLine } from './dashboard-notices-standing.tsx'
import { TwoStepLine } from './dashboard-notices-two-step.tsx'

const sandboxTexts: Record<Company['sandbox'][number], string> = {
  telephony: 'no real phone calls or texts',
  maps: 'distances are straight-line estimates',
  model: 'the built-in agent answers',
  mail: 'emails aren’t sent',
  payments: 'payments are tests',
}

/** What has to be known on every page: the wire is down, the agent does not answer, or stand-ins are in use. */
export function DashboardNotices(props: {
  company: Company | undefined
  /** Where the outboxes of the stand-ins are; null for whom they are not. */
  outbox: string | null
  /** Where the subscription is; null for whom it is not. */
  subscription: string | null
  /** Where a manager sets up two-step login; null for everybody else. */
  twoStep: string | null
  /** Whether it is for this person to confirm the company's email. */
  mayConfirm: boolean
  /** Whether the note about the sandboxes is folded away, and how to fold it. */
  isFolded: boolean
  onFold: () => void
}) {
  const { company, outbox, subscription, twoStep, mayConfirm } = props
  const wire = useWire()
  const sandbox = company?.sandbox ?? []
  return (
    <aside aria-label="Notices">
      <div role="status">
        {wire === 'down' && (
          <p className={styles.offline}>
            Not connected. What you see may be out of date. Reconnecting…
          </p>
        )}
        {company && !company.emailConfirmed && mayConfirm && <ConfirmLine />}
        {company && company.managersTwoStepFrom > 0 && twoStep && (
          <TwoStepLine from={company.managersTwoStepFrom} profile={twoStep} />
        )}
        {company && <StandingLine company={company} subscription={subscription} />}
      </div>
      {sandbox.length > 0 && !props.isFolded && (
        <div className={styles.sandbox}>
          <p>
            <strong>Sandbox:</strong> {sandbox.map((twin) => sandboxTexts[twin]).join('; ')}.
            {outbox && sandbox.some((twin) => twin === 'telephony' || twin === 'mail') && (
              <>
                {' '}
                <Link to={outbox}>See the texts and emails it would have sent</Link>
              </>
            )}
          </p>
          <button
            type="button"
            className={styles.fold}
            aria-label="Fold this note away"
            onClick={props.onFold}
          >
            <IconX size={16} aria-hidden="true" />
          </button>
        </div>
      )}
    </aside>
  )
}

import type { SandboxPortal } from '@towline/contract'
import { type MetaFunction, useParams } from 'react-router'
import { money } from '../../../ui/dates.ts'
import { Notice } from '../../../ui/notice.tsx'
import { dayOf } from '../billing.text.ts'
import { Calendar } from './calendar.tsx'
import { PlanActions } from './plan-actions.tsx'
import { nextPaymentText } from './portal.text.ts'
import { usePortalActions, useTestPortal } from './sandbox.queries.ts'
import styles from './sandbox-frame.module.css'
import { SandboxFrame, SandboxUnread } from './sandbox-frame.tsx'

const TITLE = 'Test billing portal: no money moves'

export const meta: MetaFunction = () => [
  { title: 'Test billing portal · Towline' },
  { name: 'robots', content: 'noindex' },
]

/** The billing portal of the test payment provider. */
export default function PortalPage() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useTestPortal(id)
  const playing = usePortalActions(id)
  if (!data)
    return (
      <SandboxUnread
        title={TITLE}
        error={error}
        onRetry={() => void refetch()}
        unknown="We can’t find this billing portal. Open it again from Settings, Subscription."
      />
    )
  return (
    <SandboxFrame title={TITLE}>
      <div className={styles.columns}>
        <section className={styles.sheet} aria-labelledby="plan">
          <h2 id="plan">{data.planName}</h2>
          <Plan portal={data} />
          <PlanActions id={id} portal={data} />
        </section>
        <section className={styles.plain} aria-labelledby="invoices">
          <h2 id="invoices">Invoices</h2>
          <Invoices invoices={data.invoices} />
        </section>
      </div>
      <Calendar
        isOver={data.status === 'canceled'}
        isBusy={playing.isPending}
        onPlay={(action) => playing.act({ action })}
      />
      {playing.error && <Notice kind="error">{playing.error.message}</Notice>}
      <p>
        <a href={data.returnUrl}>Back to Towline</a>
      </p>
    </SandboxFrame>
  )
}

function Plan({ portal }: { portal: SandboxPortal }) {
  return (
    <dl className={styles.facts} aria-live="polite">
      <dt>Company</dt>
      <dd>{portal.companyName}</dd>
      <dt>Price</dt>
      <dd>{money(portal.price)} a month</dd>
      <dt>Card</dt>
      <dd>ending {portal.cardEnding}</dd>
      <dt>Next payment</dt>
      <dd>{nextPaymentText(portal)}</dd>
    </dl>
  )
}

function Invoices({ invoices }: Pick<SandboxPortal, 'invoices'>) {
  if (invoices.length === 0) return <p>No invoices yet.</p>
  return (
    <table className={styles.invoices}>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Amount</th>
          <th scope="col">Status</th>
        </tr>
      </thead>
      <tbody>
        {invoices.map(({ id, at, amount, status }) => (
          <tr key={id}>
            <td>{dayOf(at)}</td>
            <td>{money(amount)}</td>
            <td data-status={status}>{status === 'paid' ? 'Paid' : 'Open'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import { formatDuration } from '@towline/contract'
import { Card } from '../../ui/card.tsx'
import { Failed } from '../../ui/failed.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useCompany } from '../company/index.ts'
import { useFigures } from './dashboard.queries.ts'
import styles from './overview.module.css'

const allowance = { paid: 500, trial: 50 }

/** The plan, and what the agent did this month and in all; dashes until it is known. */
export function Overview() {
  const company = useCompany()
  const figures = useFigures()
  const { data } = figures
  const plan = company.data?.planType
  return (
    <Card
      title="Overview"
      aside={
        <span className={styles.plan}>
          <strong>Smart Dispatch</strong> {plan ? allowance[plan] : '–'} calls/month
          {plan === 'trial' && <span className={styles.trial}>Trial</span>}
        </span>
      }
    >
      {figures.error && !data && (
        <Failed error={figures.error} onRetry={() => void figures.refetch()} />
      )}
      {data && data.callsRemaining <= 0 && (
        <Notice kind="info">
          This month’s calls are used up. The agent goes on answering; nobody hears a dead line.
        </Notice>
      )}
      <div className={styles.pair}>
        <Figures
          title="Current Month"
          rows={[
            ['Number of Calls', data && String(data.totalRecordsThisMonth)],
            ['Time Saved', data && formatDuration(data.totalTimeThisMonth)],
            ['Calls Remaining', data && String(data.callsRemaining)],
          ]}
        />
        <Figures
          title="Lifetime"
          rows={[
            ['Number of Calls', data && String(data.totalRecords)],
            ['Time Saved', data && formatDuration(data.totalTimeAll)],
          ]}
        />
      </div>
    </Card>
  )
}

function Figures(props: { title: string; rows: [label: string, value: string | undefined][] }) {
  return (
    <section className={styles.figures} aria-label={props.title}>
      <h3 className={styles.title}>{props.title}</h3>
      <dl>
        {props.rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

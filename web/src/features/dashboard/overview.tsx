import { formatDuration } from '@towline/contract'
import { Card } from '../../ui/card.tsx'
import { Failed } from '../../ui/failed.tsx'
import { Notice } from '../../ui/notice.tsx'
import { count } from './charts/charts.text.ts'
import { useCharts, useFigures } from './dashboard.queries.ts'
import styles from './overview.module.css'

/** The plan, and what the agent did this month and in all; dashes until it is known. */
export function Overview() {
  const figures = useFigures()
  const charts = useCharts()
  const { data } = figures
  const plan = charts.data?.plan
  return (
    <Card
      title="Overview"
      aside={
        <span className={styles.plan}>
          <strong>{plan?.name ?? '–'}</strong> {plan ? count(plan.callsPerMonth) : '–'} calls/month
          {plan?.isTrial && <span className={styles.trial}>Trial</span>}
        </span>
      }
    >
      {figures.error && !data && (
        <Failed error={figures.error} onRetry={() => void figures.refetch()} />
      )}
      {data && data.callsRemaining <= 0 && (
        <Notice kind="info">You’ve used this month’s calls. The agent keeps answering.</Notice>
      )}
      <div className={styles.cards}>
        <Figures
          title="Current Month"
          rows={[
            ['Number of Calls', data && count(data.totalRecordsThisMonth)],
            ['Time Saved', data && formatDuration(data.totalTimeThisMonth)],
            ['Calls Remaining', data && count(data.callsRemaining)],
          ]}
        />
        <Figures
          title="Lifetime"
          rows={[
            ['Number of Calls', data && count(data.totalRecords)],
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

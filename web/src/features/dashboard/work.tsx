import { Skeleton } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { type DashboardWork, may } from '@towline/contract'
import { Link } from 'react-router'
import { useLoggedInUser } from '../../platform/session.ts'
import { Card } from '../../ui/card.tsx'
import { Failed } from '../../ui/failed.tsx'
import { useWork } from './dashboard.queries.ts'
import styles from './work.module.css'
import { attentionLines, trendText, weekRows } from './work.text.ts'

/** What needs attention now, the last seven days beside those before, and the jobs of each driver. */
export function Work() {
  const { data, error, refetch } = useWork()
  const user = useLoggedInUser()
  if (error && !data) return <Failed error={error} onRetry={() => void refetch()} />
  const home = `/customer/dashboard/${user?.companyId}`
  return (
    <>
      <Card title="Needs attention">
        {data ? <Attention work={data} home={home} /> : <Skeleton height={64} />}
      </Card>
      <Card
        title="Last 7 days"
        aside={
          user && may(user.roles, 'reports.read') && <Link to={`${home}/reports`}>All figures</Link>
        }
      >
        <dl className={styles.figures} aria-busy={!data}>
          {weekRows.map(({ label, of, figure }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={styles.figure}>{data ? figure(of(data).now) : '–'}</dd>
              {data && <dd className={styles.trend}>{trendText(of(data), figure)}</dd>}
            </div>
          ))}
        </dl>
        {data && data.drivers.length > 0 && <Drivers drivers={data.drivers} />}
      </Card>
    </>
  )
}

function Attention({ work, home }: { work: DashboardWork; home: string }) {
  const lines = attentionLines(work)
  if (lines.length === 0)
    return (
      <p className={styles.calm}>
        <IconCircleCheck size={20} aria-hidden="true" /> Nothing is waiting for you.
      </p>
    )
  return (
    <ul className={styles.attention}>
      {lines.map(({ text, path, isLoud }) => (
        <li key={text} data-loud={isLoud || undefined}>
          <IconAlertTriangle size={18} aria-hidden="true" />
          <Link to={home + path}>{text}</Link>
        </li>
      ))}
    </ul>
  )
}

function Drivers({ drivers }: Pick<DashboardWork, 'drivers'>) {
  return (
    <table className={styles.drivers}>
      <thead>
        <tr>
          <th scope="col">Driver</th>
          <th scope="col">Open</th>
          <th scope="col">Done</th>
        </tr>
      </thead>
      <tbody>
        {drivers.map(({ name, open, done }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{open}</td>
            <td>{done}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

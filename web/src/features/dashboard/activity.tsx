import { Button, Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconChartBar } from '@tabler/icons-react'
import type { DashboardCharts } from '@towline/contract'
import { useState } from 'react'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Failed } from '../../ui/failed.tsx'
import styles from './activity.module.css'
import { BarChart } from './charts/bar-chart.tsx'
import { ChartTable } from './charts/chart-table.tsx'
import { dayLabel, hourLabel } from './charts/charts.text.ts'
import { useCharts } from './dashboard.queries.ts'

/** When people call, and how much of it becomes jobs: the last 30 days, as charts or as tables. */
export function Activity() {
  const charts = useCharts()
  const [isTable, setTable] = useState(false)
  return (
    <Card
      title="Calls, last 30 days"
      aside={
        <Button
          size="compact-sm"
          variant={isTable ? 'filled' : 'default'}
          aria-pressed={isTable}
          onClick={() => setTable(!isTable)}
        >
          Table view
        </Button>
      }
    >
      {charts.data ? (
        <Charts charts={charts.data} isTable={isTable} />
      ) : charts.error ? (
        <Failed error={charts.error} onRetry={() => void charts.refetch()} />
      ) : (
        <Skeleton height={372} role="status" aria-label="Loading charts" />
      )}
    </Card>
  )
}

function Charts({ charts, isTable }: { charts: DashboardCharts; isTable: boolean }) {
  const isSmall = useMediaQuery('(max-width: 48em)') ?? false
  if (charts.lifetime.calls === 0) {
    return (
      <Empty icon={<IconChartBar size={24} />} title="No calls yet.">
        Once calls come in, see here when people call and how many become jobs.
      </Empty>
    )
  }
  const days = charts.byDay.map(({ day, ...more }) => ({ key: day, label: dayLabel(day), ...more }))
  const hours = charts.byHour.map(({ hour, ...more }) => ({
    key: String(hour),
    label: hourLabel(hour),
    ...more,
  }))
  return (
    <div className={styles.charts}>
      {!isTable && (
        <p className={styles.legend}>
          <span className={styles.job}>Became jobs</span>
          <span>Other calls</span>
        </p>
      )}
      {isTable ? (
        <>
          <ChartTable title="Calls by day" of="Day" columns={days.toReversed()} />
          <ChartTable title="Calls by hour of the day" of="Hour" columns={hours} />
        </>
      ) : (
        <>
          <BarChart title="Calls by day" columns={days} labelEvery={isSmall ? 9 : 5} />
          <BarChart title="Calls by hour of the day" columns={hours} labelEvery={isSmall ? 6 : 3} />
        </>
      )}
    </div>
  )
}

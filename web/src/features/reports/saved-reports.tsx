import { Button } from '@mantine/core'
import { reportTitle, type SavedReport } from '@towline/contract'
import { Card } from '../../ui/card.tsx'
import { Failed } from '../../ui/failed.tsx'
import { useRemoveReport } from './reports.queries.ts'
import { scheduleText } from './reports.text.ts'
import styles from './reports-section.module.css'

/** The reports the company keeps: opened again, and removed. */
export function SavedReports(props: {
  saved: readonly SavedReport[]
  opened: SavedReport | null
  mayWrite: boolean
  onOpen: (id: string) => void
  onNews: (what: string) => void
}) {
  const { saved, opened } = props
  const removing = useRemoveReport()
  const remove = ({ id, name }: SavedReport) =>
    removing.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          if (opened?.id === id) props.onOpen('')
          props.onNews(`${name} is removed.`)
        },
      },
    )
  return (
    <div className={styles.aside}>
      <Card title="Saved reports">
        {removing.error && <Failed error={removing.error} onRetry={() => removing.reset()} />}
        {saved.length === 0 && (
          <p className={styles.mild}>
            Save a report to open it again with one press, or to have it emailed on a schedule.
          </p>
        )}
        <ul className={styles.list}>
          {saved.map((report) => (
            <li key={report.id}>
              <div className={styles.what}>
                <strong>{report.name}</strong>
                <p className={styles.mild}>
                  {reportTitle(report.question.kind, report.question.by)}. {scheduleText(report)}
                </p>
              </div>
              <Button
                size="xs"
                variant={report.id === opened?.id ? 'filled' : 'default'}
                aria-label={`Open ${report.name}`}
                onClick={() => props.onOpen(report.id)}
              >
                Open
              </Button>
              {props.mayWrite && (
                <Button
                  size="xs"
                  variant="default"
                  aria-label={`Remove ${report.name}`}
                  disabled={removing.isPending}
                  onClick={() => remove(report)}
                >
                  Remove
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

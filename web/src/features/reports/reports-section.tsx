import { Button, Skeleton } from '@mantine/core'
import { IconChartBar, IconDeviceFloppy, IconDownload, IconPrinter } from '@tabler/icons-react'
import {
  daysText,
  type LoggedInUser,
  may,
  type Report,
  type ReportBy,
  type SavedReport,
} from '@towline/contract'
import { useState } from 'react'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Failed } from '../../ui/failed.tsx'
import { intoView } from '../../ui/into-view.ts'
import { keepAsFile } from '../../ui/keep-as-file.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { useCompany } from '../company/index.ts'
import { Commissions } from './commissions.tsx'
import { QuestionBar } from './question-bar.tsx'
import { ReportPicture } from './report-picture.tsx'
import { ReportTable } from './report-table.tsx'
import { useExportReport, useReport, useSavedReports } from './reports.queries.ts'
import { kinds, notes } from './reports.text.ts'
import styles from './reports-section.module.css'
import { SaveReportDialog } from './save-report-dialog.tsx'
import { SavedReports } from './saved-reports.tsx'
import { type Asked, useReportQuestion } from './use-report-question.ts'

const none: readonly SavedReport[] = []

/** The Reports section: which report, of what, as picture and table; printed, as CSV, and kept. */
export function ReportsSection({ user }: { user: LoggedInUser }) {
  const saved = useSavedReports()
  const asked = useReportQuestion(saved.data ?? none)
  const [news, setNews] = useState('')
  const { question, problems } = asked
  const report = useReport(question, Object.keys(problems).length === 0)
  const mayWrite = may(user.roles, 'reports.write')
  return (
    <div className={styles.section}>
      <PageHeading>Reports</PageHeading>
      <Kinds asked={asked} />
      <QuestionBar asked={asked} />
      <p role="status" className={styles.news}>
        {news}
      </p>
      {report.error && <Failed error={report.error} onRetry={() => void report.refetch()} />}
      {report.isLoading && <Skeleton height={320} role="status" aria-label="Loading the report" />}
      {report.data && !report.error && (
        <Shown
          asked={asked}
          report={report.data}
          isStale={report.isPlaceholderData}
          mayWrite={mayWrite}
          onNews={setNews}
        />
      )}
      {question.kind === 'drivers' && <Commissions mayWrite={mayWrite} onNews={setNews} />}
      {saved.error && <Failed error={saved.error} onRetry={() => void saved.refetch()} />}
      <SavedReports
        saved={saved.data ?? none}
        opened={asked.opened}
        mayWrite={mayWrite}
        onOpen={asked.open}
        onNews={setNews}
      />
    </div>
  )
}

function Kinds({ asked: { question, change } }: { asked: Asked }) {
  return (
    <nav aria-label="Reports" className={styles.kinds}>
      <ul>
        {kinds.map(({ value, label }) => (
          <li key={value}>
            <button
              type="button"
              className={styles.kind}
              ref={value === question.kind ? intoView : undefined}
              aria-current={value === question.kind ? 'page' : undefined}
              onClick={() => change({ kind: value })}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const calendars: readonly ReportBy[] = ['day', 'week', 'month', 'weekday', 'hour']

function Shown(props: {
  asked: Asked
  report: Report
  isStale: boolean
  mayWrite: boolean
  onNews: (what: string) => void
}) {
  const { asked, report } = props
  const { kind, by } = asked.question
  const company = useCompany().data
  const isCalendar = kind !== 'drivers' && kind !== 'expiring' && calendars.includes(by)
  return (
    <div data-stale={props.isStale || undefined} className={styles.shown}>
      <Card
        title={asked.opened ? asked.opened.name : report.title}
        aside={<Tools {...props} isEmpty={report.rows.length === 0} />}
      >
        <p className={styles.days}>
          <span className={styles.onPaper}>{company?.name}. </span>
          {asked.opened && `${report.title}. `}
          {kind === 'expiring' ? notes.expiring : daysText(report)}
        </p>
        {report.rows.length === 0 ? (
          <Empty icon={<IconChartBar size={24} />} title={emptyTitle(kind, report)} />
        ) : (
          <div className={styles.figures}>
            {kind !== 'expiring' && (
              <ReportPicture key={kind} report={report} isCalendar={isCalendar} />
            )}
            <ReportTable report={report} />
            {kind !== 'expiring' && <p className={styles.note}>{notes[kind]}</p>}
          </div>
        )}
      </Card>
    </div>
  )
}

function emptyTitle(kind: Asked['question']['kind'], report: Report): string {
  if (kind === 'expiring') return 'Nothing expires in the next 90 days.'
  if (kind === 'calls') return `No phone calls, ${daysText(report)}.`
  const what = kind === 'drivers' ? 'No jobs with a driver' : 'No jobs'
  return `${what}, ${daysText(report)}.`
}

function Tools(props: {
  asked: Asked
  isEmpty: boolean
  mayWrite: boolean
  onNews: (what: string) => void
}) {
  const { asked } = props
  const exporting = useExportReport()
  const [isSaving, setSaving] = useState(false)
  const button = { size: 'xs', variant: 'default' } as const
  return (
    <div className={styles.tools}>
      {exporting.error && <Failed error={exporting.error} onRetry={() => exporting.reset()} />}
      <Button
        {...button}
        leftSection={<IconDownload size={16} />}
        disabled={props.isEmpty}
        loading={exporting.isPending}
        onClick={() => exporting.mutate({ query: asked.question }, { onSuccess: keepAsFile })}
      >
        Export CSV
      </Button>
      <Button
        {...button}
        leftSection={<IconPrinter size={16} />}
        disabled={props.isEmpty}
        onClick={() => window.print()}
      >
        Print
      </Button>
      {props.mayWrite && (
        <Button
          {...button}
          leftSection={<IconDeviceFloppy size={16} />}
          onClick={() => setSaving(true)}
        >
          {asked.opened ? 'Save changes' : 'Save report'}
        </Button>
      )}
      {isSaving && (
        <SaveReportDialog
          saved={asked.opened}
          question={asked.question}
          onClose={() => setSaving(false)}
          onSaved={({ id, name }) => {
            asked.open(id)
            props.onNews(`${name} is saved.`)
          }}
        />
      )}
    </div>
  )
}

import { Button, FileButton } from '@mantine/core'
import { IconDownload, IconHistory, IconTrash, IconUpload } from '@tabler/icons-react'
import type { CsvProblem, RateSheet, Rates } from '@towline/contract'
import { Failed } from '../../ui/failed.tsx'
import { keepAsFile } from '../../ui/keep-as-file.ts'
import { Notice } from '../../ui/notice.tsx'
import { useExport, useReadCsv, useRemoveRates } from './rates.queries.ts'
import { dayText } from './rates.text.ts'
import styles from './rates-tab.module.css'

/** Over a sheet: its way out to a spreadsheet and back, its history, and taking back what is planned. */
export function SheetTools(props: {
  sheet: RateSheet | null
  today: string
  mayWrite: boolean
  isHistoryOpen: boolean
  onHistory: () => void
  onRead: (rates: Rates) => void
  onRemoved: (what: string) => void
}) {
  const { sheet, mayWrite } = props
  const exporting = useExport()
  const reading = useReadCsv()
  const removing = useRemoveRates()
  const read = async (file: File | null) => {
    if (!file) return
    const csv = await file.text()
    reading.mutate({ body: { csv } }, { onSuccess: ({ rates }) => rates && props.onRead(rates) })
  }
  const isPlanned = sheet !== null && sheet.validFrom >= props.today
  const error = exporting.error ?? reading.error ?? removing.error
  return (
    <>
      <div className={styles.tools}>
        {mayWrite && (
          <FileButton accept=".csv,text/csv" onChange={(file) => void read(file)}>
            {(button) => (
              <Button
                {...button}
                size="xs"
                variant="default"
                leftSection={<IconUpload size={16} />}
                loading={reading.isPending}
              >
                Import CSV
              </Button>
            )}
          </FileButton>
        )}
        {sheet && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconDownload size={16} />}
            loading={exporting.isPending}
            onClick={() =>
              exporting.mutate({ params: { id: sheet.id } }, { onSuccess: keepAsFile })
            }
          >
            Export CSV
          </Button>
        )}
        <Button
          size="xs"
          variant="default"
          leftSection={<IconHistory size={16} />}
          aria-expanded={props.isHistoryOpen}
          onClick={props.onHistory}
        >
          {props.isHistoryOpen ? 'Hide history' : 'Show history'}
        </Button>
        {mayWrite && isPlanned && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconTrash size={16} />}
            loading={removing.isPending}
            onClick={() =>
              removing.mutate(
                { params: { id: sheet.id } },
                {
                  onSuccess: ({ validFrom }) =>
                    props.onRemoved(`The rates from ${dayText(validFrom)} are removed.`),
                },
              )
            }
          >
            Remove these rates
          </Button>
        )}
      </div>
      {error && (
        <Failed
          error={error}
          onRetry={() => [exporting, reading, removing].map((one) => one.reset())}
        />
      )}
      {reading.data && reading.data.problems.length > 0 && (
        <Problems problems={reading.data.problems} />
      )}
    </>
  )
}

const Problems = ({ problems }: { problems: readonly CsvProblem[] }) => (
  <Notice kind="error">
    <p className={styles.problemsHead}>
      Nothing was read. Mend {problems.length === 1 ? 'this' : `these ${problems.length} things`} in
      the file and import it again.
    </p>
    <ul className={styles.problems}>
      {problems.map(({ line, column, problem }) => (
        <li key={`${line} ${column} ${problem}`}>
          Line {line}
          {column && `, ${column}`}: {problem}
        </li>
      ))}
    </ul>
  </Notice>
)

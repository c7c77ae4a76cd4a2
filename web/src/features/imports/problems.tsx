import { Button, Skeleton } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { Import } from '@towline/contract'
import { Failed } from '../../ui/failed.tsx'
import { keepAsFile } from '../../ui/keep-as-file.ts'
import { allProblems, useProblems } from './imports.queries.ts'
import { problemsAsCsv, rowsText } from './imports.text.ts'
import styles from './imports-tab.module.css'

/** What is wrong in the rows that are left out, by row and column. */
export function Problems({ shown }: { shown: Import }) {
  const { id, wrong, twice } = shown
  const found = useProblems(id)
  const keeping = useMutation({
    networkMode: 'always',
    mutationFn: () => allProblems(id),
    onSuccess: (all) => keepAsFile({ name: 'problems.csv', csv: problemsAsCsv(all) }),
  })
  return (
    <div>
      <div className={styles.problemsHead}>
        <h3>{rowsText(wrong + twice)} left out</h3>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconDownload size={16} />}
          loading={keeping.isPending}
          onClick={() => keeping.mutate()}
        >
          Download the list
        </Button>
      </div>
      {found.error && <Failed error={found.error} onRetry={() => void found.refetch()} />}
      {keeping.error && <Failed error={keeping.error} onRetry={() => keeping.mutate()} />}
      {found.isPending && <Skeleton height={120} role="status" aria-label="Loading problems" />}
      {found.data && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled with the keyboard as well
        <section className={styles.scroll} tabIndex={0} aria-label="Problems">
          <table className={styles.problems}>
            <thead>
              <tr>
                <th scope="col">Row</th>
                <th scope="col">Column</th>
                <th scope="col">What is there</th>
                <th scope="col">Problem</th>
              </tr>
            </thead>
            <tbody>
              {found.data.problems.map(({ row, column, value, problem, kind }) => (
                <tr key={`${row} ${column} ${problem}`} data-kind={kind}>
                  <td>{row}</td>
                  <td>{column}</td>
                  <td>{value}</td>
                  <td>{problem}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {found.data && found.data.next !== null && (
        <p className={styles.mild}>There are more. Download the list to see all of them.</p>
      )}
    </div>
  )
}

import { Button, NativeSelect } from '@mantine/core'
import { type Import, type ImportColumns, importFields } from '@towline/contract'
import { useState } from 'react'
import { ApiError } from '../../platform/api.ts'
import { Notice } from '../../ui/notice.tsx'
import { useCheck } from './imports.queries.ts'
import { rowsText } from './imports.text.ts'
import styles from './imports-tab.module.css'

const NONE = ''

/** Says which column of the file fills which field, with what stands in it first. */
export function ColumnsForm({ shown }: { shown: Import }) {
  const { id, kind, heads, samples } = shown
  const [columns, setColumns] = useState<ImportColumns>(shown.columns)
  const checking = useCheck()
  const fields = checking.error instanceof ApiError ? checking.error.fields : {}
  const choose = (field: string, value: string) => {
    const { [field]: _was, ...others } = columns
    setColumns(value === NONE ? others : { ...others, [field]: Number(value) })
  }
  const used = new Set(Object.values(columns))
  const unused = heads.filter((_, column) => !used.has(column))
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        checking.mutate({ params: { id }, body: { columns } })
      }}
    >
      <p className={styles.mild}>
        Choose which column of the file fills each field. We chose those whose names we know.
      </p>
      <div className={styles.columns}>
        {importFields[kind].map(({ name, label, isRequired }) => {
          const column = columns[name]
          return (
            <NativeSelect
              key={name}
              label={label}
              withAsterisk={isRequired}
              error={fields[`columns.${name}`]}
              description={column === undefined ? 'Left empty' : sampleOf(samples, column)}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              value={column ?? NONE}
              data={[
                { value: NONE, label: 'No column' },
                ...heads.map((head, at) => ({
                  value: String(at),
                  label: head || `Column ${at + 1}`,
                })),
              ]}
              onChange={({ currentTarget }) => choose(name, currentTarget.value)}
            />
          )
        })}
      </div>
      {unused.length > 0 && (
        <p className={styles.mild}>Not imported: {unused.filter(Boolean).join(', ')}.</p>
      )}
      {checking.error && <Notice kind="error">{checking.error.message}</Notice>}
      <div className={styles.tools}>
        <Button type="submit" loading={checking.isPending}>
          Check {rowsText(shown.rows)}
        </Button>
      </div>
    </form>
  )
}

/** What stands in a column first. */
function sampleOf(samples: readonly (readonly string[])[], column: number): string {
  const found = samples.map((cells) => cells[column] ?? '').filter(Boolean)
  return found.length > 0 ? found.slice(0, 2).join(' · ') : 'Empty in the first rows'
}

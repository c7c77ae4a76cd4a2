import { Button, FileButton, NativeSelect, Progress, Skeleton } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { ImportKind } from '@towline/contract'
import { useState } from 'react'
import { Card } from '../../ui/card.tsx'
import { Failed } from '../../ui/failed.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ImportList } from './import-list.tsx'
import { ImportView } from './import-view.tsx'
import { useImports, useSendFile } from './imports.queries.ts'
import { kinds } from './imports.text.ts'
import styles from './imports-tab.module.css'

/** The Import tab: a list from another program becomes records here. */
export function ImportsTab() {
  const list = useImports()
  const [chosen, setChosen] = useState('')
  const shown = list.data?.find(({ id }) => id === chosen)
  return (
    <div className={styles.tab}>
      <SendFile onSent={setChosen} />
      {list.error && <Failed error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeleton height={120} role="status" aria-label="Loading imports" />}
      {shown && <ImportView key={`${shown.id} ${shown.status}`} shown={shown} />}
      {list.data && list.data.length > 0 && (
        <ImportList imports={list.data} shown={chosen} onOpen={setChosen} />
      )}
    </div>
  )
}

function SendFile({ onSent }: { onSent: (id: string) => void }) {
  const [kind, setKind] = useState<ImportKind>('accounts')
  const sending = useSendFile(({ id }) => onSent(id))
  return (
    <Card title="Bring in a list">
      <p className={styles.mild}>
        Export your list as CSV from Towbook, QuickBooks or a spreadsheet, and choose it here. You
        see every problem first; nothing is saved until you say so, and an import can be undone.
      </p>
      <div className={styles.begin}>
        <NativeSelect
          label="What’s in it"
          value={kind}
          data={ImportKind.options.map((value) => ({ value, label: kinds[value].name }))}
          onChange={({ currentTarget }) => setKind(ImportKind.parse(currentTarget.value))}
        />
        <FileButton
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          onChange={(file) => file && sending.mutate({ kind, file })}
        >
          {(button) => (
            <Button {...button} loading={sending.isPending} leftSection={<IconUpload size={16} />}>
              Choose the file
            </Button>
          )}
        </FileButton>
      </div>
      {sending.isPending && (
        <Progress
          value={sending.part * 100}
          aria-label="Sending the file"
          striped={sending.part === 1}
        />
      )}
      {sending.error && <Notice kind="error">{sending.error.message}</Notice>}
    </Card>
  )
}

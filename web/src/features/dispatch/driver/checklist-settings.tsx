import { Button, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { CheckSettings, readCheckSettings, saveCheckSettings } from '@towline/contract'
import { useState } from 'react'
import { query, useDo } from '../../../platform/query.ts'
import { Failed } from '../../../ui/failed.tsx'
import { Notice } from '../../../ui/notice.tsx'
import styles from './checklist-settings.module.css'

/** What the company's drivers look at before they hook up, a line each. */
export function ChecklistSettings() {
  const settings = useQuery(query(readCheckSettings))
  const { data, error } = settings
  if (error && !data) return <Failed error={error} onRetry={() => void settings.refetch()} />
  return data ? <Form stored={data} /> : null
}

function Form({ stored }: { stored: CheckSettings }) {
  const saving = useDo(saveCheckSettings, [readCheckSettings])
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? stored.lines.join('\n')
  const lines = text.split('\n').map((line) => line.trim())
  const checked = CheckSettings.safeParse({ lines: lines.filter(Boolean) })
  return (
    <section className={styles.section} aria-labelledby="vehicle-check">
      <h2 id="vehicle-check">Vehicle check</h2>
      {saving.error && <Notice kind="error">{saving.error.message}</Notice>}
      <Textarea
        label="What drivers check before they hook up"
        description="A line each. Drivers also note plate, VIN, odometer and damage."
        autosize
        minRows={4}
        value={text}
        error={checked.success ? undefined : checked.error.issues[0]?.message}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button
        className={styles.save ?? ''}
        disabled={typed === null || !checked.success}
        loading={saving.isPending}
        onClick={() =>
          checked.data && saving.mutate({ body: checked.data }, { onSuccess: () => setTyped(null) })
        }
      >
        Save checklist
      </Button>
      <p role="status">{saving.isSuccess && typed === null ? 'The checklist is saved.' : ''}</p>
    </section>
  )
}

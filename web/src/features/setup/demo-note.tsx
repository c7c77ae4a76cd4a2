import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { removeDemo } from '@towline/contract'
import { useState } from 'react'
import { useDo } from '../../platform/query.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './setup.module.css'

/** Says that the calls and jobs here are made up, and takes them away with one press. */
export function DemoNote() {
  const [isAsking, setAsking] = useState(false)
  const remove = useDo(removeDemo)
  const client = useQueryClient()
  return (
    <>
      <Notice
        kind="info"
        action={
          <Button variant="default" size="compact-sm" onClick={() => setAsking(true)}>
            Remove demo data
          </Button>
        }
      >
        This is a demo company. Its calls, jobs and invoices are made up.
      </Notice>
      {isAsking && (
        <Dialog title="Remove demo data?" onClose={() => setAsking(false)}>
          <p>
            All made-up calls, their transcripts, the jobs they became, and the invoices and stored
            vehicles of those jobs are deleted. People, trucks, accounts and the lot stay. This
            can’t be undone.
          </p>
          {remove.error && <Notice kind="error">{remove.error.message}</Notice>}
          <div className={styles.actions}>
            <Button variant="default" onClick={() => setAsking(false)}>
              Cancel
            </Button>
            <Button
              color="red"
              loading={remove.isPending}
              onClick={() =>
                remove.mutate({}, { onSuccess: () => void client.invalidateQueries() })
              }
            >
              Remove
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}

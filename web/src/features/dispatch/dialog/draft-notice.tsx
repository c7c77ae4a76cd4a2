import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { dateAndTime } from '../../../ui/dates.ts'
import { Notice } from '../../../ui/notice.tsx'
import styles from './dispatch-call-dialog.module.css'
import { useDispatchForm } from './dispatch-form.ts'
import { type Draft, dropDraft, keepDraft, readDraft } from './draft.ts'
import type { Followed } from './use-followed-job.ts'

const TYPING_PAUSE = 300

/** Keeps what is typed over a reload of the page, and offers back what was left. */
export function DraftNotice(props: {
  draftKey: string
  followed: Followed
  clientKey: string
  onClientKey: (key: string) => void
  /** Set once the form was saved or thrown away: then nothing is kept any more. */
  isOver: { readonly current: boolean }
}) {
  const { draftKey, followed, clientKey, isOver } = props
  const { isChanged } = followed
  const form = useDispatchForm()
  const [left, setLeft] = useState<Draft | null>(() => readDraft(draftKey))

  useEffect(() => {
    if (left && !isChanged) return
    const keep = () => {
      if (isOver.current) return
      keepDraft(draftKey, { clientKey, before: followed.stored, after: form.values })
    }
    const timer = setTimeout(keep, TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [draftKey, clientKey, followed.stored, form.values, left, isChanged, isOver])

  if (!left) return null
  return (
    <Notice
      kind="info"
      action={
        <span className={styles.ways}>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => {
              form.setValues(left.changes)
              props.onClientKey(left.clientKey)
              setLeft(null)
            }}
          >
            Restore it
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => {
              if (!isChanged) dropDraft(draftKey)
              setLeft(null)
            }}
          >
            Discard it
          </Button>
        </span>
      }
    >
      On {dateAndTime(left.at)} you left this form with unsaved changes.
    </Notice>
  )
}

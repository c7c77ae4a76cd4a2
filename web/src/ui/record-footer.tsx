import { Button } from '@mantine/core'
import styles from './record-footer.module.css'
import type { useLeaveGuard } from './use-leave-guard.ts'

/** What the foot of a dialog asks. */
export type Asking = 'nothing' | 'leaving' | 'deleting'

/** Save, Delete (for what is there already) and Cancel, or the question one of them or a way off the page raised. */
export function RecordFooter(props: {
  asking: Asking
  /** Holds back whoever is about to leave the page. */
  guard: ReturnType<typeof useLeaveGuard>
  isSaving: boolean
  /** Labels of the fields that somebody else has changed as well; said beside Save, where it is not scrolled away. */
  conflicts: readonly string[]
  /** What deleting would do, as a question; nothing where there is nothing to delete. */
  deleteQuestion: string | undefined
  onAsk: (asking: Asking) => void
  onCancel: () => void
  onDelete: () => void
  onClose: () => void
}) {
  const { guard, deleteQuestion } = props
  const asking = guard.asks ? 'leaving' : props.asking
  const ask = (next: Asking) => {
    guard.stay()
    props.onAsk(next)
  }
  // Keys, lest one button become the other under the click: then keeping on would also save.
  if (asking === 'leaving') {
    return (
      <LeavingFooter
        key="leaving"
        onKeep={() => ask('nothing')}
        onDiscard={guard.asks ? guard.go : props.onClose}
      />
    )
  }
  if (asking === 'deleting') {
    return (
      <div key="deleting" className={styles.footer}>
        <p role="alert">{deleteQuestion}</p>
        <Button variant="default" onClick={() => ask('nothing')} autoFocus>
          Keep
        </Button>
        <Button color="red.9" loading={props.isSaving} onClick={props.onDelete}>
          Delete
        </Button>
      </div>
    )
  }
  return (
    <div key="editing" className={styles.footer}>
      {props.conflicts.length > 0 && (
        <p role="status">
          {props.conflicts.join(', ')}: also changed by someone else. Saving overwrites theirs.
        </p>
      )}
      {deleteQuestion !== undefined && (
        <Button
          variant="default"
          className={styles.delete ?? ''}
          disabled={props.isSaving}
          onClick={() => ask('deleting')}
        >
          Delete
        </Button>
      )}
      <Button variant="default" onClick={props.onCancel}>
        Cancel
      </Button>
      <Button type="submit" loading={props.isSaving}>
        Save
      </Button>
    </div>
  )
}

/** Asks whether what was typed may be lost. */
export function LeavingFooter(props: { onKeep: () => void; onDiscard: () => void }) {
  return (
    <div className={styles.footer}>
      <p role="alert">You have unsaved changes.</p>
      <Button variant="default" onClick={props.onKeep} autoFocus>
        Keep editing
      </Button>
      <Button color="red.9" onClick={props.onDiscard}>
        Discard
      </Button>
    </div>
  )
}

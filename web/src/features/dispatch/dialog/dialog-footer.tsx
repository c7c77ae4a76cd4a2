import { Button } from '@mantine/core'
import { Fragment } from 'react'
import styles from './dispatch-call-dialog.module.css'

/** Save and Cancel, or what to do with changes that are not saved. */
export function DialogFooter(props: {
  isSaving: boolean
  isLeaving: boolean
  onCancel: () => void
  onKeep: () => void
  onDiscard: () => void
}) {
  return (
    <div className={styles.footer}>
      {/* Keys, lest one button become the other under the click: then keeping on would also save. */}
      {props.isLeaving ? (
        <Fragment key="leaving">
          <p role="alert">You have unsaved changes.</p>
          <Button variant="default" onClick={props.onKeep} autoFocus>
            Keep editing
          </Button>
          <Button color="red.9" onClick={props.onDiscard}>
            Discard
          </Button>
        </Fragment>
      ) : (
        <Fragment key="editing">
          <Button variant="default" onClick={props.onCancel}>
            Cancel
          </Button>
          <Button
            type="submit"
            loading={props.isSaving}
            aria-keyshortcuts="Control+Enter Meta+Enter"
          >
            Save
          </Button>
        </Fragment>
      )}
    </div>
  )
}

import { Button } from '@mantine/core'
import { Fragment } from 'react'
import styles from './account-editor.module.css'
import type { AccountSaving } from './use-account-saving.ts'

/** Save Changes and Cancel, or the question that has to be answered first. */
export function EditorFooter(props: {
  saving: AccountSaving
  mayDelete: boolean
  asks: 'leave' | 'delete' | null
  onCancel: () => void
  onKeep: () => void
  onLeave: () => void
  onAskDelete: () => void
  onDelete: () => void
}) {
  const { isSaving, isDone } = props.saving
  return (
    <div className={styles.footer}>
      {/* Keys, lest one button become the other under the click. */}
      {props.asks === null ? (
        <Fragment key="editing">
          {props.mayDelete && !isDone && (
            <Button
              className={styles.delete}
              variant="default"
              disabled={isSaving}
              onClick={props.onAskDelete}
            >
              Delete
            </Button>
          )}
          <Button variant="default" onClick={props.onCancel}>
            {isDone ? 'Close' : 'Cancel'}
          </Button>
          <Button type="submit" disabled={isSaving || isDone}>
            {isSaving ? 'Saving...' : 'Save Changes'}
          </Button>
        </Fragment>
      ) : (
        <Question
          key={props.asks}
          {...(props.asks === 'leave'
            ? { says: 'You have unsaved changes.', yes: 'Discard', onYes: props.onLeave }
            : {
                says: 'Delete this account? It can be restored.',
                yes: 'Delete account',
                onYes: props.onDelete,
              })}
          onKeep={props.onKeep}
        />
      )}
    </div>
  )
}

function Question(props: { says: string; yes: string; onYes: () => void; onKeep: () => void }) {
  return (
    <>
      <p role="alert">{props.says}</p>
      <Button variant="default" onClick={props.onKeep} autoFocus>
        Keep editing
      </Button>
      <Button color="red.9" onClick={props.onYes}>
        {props.yes}
      </Button>
    </>
  )
}

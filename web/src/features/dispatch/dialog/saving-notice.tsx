import { Button } from '@mantine/core'
import { ApiError } from '../../../platform/api.ts'
import { Notice } from '../../../ui/notice.tsx'
import styles from './dispatch-call-dialog.module.css'
import type { Saving } from './use-saving.ts'

type Standing = {
  saving: Saving
  /** Labels of the fields. */
  conflicts: readonly string[]
  onShowConflicts: () => void
  onAnyway: () => void
}
type Line = {
  kind: 'info' | 'error'
  text: string
  action?: { name: string; run: () => void }
}

/**
 * How saving stands, when it did not simply succeed, and which fields somebody else has changed as well. It stays
 * beside the buttons, in sight.
 */
export function SavingNotice(props: Standing) {
  const line = lineOf(props)
  if (!line) return null
  const { kind, text, action } = line
  return (
    <div className={styles.saving}>
      <Notice
        kind={kind}
        action={
          action && (
            <Button size="compact-sm" variant="default" onClick={action.run}>
              {action.name}
            </Button>
          )
        }
      >
        {text}
      </Notice>
    </div>
  )
}

/** What is to be said and what can be done about it; null when there is nothing to say. */
function lineOf({ saving, conflicts, onShowConflicts, onAnyway }: Standing): Line | null {
  const { error } = saving
  if (saving.isRetrying)
    return {
      kind: 'info',
      text: 'Not saved yet. Can’t reach the server. Retrying…',
      action: { name: 'Stop retrying', run: saving.stop },
    }
  if (conflicts.length > 0)
    return {
      kind: 'info',
      text: `${conflicts.join(', ')}: also changed by someone else. Saving overwrites theirs.`,
      action: { name: 'Show both', run: onShowConflicts },
    }
  if (!error) return null
  const isTaken = error instanceof ApiError && error.code === 'driver_taken'
  return {
    kind: 'error',
    text: error.message,
    ...(isTaken && { action: { name: 'Save anyway', run: onAnyway } }),
  }
}

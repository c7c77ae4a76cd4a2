import { type DispatchCall, longestText } from '@towline/contract'
import { useState } from 'react'
import styles from './job-panel.module.css'
import { useQuickEdit } from './use-quick-edit.ts'

/** The notes of a job, to be written on beside the list. */
export function PanelNotes({ call }: { call: DispatchCall }) {
  const { edit, isSaving } = useQuickEdit(call)
  const [typed, setTyped] = useState<string | null>(null)
  const isChanged = typed !== null && typed !== call.notes
  return (
    <div className={styles.notes}>
      <label>
        Notes
        <textarea
          rows={3}
          maxLength={longestText('notes')}
          value={typed ?? call.notes}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </label>
      {isChanged && (
        <span className={styles.line}>
          <button
            type="button"
            className={styles.press}
            disabled={isSaving}
            onClick={() => edit({ notes: typed }, () => setTyped(null))}
          >
            {isSaving ? 'Saving…' : 'Save notes'}
          </button>
          <button type="button" className={styles.press} onClick={() => setTyped(null)}>
            Discard
          </button>
        </span>
      )}
    </div>
  )
}

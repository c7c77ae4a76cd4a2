import type { Import } from '@towline/contract'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { useUndo } from './imports.queries.ts'
import { kinds, ofKind } from './imports.text.ts'

/** Takes an import back, once somebody has said so twice. */
export function UndoDialog({ shown, onClose }: { shown: Import; onClose: () => void }) {
  const undoing = useUndo()
  const { id, kind, made } = shown
  return (
    <FormDialog
      title="Undo this import?"
      submit="Undo it"
      isDanger
      isDirty={false}
      error={undoing.error}
      isPending={undoing.isPending}
      onClose={onClose}
      onSubmit={(event) => {
        event?.preventDefault()
        undoing.mutate({ params: { id }, body: {} }, { onSuccess: onClose })
      }}
    >
      <p>
        {ofKind(kind, made)} will be removed. If one of these {kinds[kind].many} was changed or used
        since, nothing is removed, and you’re told which.
      </p>
    </FormDialog>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { type DispatchCall, type SaveDispatchCall, saveDispatchCall } from '@towline/contract'
import { useDo } from '../../../platform/query.ts'
import { takeInCall } from '../dispatch.live.ts'
import { jobName } from '../dispatch.text.ts'
import { say } from './toasts.ts'

type Changes = Pick<SaveDispatchCall, 'etaDateTime' | 'priority' | 'notes'>

/** Changes a field of a job without its dialog. Nothing is written over what somebody else has changed meanwhile. */
export function useQuickEdit(call: DispatchCall) {
  const client = useQueryClient()
  const save = useDo(saveDispatchCall)
  const edit = (changes: Changes, onSaved?: () => void) =>
    save.mutate(
      { body: { id: call.id, version: call.version, ...changes } },
      {
        onSuccess: ({ statusOverruled, ...saved }) => {
          takeInCall(client, saved)
          onSaved?.()
        },
        onError: (error) =>
          say({
            kind: 'error',
            text: `${jobName(call)} was not saved. ${error.message}`,
            lasts: 8_000,
          }),
      },
    )
  return { edit, isSaving: save.isPending }
}

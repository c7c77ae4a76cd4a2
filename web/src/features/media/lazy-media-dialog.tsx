import type { DispatchCall } from '@towline/contract'
import { Suspense } from 'react'
import { laterDialog } from '../../ui/later-dialog.tsx'

/** Gets the code of the dialog, which is not there before somebody needs it. */
export const loadMediaDialog = async () => (await import('./media-dialog.tsx')).MediaDialog

const Dialog = laterDialog('My Media', loadMediaDialog)

/** The photos and videos of a job; its code is fetched when it is first opened. */
export function MediaDialog(props: { call: DispatchCall; onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  )
}

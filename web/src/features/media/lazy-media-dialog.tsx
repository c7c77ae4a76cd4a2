import { Suspense } from 'react'
import type { DriverWords } from '../../platform/driver-words/english.ts'
import { laterDialog } from '../../ui/later-dialog.tsx'
import type { JobOfMedia } from './media-dialog.tsx'
import type { AddingMedia } from './use-adding-media.ts'

/** Gets the code of the dialog, which is not there before somebody needs it. */
export const loadMediaDialog = async () => (await import('./media-dialog.tsx')).MediaDialog

const Dialog = laterDialog('My Media', loadMediaDialog)

type Props = { call: JobOfMedia; onClose: () => void }

/** Gets the code of the dialog for dispatch. */
export const loadDispatchMediaDialog = async () =>
  (await import('./dispatch-media-dialog.tsx')).DispatchMediaDialog

const OfDispatch = laterDialog('My Media', loadDispatchMediaDialog)

/** The photos and videos of a job or a stored vehicle, for dispatch; its code is fetched when it is first opened. */
export const MediaDialog = (props: Props & { of?: 'impound'; isClosed?: boolean }) => (
  <Suspense fallback={null}>
    <OfDispatch {...props} />
  </Suspense>
)

/** The same for a driver's own; `own` as for the dialog. */
export function LaterMediaDialog(props: Props & { adding: AddingMedia; own: DriverWords }) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  )
}

import { type JobOfMedia, MediaDialog } from './media-dialog.tsx'
import { useAddingMedia } from './use-adding-media.ts'

/** The photos and videos of a job, for dispatch. */
export const DispatchMediaDialog = (props: { call: JobOfMedia; onClose: () => void }) => (
  <MediaDialog {...props} adding={useAddingMedia(props.call.id)} />
)

import { type JobOfMedia, MediaDialog } from './media-dialog.tsx'
import { useAddingMedia } from './use-adding-media.ts'

type Props = {
  call: JobOfMedia
  of?: 'job' | 'impound'
  /** Nothing is added or deleted any more. */
  isClosed?: boolean
  onClose: () => void
}

/** The photos and videos of a job or a stored vehicle, for dispatch. */
export const DispatchMediaDialog = ({ of = 'job', ...props }: Props) => (
  <MediaDialog {...props} of={of} adding={useAddingMedia({ of, id: props.call.id })} />
)

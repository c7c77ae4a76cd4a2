import type { DispatchCall } from '@towline/contract'
import { Dialog } from '../../../ui/dialog.tsx'
import { type Given, jobName } from '../../dispatch/index.ts'
import { DriverPicker } from './driver-picker.tsx'

/** The drivers over the board, to offer a job or to send somebody. */
export function OfferDrivers(props: {
  call: DispatchCall
  onSend: (call: DispatchCall, given: Given) => void
  onClose: () => void
}) {
  return (
    <Dialog onClose={props.onClose} title={`Who takes ${jobName(props.call)}?`} size={620}>
      <DriverPicker call={props.call} onSend={props.onSend} onDone={props.onClose} />
    </Dialog>
  )
}

import { Button } from '@mantine/core'
import type { DispatchCall } from '@towline/contract'
import { Dialog } from '../../../ui/dialog.tsx'
import { jobName } from '../dispatch.text.ts'
import styles from './small-dialogs.module.css'

/** Asks whether to send a driver who is on another job. */
export function DriverTakenDialog(props: {
  call: DispatchCall
  onSend: () => void
  onClose: () => void
}) {
  const { call } = props
  return (
    <Dialog onClose={props.onClose} title="Send anyway?" size={440}>
      <p className={styles.lead}>
        {call.driverName || 'The driver'} is on another call, or is being sent to one.{' '}
        {jobName(call)} has not been dispatched yet.
      </p>
      <div className={styles.footer}>
        <Button variant="default" onClick={props.onClose}>
          Do not send
        </Button>
        <Button
          data-autofocus
          onClick={() => {
            props.onClose()
            props.onSend()
          }}
        >
          Send anyway
        </Button>
      </div>
    </Dialog>
  )
}

import { Button } from '@mantine/core'
import type { DispatchCall } from '@towline/contract'
import { Dialog } from '../../../ui/dialog.tsx'
import { jobName } from '../dispatch.text.ts'
import styles from './small-dialogs.module.css'

/** Asks whether to send a driver who is on another job. */
export function DriverTakenDialog(props: {
  call: DispatchCall
  /** What else the driver has to do. */
  why: string
  onSend: () => void
  onClose: () => void
}) {
  const { call } = props
  return (
    <Dialog onClose={props.onClose} title="Send anyway?" size={440}>
      <p className={styles.lead}>
        {props.why} No one has been sent for {jobName(call)} yet.
      </p>
      <div className={styles.footer}>
        <Button variant="default" onClick={props.onClose}>
          Don’t send
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

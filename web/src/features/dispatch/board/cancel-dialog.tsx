import { Button, TextInput } from '@mantine/core'
import { cancelReasons, type DispatchCall } from '@towline/contract'
import { type FormEvent, useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { cardTitle } from '../dispatch.text.ts'
import styles from './small-dialogs.module.css'

/** Asks why a job is cancelled. */
export function CancelDialog(props: {
  call: DispatchCall
  onCancel: (reason: string) => void
  onClose: () => void
}) {
  const [reason, setReason] = useState<string>(cancelReasons[0])
  const [more, setMore] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const told = more.trim()
    props.onClose()
    props.onCancel(told ? (reason === 'Other' ? told : `${reason}: ${told}`) : reason)
  }
  return (
    <Dialog onClose={props.onClose} title={`Cancel #${props.call.dispatchNumber}`} size={460}>
      <form onSubmit={submit} className={styles.form}>
        <p className={styles.lead}>{cardTitle(props.call)}</p>
        <fieldset className={styles.choices}>
          <legend>Why?</legend>
          {cancelReasons.map((one, index) => (
            <label key={one} className={styles.choice}>
              <input
                type="radio"
                name="reason"
                value={one}
                checked={reason === one}
                // The kit's dialog puts the focus here when it opens.
                data-autofocus={index === 0 || undefined}
                onChange={() => setReason(one)}
              />
              {one}
            </label>
          ))}
        </fieldset>
        <TextInput
          label="Your reason"
          maxLength={400}
          value={more}
          onChange={(event) => setMore(event.currentTarget.value)}
        />
        <div className={styles.footer}>
          <Button variant="default" onClick={props.onClose}>
            Keep call
          </Button>
          <Button color="red.9" type="submit">
            Cancel call
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

import { Button } from '@mantine/core'
import { type FormEvent, type ReactNode, useRef } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { focusFirstWrong } from '../../ui/focus-first-wrong.ts'
import fields from '../../ui/record-fields.module.css'
import footer from '../../ui/record-footer.module.css'

/** A dialog for a part of a rate sheet: what is done in it stands in the draft, and is saved with the sheet. */
export function PartDialog(props: {
  title: string
  children: ReactNode
  onSubmit: (event?: FormEvent<HTMLFormElement>) => void
  /** Where there is something to remove. */
  onRemove?: (() => void) | undefined
  onClose: () => void
}) {
  const form = useRef<HTMLFormElement>(null)
  return (
    <Dialog
      onClose={props.onClose}
      title={props.title}
      size={620}
      styles={{ body: { padding: 0 }, title: { fontWeight: 700 } }}
    >
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          props.onSubmit(event)
          focusFirstWrong(form.current)
        }}
      >
        <div className={fields.fields}>{props.children}</div>
        <div className={footer.footer}>
          {props.onRemove && (
            <Button variant="default" className={footer.delete ?? ''} onClick={props.onRemove}>
              Remove
            </Button>
          )}
          <Button variant="default" onClick={props.onClose}>
            Cancel
          </Button>
          <Button type="submit">Done</Button>
        </div>
      </form>
    </Dialog>
  )
}

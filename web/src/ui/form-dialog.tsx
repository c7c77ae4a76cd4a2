import { Button } from '@mantine/core'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { Dialog } from './dialog.tsx'
import { focusFirstWrong } from './focus-first-wrong.ts'
import { Notice } from './notice.tsx'
import fields from './record-fields.module.css'
import footer from './record-footer.module.css'
import { LeavingFooter } from './record-footer.tsx'

/** A dialog that is filled in and sent. */
export function FormDialog(props: {
  title: string
  /** What its button is called. */
  submit: string
  /** Whether sending it takes something away. */
  isDanger?: boolean
  /** Whether something was typed that closing would lose: then it is asked first. */
  isDirty?: boolean
  error: Error | null
  isPending: boolean
  children: ReactNode
  onSubmit: (event?: FormEvent<HTMLFormElement>) => void
  onClose: () => void
}) {
  const body = useRef<HTMLFormElement>(null)
  const [isLeaving, setLeaving] = useState(false)
  const leave = () => (props.isDirty ? setLeaving(true) : props.onClose())
  return (
    <Dialog
      onClose={leave}
      title={props.title}
      size={640}
      closeOnClickOutside={false}
      styles={{ body: { padding: 0 }, title: { fontWeight: 700 } }}
    >
      <form
        ref={body}
        noValidate
        onSubmit={(event) => {
          setLeaving(false)
          props.onSubmit(event)
          focusFirstWrong(body.current)
        }}
      >
        <fieldset className={fields.fields} disabled={props.isPending}>
          {props.error && <Notice kind="error">{props.error.message}</Notice>}
          {props.children}
        </fieldset>
        {isLeaving ? (
          <LeavingFooter onKeep={() => setLeaving(false)} onDiscard={props.onClose} />
        ) : (
          <div className={footer.footer}>
            <Button variant="default" onClick={leave}>
              Cancel
            </Button>
            <Button
              type="submit"
              loading={props.isPending}
              {...(props.isDanger && { color: 'red.9' })}
            >
              {props.submit}
            </Button>
          </div>
        )}
      </form>
    </Dialog>
  )
}

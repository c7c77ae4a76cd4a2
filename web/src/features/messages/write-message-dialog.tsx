import { Button, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { sendEmail, sendSms } from '@towline/contract'
import { Fragment, useState } from 'react'
import { ApiError } from '../../platform/api.ts'
import { newClientKey } from '../../platform/client-key.ts'
import { useDo } from '../../platform/query.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLeaveGuard } from '../../ui/use-leave-guard.ts'
import { MessageSent } from './message-sent.tsx'
import { messageProblems, type Recipient, shownTo, type Written } from './write-message.text.ts'
import styles from './write-message-dialog.module.css'

const LONGEST = { email: 10_000, text: 1600 }

/** Writes a mail or a text to somebody, and then shows what became of it. */
export function WriteMessageDialog(props: { recipient: Recipient; onClose: () => void }) {
  const { recipient, onClose } = props
  const [sentId, setSentId] = useState('')
  if (sentId) return <MessageSent id={sentId} recipient={recipient} onClose={onClose} />
  return <Writing recipient={recipient} onClose={onClose} onSent={setSentId} />
}

function Writing(props: {
  recipient: Recipient
  onClose: () => void
  onSent: (id: string) => void
}) {
  const { recipient } = props
  const isEmail = recipient.kind === 'email'
  const form = useForm<Written>({
    initialValues: { subject: '', message: '' },
    validate: (written) => messageProblems(recipient, written),
  })
  const sending = useSending(recipient)
  const [isLeaving, setLeaving] = useState(false)
  const guard = useLeaveGuard(form.isDirty() && !sending.isSent)
  const send = (written: Written) =>
    sending.send(written, {
      onSent: props.onSent,
      onRefused: (fields) => form.setErrors(fields),
    })
  const leave = () => (form.isDirty() ? setLeaving(true) : props.onClose())
  return (
    <Dialog
      onClose={leave}
      title={isEmail ? 'Send Email' : 'Send Message'}
      size={560}
      closeOnClickOutside={false}
      styles={{ title: { fontWeight: 700 } }}
    >
      <form
        noValidate
        onSubmit={form.onSubmit(send, (problems) =>
          form.getInputNode(problems.subject ? 'subject' : 'message')?.focus(),
        )}
      >
        <fieldset disabled={sending.isPending} className={styles.fields}>
          <p className={styles.to}>
            To <strong>{recipient.name}</strong>, {shownTo(recipient)}
          </p>
          {sending.problem && <Notice kind="error">{sending.problem}</Notice>}
          {isEmail && (
            <TextInput
              label="Subject"
              maxLength={200}
              autoComplete="off"
              data-autofocus
              {...form.getInputProps('subject')}
            />
          )}
          <Textarea
            label="Message"
            rows={4}
            maxLength={LONGEST[recipient.kind]}
            withAsterisk
            aria-required
            {...(!isEmail && { 'data-autofocus': true })}
            {...form.getInputProps('message')}
          />
          <div className={styles.foot}>
            {isLeaving || guard.asks ? (
              <Fragment key="leaving">
                <p role="alert">This message hasn’t been sent.</p>
                <Button
                  variant="default"
                  autoFocus
                  onClick={() => {
                    guard.stay()
                    setLeaving(false)
                  }}
                >
                  Keep editing
                </Button>
                <Button color="red.9" onClick={guard.asks ? guard.go : props.onClose}>
                  Discard
                </Button>
              </Fragment>
            ) : (
              <Fragment key="writing">
                <Button variant="default" onClick={leave}>
                  Cancel
                </Button>
                <Button type="submit" loading={sending.isPending}>
                  Send
                </Button>
              </Fragment>
            )}
          </div>
        </fieldset>
      </form>
    </Dialog>
  )
}

/** Sends once, however often it is tried: a second try after a lost answer is the same message. */
function useSending(recipient: Recipient) {
  const [key] = useState(newClientKey)
  const mail = useDo(sendEmail)
  const text = useDo(sendSms)
  const doing = recipient.kind === 'email' ? mail : text
  return {
    isPending: doing.isPending,
    isSent: doing.isSuccess,
    problem: doing.error && refusalOf(doing.error),
    send: (
      { subject, message }: Written,
      told: { onSent: (id: string) => void; onRefused: (fields: Record<string, string>) => void },
    ) => {
      const then = {
        onSuccess: ({ id }: { id: string }) => told.onSent(id),
        onError: (error: Error) => error instanceof ApiError && told.onRefused(error.fields),
      }
      if (recipient.kind === 'email')
        mail.mutate({ body: { email: recipient.to, subject, message, key } }, then)
      else text.mutate({ body: { phoneNumber: recipient.to, message, key } }, then)
    },
  }
}

/** What is wrong with the address or number is said over the form, which has no field for it. */
function refusalOf(error: Error): string {
  const { email, phoneNumber } = error instanceof ApiError ? error.fields : {}
  return email ?? phoneNumber ?? error.message
}

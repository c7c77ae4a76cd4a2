import { Accordion, Button } from '@mantine/core'
import { type DispatchCall, saveDispatchCall } from '@towline/contract'
import { type FormEvent, Fragment, useState } from 'react'
import { ApiError } from '../../platform/api.ts'
import { useDo } from '../../platform/query.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { dispatchLive } from './dispatch.live.ts'
import styles from './dispatch-call-dialog.module.css'
import { DispatchFormProvider } from './dispatch-form.ts'
import { sections } from './dispatch-sections.tsx'
import { useFollowedForm } from './use-followed-form.ts'

const refetches = dispatchLive.flatMap((rule) => rule.refetches)

/** Makes a new call (`call` null) or modifies one. What is typed survives the saves of others. */
export function DispatchCallDialog(props: { call: DispatchCall | null; onClose: () => void }) {
  const followed = useFollowedForm(props.call)
  const { form, base } = followed
  const save = useDo(saveDispatchCall, refetches)
  const [leaving, setLeaving] = useState(false)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const target = base && { id: base.id, version: base.version }
    save.mutate(
      { body: { ...target, ...followed.changes() } },
      {
        onSuccess: props.onClose,
        onError: (error) => {
          if (!(error instanceof ApiError)) return
          if (error.code === 'newer_version') followed.takeIn(error.newer)
          form.setErrors(error.fields)
        },
      },
    )
  }
  const close = () => (followed.isChanged() ? setLeaving(true) : props.onClose())

  return (
    <Dialog
      onClose={close}
      title="Manage Dispatch Call"
      size={920}
      closeOnClickOutside={false}
      classNames={{ body: styles.body, title: styles.title }}
    >
      <DispatchFormProvider form={form}>
        <form noValidate onSubmit={submit} className={styles.form}>
          <fieldset disabled={save.isPending} className={styles.fields}>
            {save.error && followed.conflicts.length === 0 && (
              <Notice kind="error">{save.error.message}</Notice>
            )}
            <ConflictNotice
              conflicts={followed.conflicts}
              theirs={followed.stored}
              onTake={followed.takeTheirs}
            />
            <Accordion
              multiple
              chevronPosition="left"
              classNames={{ label: styles.section }}
              defaultValue={openFirst(base)}
            >
              {sections.map(({ name, title, fields }) => (
                <Accordion.Item key={name} value={name}>
                  <Accordion.Control>{title}</Accordion.Control>
                  <Accordion.Panel>{fields(base)}</Accordion.Panel>
                </Accordion.Item>
              ))}
            </Accordion>
          </fieldset>
          <div className={styles.footer}>
            {/* Keys, lest one button become the other under the click: then keeping on would also save. */}
            {leaving ? (
              <Fragment key="leaving">
                <p role="alert">What you typed is not saved.</p>
                <Button variant="default" onClick={() => setLeaving(false)}>
                  Keep editing
                </Button>
                <Button color="red" onClick={props.onClose}>
                  Discard
                </Button>
              </Fragment>
            ) : (
              <Fragment key="editing">
                <Button variant="default" onClick={close}>
                  Cancel
                </Button>
                <Button type="submit" loading={save.isPending}>
                  Save
                </Button>
              </Fragment>
            )}
          </div>
        </form>
      </DispatchFormProvider>
    </Dialog>
  )
}

const openFirst = (call: DispatchCall | null) =>
  call ? ['details'] : ['details', 'contact', 'location', 'vehicle']

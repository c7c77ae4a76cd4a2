import { Accordion, Button } from '@mantine/core'
import { IconFileInvoice } from '@tabler/icons-react'
import { type DispatchCall, vehicleLine } from '@towline/contract'
import { type FormEvent, useRef, useState } from 'react'
import type { ApiError } from '../../../platform/api.ts'
import { newClientKey } from '../../../platform/client-key.ts'
import { ConflictNotice } from '../../../ui/conflict-notice.tsx'
import { dateInputError } from '../../../ui/date-time-field.text.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { fieldLabel } from '../dispatch.text.ts'
import { AgentNotice } from './agent-notice.tsx'
import { DialogFooter } from './dialog-footer.tsx'
import styles from './dispatch-call-dialog.module.css'
import { DispatchFormProvider, useDispatchForm } from './dispatch-form.ts'
import {
  formErrors,
  openAtFirst,
  type SectionName,
  sectionOf,
  sections,
} from './dispatch-sections.tsx'
import { draftKey, dropDraft } from './draft.ts'
import { DraftNotice } from './draft-notice.tsx'
import { DuplicatesNotice } from './duplicates-notice.tsx'
import { HistorySection } from './history-section.tsx'
import { JobPapersSection } from './job-papers-section.tsx'
import { KnownCustomer } from './known-customer.tsx'
import { PriceLine } from './price-line.tsx'
import { readable } from './readable-value.ts'
import { SavingNotice } from './saving-notice.tsx'
import { SectionFields } from './section-fields.tsx'
import { useFollowedJob } from './use-followed-job.ts'
import { useFormKeys } from './use-form-keys.ts'
import { useReservation } from './use-reservation.ts'
import { useSaving } from './use-saving.ts'

/** The dialog with its form. What is typed survives the saves of others, lost connections and reloads. */
export function OpenCall(props: {
  call: DispatchCall | null
  onClose: () => void
  onOpenOther?: (id: string) => void
  onInvoice?: ((call: DispatchCall) => void) | undefined
  openAt?: SectionName | undefined
}) {
  const { call, openAt } = props
  const followed = useFollowedJob(call)
  const { form, base } = followed
  const [open, setOpen] = useState<string[]>(() => openAtFirst(call, openAt))
  const [clientKey, setClientKey] = useState(newClientKey)
  const [leave, setLeave] = useState<{ to: () => void } | null>(null)
  const key = draftKey(call?.id ?? null)
  const reservation = useReservation({
    id: call?.id ?? '',
    label: call ? `#${call.dispatchNumber}` : 'a new call',
  })
  const formKeys = useFormKeys()
  const fields = useRef<HTMLDivElement>(null)

  const showErrors = (errors: Record<string, string>) => {
    form.setErrors(errors)
    setOpen((before) => [...new Set([...before, ...Object.keys(errors).map(sectionOf)])])
    formKeys.focusFirstError()
  }
  const isOver = useRef(false)
  const go = (to: () => void) => {
    isOver.current = true
    dropDraft(key)
    to()
  }
  const saving = useSaving({
    followed,
    clientKey,
    isSentAnyway: () => reservation.isSentAnyway(form.getValues().driverId),
    onSaved: () => go(props.onClose),
    onRefused: (error: ApiError) =>
      showErrors({ ...dateErrors(form.errors), ...formErrors(error.fields) }),
  })
  const submit = (event?: FormEvent, anyway = false) => {
    event?.preventDefault()
    const unread = dateErrors(form.errors)
    if (Object.keys(unread).length > 0) return showErrors(unread)
    saving.save({ anyway })
  }
  const askToLeave = (to: () => void) => (followed.isChanged ? setLeave({ to }) : go(to))
  const { onOpenOther: openOther, onInvoice } = props

  return (
    <DispatchFormProvider form={form}>
      <Dialog
        onClose={() => askToLeave(props.onClose)}
        title={<DialogTitle call={base} />}
        size={920}
        closeOnClickOutside={false}
        classNames={{ content: styles.window, body: styles.body, title: styles.title }}
      >
        <form ref={formKeys.form} noValidate onSubmit={submit} className={styles.form}>
          <div ref={fields} className={styles.scroller}>
            <fieldset disabled={saving.isSaving} className={styles.fields}>
              <DraftNotice
                draftKey={key}
                followed={followed}
                clientKey={clientKey}
                isOver={isOver}
                onClientKey={setClientKey}
              />
              {base ? <AgentNotice call={base} /> : <KnownCustomer />}
              <DuplicatesNotice
                id={call?.id ?? null}
                onOpenOther={openOther && ((id) => askToLeave(() => openOther(id)))}
              />
              <ConflictNotice
                what="call"
                conflicts={followed.conflicts.map((name) => ({
                  name,
                  label: fieldLabel(name),
                  theirs: readable(name, followed.stored[name]),
                  yours: readable(name, form.values[name]),
                  onTake: () => followed.takeTheirs(name),
                }))}
              />
              <Accordion
                multiple
                chevronPosition="left"
                classNames={{ label: styles.section }}
                value={open}
                onChange={setOpen}
              >
                {sections.map((section) => (
                  <Accordion.Item key={section.name} value={section.name}>
                    <Accordion.Control data-autofocus={section.name === openAt || undefined}>
                      {section.title}
                    </Accordion.Control>
                    <Accordion.Panel>
                      <SectionFields
                        section={section}
                        form={form}
                        call={base}
                        reservation={reservation}
                        openAt={openAt}
                      />
                      {section.name === 'billing' && base && onInvoice && (
                        <Button
                          variant="default"
                          size="xs"
                          mt={12}
                          leftSection={<IconFileInvoice size={16} />}
                          onClick={() => askToLeave(() => onInvoice(base))}
                        >
                          Invoice…
                        </Button>
                      )}
                    </Accordion.Panel>
                  </Accordion.Item>
                ))}
              </Accordion>
              {call && <JobPapersSection id={call.id} />}
              {call && <HistorySection id={call.id} />}
            </fieldset>
          </div>
          <SavingNotice
            saving={saving}
            conflicts={followed.conflicts.map(fieldLabel)}
            onShowConflicts={() => fields.current?.scrollTo({ top: 0 })}
            onAnyway={() => submit(undefined, true)}
          />
          <PriceLine />
          <DialogFooter
            isSaving={saving.isSaving}
            isLeaving={leave !== null}
            onCancel={() => askToLeave(props.onClose)}
            onKeep={() => setLeave(null)}
            onDiscard={() => leave && go(leave.to)}
          />
        </form>
      </Dialog>
    </DispatchFormProvider>
  )
}

/** What the dialog is for, and which job it is: in sight however far one has scrolled. */
function DialogTitle({ call }: { call: DispatchCall | null }) {
  const { values } = useDispatchForm()
  const who = [
    call && `#${call.dispatchNumber}`,
    vehicleLine(values),
    values.customerName,
    values.pickupAddress,
  ].filter(Boolean)
  return (
    <>
      Manage Dispatch Call
      {who.length > 0 && <span className={styles.identity}>{who.join(' · ')}</span>}
    </>
  )
}

/** Dates that were typed and can't be read: saving would lose them. */
const dateErrors = (errors: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors)
      .filter(([, text]) => text === dateInputError.message)
      .map(([name]) => [name, dateInputError.message]),
  )

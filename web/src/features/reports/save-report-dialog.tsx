import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type ReportQuestion, type SavedReport, SaveReport } from '@towline/contract'
import { useRef } from 'react'
import { ApiError } from '../../platform/api.ts'
import { problemsOf } from '../../platform/problems.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { focusFirstWrong } from '../../ui/focus-first-wrong.ts'
import { Notice } from '../../ui/notice.tsx'
import fields from '../../ui/record-fields.module.css'
import footer from '../../ui/record-footer.module.css'
import { useManagers, useSaveReport } from './reports.queries.ts'
import { scheduleChoices } from './reports.text.ts'
import styles from './reports-section.module.css'

type Values = Pick<SavedReport, 'name' | 'schedule'> & { recipientIds: string[] }

/** Keeps a report under a name, and says when and to whom it is emailed; changes one that is kept. */
export function SaveReportDialog(props: {
  saved: SavedReport | null
  question: ReportQuestion
  onClose: () => void
  onSaved: (saved: SavedReport) => void
}) {
  const { saved, question } = props
  const body = useRef<HTMLFormElement>(null)
  const managers = useManagers().data ?? []
  const saving = useSaveReport()
  const withQuestion = (values: Values) => ({ ...values, question, id: saved?.id ?? '' })
  const form = useForm<Values>({
    initialValues: {
      name: saved?.name ?? '',
      schedule: saved?.schedule ?? '',
      recipientIds: saved?.recipients.map(({ id }) => id) ?? [],
    },
    validate: (values) => problemsOf(SaveReport, withQuestion(values)),
  })
  const save = (values: Values) =>
    saving.mutate(
      { body: { ...withQuestion(values), ...(saved && { version: saved.version }) } },
      {
        onSuccess: (now) => {
          props.onSaved(now)
          props.onClose()
        },
        onError: (refused) => refused instanceof ApiError && form.setErrors(refused.fields),
      },
    )
  return (
    <Dialog
      onClose={props.onClose}
      title={saved ? `Save changes to ${saved.name}` : 'Save this report'}
      size={560}
      styles={{ body: { padding: 0 }, title: { fontWeight: 700 } }}
    >
      <form
        ref={body}
        noValidate
        onSubmit={(event) => {
          form.onSubmit(save)(event)
          focusFirstWrong(body.current)
        }}
      >
        <fieldset className={fields.fields} disabled={saving.isPending}>
          {saving.error && <Notice kind="error">{saving.error.message}</Notice>}
          <TextInput
            label="Name"
            placeholder="Last month by reason"
            maxLength={80}
            withAsterisk
            aria-required
            data-autofocus
            {...form.getInputProps('name')}
          />
          <NativeSelect
            label="Email it"
            data={scheduleChoices}
            {...form.getInputProps('schedule')}
          />
          {form.values.schedule !== '' && (
            <Checkbox.Group
              label="To"
              description="Managers of the company"
              {...form.getInputProps('recipientIds')}
            >
              <div className={styles.people}>
                {managers.map(({ id, firstName, lastName }) => (
                  <Checkbox key={id} value={id} label={`${firstName} ${lastName}`} />
                ))}
              </div>
            </Checkbox.Group>
          )}
        </fieldset>
        <div className={footer.footer}>
          <Button variant="default" onClick={props.onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={saving.isPending}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

import { Button, Select, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type CommissionRule, SaveCommission } from '@towline/contract'
import { useRef } from 'react'
import { ApiError } from '../../platform/api.ts'
import { problemsOf } from '../../platform/problems.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { focusFirstWrong } from '../../ui/focus-first-wrong.ts'
import { Notice } from '../../ui/notice.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import fields from '../../ui/record-fields.module.css'
import footer from '../../ui/record-footer.module.css'
import { useDrivers, useSaveCommission } from './reports.queries.ts'

const EVERYONE = 'everyone'

type Values = {
  whose: string
  percent: number | string
  perJob: number | string
  validFrom: string
}

const toSend = ({ whose, percent, perJob, validFrom }: Values) => ({
  driverId: whose === EVERYONE ? '' : whose,
  percent: Number(percent),
  perJob: Number(perJob),
  validFrom,
})

/** Sets what every driver, or one of them, earns from a day on. */
export function CommissionDialog(props: {
  rules: readonly CommissionRule[]
  today: string
  onClose: () => void
  onSaved: (name: string) => void
}) {
  const { rules, today } = props
  const body = useRef<HTMLFormElement>(null)
  const drivers = useDrivers().data ?? []
  const saving = useSaveCommission()
  const current = (whose: string) =>
    rules.find(({ driverId }) => driverId === (whose === EVERYONE ? '' : whose))
  const valuesFor = (whose: string): Values => ({
    whose,
    percent: current(whose)?.percent ?? 0,
    perJob: current(whose)?.perJob ?? 0,
    validFrom: today,
  })
  const form = useForm<Values>({
    initialValues: valuesFor(EVERYONE),
    validate: (values) => problemsOf(SaveCommission, toSend(values)),
  })
  const choices = [
    { value: EVERYONE, label: 'Every driver without a rule of their own' },
    ...drivers.map(({ id, firstName, lastName }) => ({
      value: id,
      label: `${firstName} ${lastName}`,
    })),
  ]
  const save = (values: Values) =>
    saving.mutate(
      { body: toSend(values) },
      {
        onSuccess: ({ driverName }) => {
          props.onSaved(driverName || 'every driver')
          props.onClose()
        },
        onError: (refused) => refused instanceof ApiError && form.setErrors(refused.fields),
      },
    )
  return (
    <Dialog
      onClose={props.onClose}
      title="Set a commission"
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
          <Select
            label="For"
            searchable
            allowDeselect={false}
            data={choices}
            value={form.values.whose}
            onChange={(whose) => whose && form.setValues(valuesFor(whose))}
          />
          <div className={fields.pair}>
            <NumberField
              label="Share of the bill before tax"
              suffix="%"
              min={0}
              max={100}
              decimalScale={2}
              hideControls
              data-autofocus
              {...form.getInputProps('percent')}
            />
            <NumberField
              label="For each completed job"
              leftSection="$"
              min={0}
              decimalScale={2}
              hideControls
              {...form.getInputProps('perJob')}
            />
          </div>
          <TextInput
            type="date"
            label="From"
            description={
              current(form.values.whose)
                ? 'Today or later. What was earned before stays as it was.'
                : 'Any day: the first rule may hold for past jobs as well.'
            }
            max="9999-12-31"
            {...form.getInputProps('validFrom')}
          />
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

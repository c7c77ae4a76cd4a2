import { Button, Skeleton, Textarea, TextInput } from '@mantine/core'
import { type UseFormReturnType, useForm } from '@mantine/form'
import { InvoiceSettings, invoiceSettingLabels, SaveInvoiceSettings } from '@towline/contract'
import { useRef, useState } from 'react'
import { useParams } from 'react-router'
import { ApiError } from '../../platform/api.ts'
import { formFields } from '../../platform/form-fields.ts'
import { problemsOf } from '../../platform/problems.ts'
import { Card } from '../../ui/card.tsx'
import { Failed } from '../../ui/failed.tsx'
import { focusFirstWrong } from '../../ui/focus-first-wrong.ts'
import { FollowedNotices } from '../../ui/followed-notices.tsx'
import { LeaveDialog } from '../../ui/leave-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { useFollowedForm } from '../../ui/use-followed-form.ts'
import { useLeaveGuard } from '../../ui/use-leave-guard.ts'
import { RecordHistory } from '../history/index.ts'
import { CardAccount } from './card-account.tsx'
import { useSaveSettings, useSettings } from './invoices.queries.ts'
import { LogoField } from './logo-field.tsx'
import styles from './settings-form.module.css'

/** The Invoices tab of Settings: what goes on every invoice from now on, reminders, card payments. */
export function InvoiceSettingsTab() {
  const { data, error, refetch } = useSettings()
  if (data) return <SettingsForm settings={data} />
  if (error) return <Failed error={error} onRetry={() => void refetch()} />
  return <Skeleton height={420} role="status" aria-label="Loading the settings of invoices" />
}

/** As they are typed: a number may be empty for a while. */
type Values = Omit<
  InvoiceSettings,
  'version' | 'termsDays' | 'remindDays' | 'storageTaxPercent'
> & {
  termsDays: number | string
  remindDays: number | string
  storageTaxPercent: number | string
}

const valuesOf = ({ version: _, ...values }: InvoiceSettings): Values => values

const labels = invoiceSettingLabels

const fields = formFields<Values>([
  'termsDays',
  'licenses',
  'footer',
  'logoId',
  'remindDays',
  'stripeAccount',
  'storageTaxPercent',
])

// An empty number is no number: it is told at its field.
const numberOf = (typed: number | string) => (typed === '' ? undefined : Number(typed))
const asSent = (values: Values, version: number) => ({
  ...values,
  termsDays: numberOf(values.termsDays),
  remindDays: numberOf(values.remindDays),
  storageTaxPercent: numberOf(values.storageTaxPercent),
  version,
})

const readable = (name: keyof Values, values: Values): string =>
  name === 'logoId' && values.logoId ? 'a logo' : String(values[name]) || '–'

function SettingsForm({ settings }: { settings: InvoiceSettings }) {
  const { id: companyId = '' } = useParams()
  const saving = useSaveSettings()
  const body = useRef<HTMLFormElement>(null)
  const [isSaved, setSaved] = useState(false)
  const form = useForm<Values>({
    initialValues: valuesOf(settings),
    validate: (values) => problemsOf(SaveInvoiceSettings, asSent(values, settings.version)),
  })
  const followed = useFollowedForm(form, {
    record: settings,
    isSaving: saving.isPending,
    valuesOf,
    read: (newer) => InvoiceSettings.safeParse(newer).data,
    fields,
  })
  const guard = useLeaveGuard(followed.isChanged)
  const save = (values: Values) => {
    setSaved(false)
    const version = (followed.base ?? settings).version
    saving.mutate(
      { body: SaveInvoiceSettings.parse(asSent(values, version)) },
      {
        onSuccess: (saved) => {
          followed.settle(saved)
          setSaved(true)
        },
        onError: (error) => {
          if (!(error instanceof ApiError)) return
          if (error.code === 'newer_version') followed.takeRefusal(error.newer)
          form.setErrors(error.fields)
          focusFirstWrong(body.current)
        },
      },
    )
  }
  return (
    <form
      ref={body}
      noValidate
      className={styles.form}
      onSubmit={form.onSubmit(save, () => focusFirstWrong(body.current))}
    >
      <fieldset disabled={saving.isPending} className={styles.fields}>
        <OnInvoices form={form} />
        <Money form={form} />
      </fieldset>
      <FollowedNotices
        what="page"
        followed={followed}
        mine={form.values}
        labels={labels}
        readable={readable}
      />
      {saving.error && <Notice kind="error">{saving.error.message}</Notice>}
      {isSaved && !followed.isChanged && (
        <Notice kind="success">Saved. Invoices issued before stay as they are.</Notice>
      )}
      <div>
        <Button type="submit" loading={saving.isPending}>
          Save
        </Button>
      </div>
      {companyId && <RecordHistory kind="invoiceSettings" id={companyId} />}
      <LeaveDialog title="Leave the settings of invoices?" guard={guard} />
    </form>
  )
}

type Part = { form: Pick<UseFormReturnType<Values>, 'getInputProps' | 'setFieldValue' | 'values'> }

const OnInvoices = ({ form }: Part) => (
  <Card title="On every invoice">
    <div className={styles.part}>
      <NumberField
        label={labels.termsDays}
        description="A customer without an account pays at once"
        min={0}
        max={365}
        allowDecimal={false}
        maw={260}
        {...form.getInputProps('termsDays')}
      />
      <Textarea
        label={labels.licenses}
        description="A line each, as your state wants them: license numbers, the agency that hears complaints"
        rows={4}
        {...form.getInputProps('licenses')}
      />
      <Textarea
        label={labels.footer}
        description="How to pay by check, thanks"
        rows={3}
        {...form.getInputProps('footer')}
      />
      <LogoField
        value={form.values.logoId}
        onChange={(logoId) => form.setFieldValue('logoId', logoId)}
      />
    </div>
  </Card>
)

const Money = ({ form }: Part) => (
  <Card title="Getting paid">
    <div className={styles.part}>
      <NumberField
        label={labels.remindDays}
        description="Accounts are reminded by email of what is overdue. 0: only when you press Remind"
        min={0}
        max={90}
        allowDecimal={false}
        maw={260}
        {...form.getInputProps('remindDays')}
      />
      <NumberField
        label={labels.storageTaxPercent}
        description="Percent, added when a stored vehicle is released. A job’s bill has its own"
        min={0}
        max={100}
        decimalScale={4}
        suffix="%"
        maw={260}
        {...form.getInputProps('storageTaxPercent')}
      />
      <TextInput
        label={labels.stripeAccount}
        description="Where card payments go; filled in when you connect Stripe. It begins with acct_"
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        maw={360}
        {...form.getInputProps('stripeAccount')}
      />
      <CardAccount />
    </div>
  </Card>
)

import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { formatPhone, type Invoice, SendInvoice } from '@towline/contract'
import { ApiError } from '../../platform/api.ts'
import { problemsOf } from '../../platform/problems.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { PhoneField } from '../../ui/phone-field.tsx'
import { useSend } from './invoices.queries.ts'
import { titleOf } from './invoices.text.ts'

/** Sends an invoice by email, by text, or both. */
export function SendDialog(props: {
  invoice: Invoice
  onClose: () => void
  onNews: (what: string) => void
}) {
  const { invoice } = props
  const sending = useSend()
  const form = useForm({
    initialValues: { email: invoice.billTo.email, phone: '' },
    validate: (values) => problemsOf(SendInvoice, values),
  })
  const { phone } = invoice.billTo
  return (
    <FormDialog
      title={`Send ${titleOf(invoice).toLowerCase()}`}
      submit="Send"
      isDirty={form.isDirty()}
      error={sending.error}
      isPending={sending.isPending}
      onClose={props.onClose}
      onSubmit={form.onSubmit((values) => {
        const body = SendInvoice.parse(values)
        sending.mutate(
          { params: { id: invoice.id }, body },
          {
            onSuccess: () => {
              props.onNews(`${titleOf(invoice)} is on its way to ${sentTo(body)}.`)
              props.onClose()
            },
            onError: (refused) => refused instanceof ApiError && form.setErrors(refused.fields),
          },
        )
      })}
    >
      <TextInput
        type="email"
        label="Email"
        description="With the PDF and a link to look at it and pay"
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('email')}
      />
      <PhoneField
        label="Text to"
        description={
          phone ? `A link to look at it and pay. Their number is ${formatPhone(phone)}.` : 'A link'
        }
        autoComplete="off"
        {...form.getInputProps('phone')}
        onType={(digits) => form.setFieldValue('phone', digits)}
      />
    </FormDialog>
  )
}

const sentTo = ({ email, phone }: { email: string; phone: string }): string =>
  [email, phone && formatPhone(phone)].filter(Boolean).join(' and ')

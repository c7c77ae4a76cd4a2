import { Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type Invoice, VoidInvoice } from '@towline/contract'
import { ApiError } from '../../platform/api.ts'
import { problemsOf } from '../../platform/problems.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { useVoid } from './invoices.queries.ts'
import { titleOf } from './invoices.text.ts'

/** Voids an invoice, which can't be taken back, with the reason. */
export function VoidDialog(props: {
  invoice: Invoice
  onClose: () => void
  onNews: (what: string) => void
}) {
  const { invoice } = props
  const voiding = useVoid()
  const form = useForm({
    initialValues: { reason: '' },
    validate: (values) => problemsOf(VoidInvoice, values),
  })
  const name = titleOf(invoice)
  return (
    <FormDialog
      title={`Void ${name.toLowerCase()}?`}
      submit="Void it"
      isDanger
      isDirty={form.isDirty()}
      error={voiding.error}
      isPending={voiding.isPending}
      onClose={props.onClose}
      onSubmit={form.onSubmit((body) =>
        voiding.mutate(
          { params: { id: invoice.id }, body },
          {
            onSuccess: () => {
              props.onNews(`${name} is void. Its job can be invoiced again.`)
              props.onClose()
            },
            onError: (refused) => refused instanceof ApiError && form.setErrors(refused.fields),
          },
        ),
      )}
    >
      <p>
        This can’t be undone. Nobody owes anything on it any longer, its pay link stops working, and
        its number stays used. The job can be invoiced again.
      </p>
      <Textarea
        label="Reason"
        rows={2}
        maxLength={500}
        data-autofocus
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  )
}

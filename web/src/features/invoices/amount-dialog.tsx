import { Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { CreditInvoice, centsOf } from '@towline/contract'
import { useState } from 'react'
import { ApiError } from '../../platform/api.ts'
import { newClientKey } from '../../platform/client-key.ts'
import { problemsOf } from '../../platform/problems.ts'
import { DollarInput } from '../../ui/dollar-input.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { centsText } from './invoices.text.ts'

type Values = { amount: number | string; reason: string }
type Sent = { key: string; amountCents: number; reason: string }

/** Asks how much is taken off or given back, and why. The same dialog sent again counts once. */
export function AmountDialog(props: {
  title: string
  about: string
  submit: string
  mostCents: number
  error: Error | null
  isPending: boolean
  onSend: (body: Sent, does: { onSuccess: () => void; onError: (error: Error) => void }) => void
  onClose: () => void
}) {
  const [key] = useState(newClientKey)
  const asSent = ({ amount, reason }: Values): Sent => ({
    key,
    amountCents: centsOf(Number(amount)),
    reason,
  })
  const form = useForm<Values>({
    initialValues: { amount: props.mostCents / 100, reason: '' },
    validate: (values) => {
      const { amountCents, ...problems } = problemsOf(CreditInvoice, asSent(values))
      const tooMuch =
        centsOf(Number(values.amount)) > props.mostCents
          ? `At most ${centsText(props.mostCents)}`
          : undefined
      const amount = amountCents ?? tooMuch
      return { ...problems, ...(amount && { amount }) }
    },
  })
  return (
    <FormDialog
      title={props.title}
      submit={props.submit}
      isDanger
      isDirty={form.isDirty()}
      error={props.error}
      isPending={props.isPending}
      onClose={props.onClose}
      onSubmit={form.onSubmit((values) =>
        props.onSend(asSent(values), {
          onSuccess: props.onClose,
          onError: (refused) =>
            refused instanceof ApiError && form.setErrors(inForm(refused.fields)),
        }),
      )}
    >
      <p>{props.about}</p>
      <DollarInput
        label="Amount"
        description={`At most ${centsText(props.mostCents)}`}
        {...form.getInputProps('amount')}
      />
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

/** Problems by the names that the fields have in the form. */
const inForm = ({ amountCents, ...others }: Record<string, string>) => ({
  ...others,
  ...(amountCents && { amount: amountCents }),
})

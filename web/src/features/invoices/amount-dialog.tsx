import { Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { centsOf, RefundPayment } from '@towline/contract'
import { useState } from 'react'
import { ApiError } from '../../platform/api.ts'
import { newClientKey } from '../../platform/client-key.ts'
import { problemsOf } from '../../platform/problems.ts'
import { DollarInput } from '../../ui/dollar-input.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { centsText } from './invoices.text.ts'

type Values = { amount: number | string; tip: number | string; reason: string }
type Sent = { key: string; amountCents: number; tipCents: number; reason: string }

/** Asks how much is taken off or given back, and why. The same dialog sent again counts once. */
export function AmountDialog(props: {
  title: string
  about: string
  submit: string
  mostCents: number
  /** Of the tip, which is asked for only where there is one. */
  mostTipCents?: number
  error: Error | null
  isPending: boolean
  onSend: (body: Sent, does: { onSuccess: () => void; onError: (error: Error) => void }) => void
  onClose: () => void
}) {
  const [key] = useState(newClientKey)
  const { mostCents, mostTipCents = 0 } = props
  const asSent = ({ amount, tip, reason }: Values): Sent => ({
    key,
    amountCents: centsOf(Number(amount)),
    tipCents: centsOf(Number(tip)),
    reason,
  })
  const form = useForm<Values>({
    initialValues: { amount: mostCents / 100, tip: 0, reason: '' },
    validate: (values) => {
      const sent = asSent(values)
      return {
        ...inForm(problemsOf(RefundPayment, sent)),
        ...(sent.amountCents > mostCents && { amount: `At most ${centsText(mostCents)}` }),
        ...(sent.tipCents > mostTipCents && { tip: `At most ${centsText(mostTipCents)}` }),
      }
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
        description={`At most ${centsText(mostCents)}`}
        {...form.getInputProps('amount')}
      />
      {mostTipCents > 0 && (
        <DollarInput
          label="Of the tip"
          description={`At most ${centsText(mostTipCents)}`}
          {...form.getInputProps('tip')}
        />
      )}
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
const inForm = ({ amountCents, tipCents, ...others }: Record<string, string>) => ({
  ...others,
  ...(amountCents && { amount: amountCents }),
  ...(tipCents && { tip: tipCents }),
})

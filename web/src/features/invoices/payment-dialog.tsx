import { NativeSelect, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { centsOf, type Invoice, TakePayment } from '@towline/contract'
import { useState } from 'react'
import { ApiError } from '../../platform/api.ts'
import { newClientKey } from '../../platform/client-key.ts'
import { problemsOf } from '../../platform/problems.ts'
import { DollarInput } from '../../ui/dollar-input.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import fields from '../../ui/record-fields.module.css'
import { useDrivers, useTakePayment } from './invoices.queries.ts'
import { centsText, titleOf } from './invoices.text.ts'

const methods = TakePayment.shape.method.options
type Values = {
  method: (typeof methods)[number]
  amount: number | string
  tip: number | string
  reference: string
  driverId: string
}

/** How whoever pays usually pays: a club by remittance, an account by its terms, anybody else in cash. */
function usualMethod({ payer, accountId }: Invoice): Values['method'] {
  if (payer === 'club') return 'Motor club'
  return accountId ? 'Check' : 'Cash'
}

/** Writes down money that came in, once however often it is sent. */
export function PaymentDialog(props: {
  invoice: Invoice
  onClose: () => void
  onNews: (what: string) => void
}) {
  const { invoice } = props
  const taking = useTakePayment()
  const drivers = useDrivers().data ?? []
  const [key] = useState(newClientKey)
  const asSent = ({ amount, tip, ...values }: Values) => ({
    ...values,
    key,
    amountCents: centsOf(Number(amount)),
    tipCents: centsOf(Number(tip)),
  })
  const form = useForm<Values>({
    initialValues: {
      method: usualMethod(invoice),
      amount: invoice.balanceCents / 100,
      tip: '',
      reference: '',
      driverId: '',
    },
    validate: (values) => inForm(problemsOf(TakePayment, asSent(values)), values, invoice),
  })
  const take = (values: Values) => {
    const body = TakePayment.parse(asSent(values))
    taking.mutate(
      { params: { id: invoice.id }, body },
      {
        onSuccess: ({ balanceCents }) => {
          const left = balanceCents > 0 ? ` ${centsText(balanceCents)} is left.` : ' It is paid.'
          props.onNews(`${centsText(body.amountCents)} is written down.${left}`)
          props.onClose()
        },
        onError: (refused) =>
          refused instanceof ApiError && form.setErrors(inForm(refused.fields, values, invoice)),
      },
    )
  }
  const isInHand = form.values.method === 'Cash' || form.values.method === 'Check'
  return (
    <FormDialog
      title={`Payment for ${titleOf(invoice).toLowerCase()}`}
      submit="Take payment"
      isDirty={form.isDirty()}
      error={taking.error}
      isPending={taking.isPending}
      onClose={props.onClose}
      onSubmit={form.onSubmit(take)}
    >
      <div className={fields.pair}>
        <NativeSelect label="Paid by" data={[...methods]} {...form.getInputProps('method')} />
        <TextInput
          label={form.values.method === 'Check' ? 'Check number' : 'Reference'}
          maxLength={100}
          {...form.getInputProps('reference')}
        />
        <DollarInput
          label="Amount"
          description={`Balance ${centsText(invoice.balanceCents)}`}
          data-autofocus
          {...form.getInputProps('amount')}
        />
        <DollarInput
          label="Tip"
          description="For the driver, beside the amount"
          {...form.getInputProps('tip')}
        />
      </div>
      <NativeSelect
        label="Taken by"
        description={isInHand ? 'Cash and checks wait under Deposits to be handed in.' : undefined}
        data={[
          { value: '', label: 'The office' },
          ...drivers.map(({ id, firstName, lastName }) => ({
            value: id,
            label: `${firstName} ${lastName}`,
          })),
        ]}
        {...form.getInputProps('driverId')}
      />
    </FormDialog>
  )
}

/** Problems by the names that the fields have in the form; nobody pays more than is owed. */
function inForm(
  { amountCents, tipCents, ...others }: Record<string, string>,
  values: Values,
  { balanceCents }: Invoice,
) {
  const tooMuch =
    centsOf(Number(values.amount)) > balanceCents
      ? `At most ${centsText(balanceCents)} is owed. Write the rest as a tip, or give it back.`
      : ''
  const amount = amountCents ?? tooMuch
  return { ...others, ...(amount && { amount }), ...(tipCents && { tip: tipCents }) }
}

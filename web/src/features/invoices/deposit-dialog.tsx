import { Checkbox, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { centsOf, MakeDeposit, type Undeposited } from '@towline/contract'
import { ApiError } from '../../platform/api.ts'
import { problemsOf } from '../../platform/problems.ts'
import { DollarInput } from '../../ui/dollar-input.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import styles from './deposit-dialog.module.css'
import { useMakeDeposit } from './invoices.queries.ts'
import { centsText, momentText } from './invoices.text.ts'

type Values = { paymentIds: string[]; counted: number | string; note: string }

/** Takes in what a driver collected: what was counted stands beside what it should be. */
export function DepositDialog(props: {
  driver: Undeposited
  onClose: () => void
  onNews: (what: string) => void
}) {
  const { driver } = props
  const saving = useMakeDeposit()
  const form = useForm<Values>({
    initialValues: { paymentIds: driver.payments.map(({ id }) => id), counted: '', note: '' },
    validate: (values) => ({
      ...problemsOf(MakeDeposit, asSent(values)),
      ...(values.counted === '' && { counted: 'Count it, and enter what it is' }),
    }),
  })
  const chosen = driver.payments.filter(({ id }) => form.values.paymentIds.includes(id))
  const expected = chosen.reduce(
    (sum, { amountCents, tipCents }) => sum + amountCents + tipCents,
    0,
  )
  const difference = centsOf(Number(form.values.counted)) - expected
  return (
    <FormDialog
      title={`Money from ${driver.driverName}`}
      submit="Take it in"
      isDirty={form.isDirty()}
      error={saving.error}
      isPending={saving.isPending}
      onClose={props.onClose}
      onSubmit={form.onSubmit((values) =>
        saving.mutate(
          { body: MakeDeposit.parse(asSent(values)) },
          {
            onSuccess: ({ countedCents }) => {
              props.onNews(`${centsText(countedCents)} from ${driver.driverName} is taken in.`)
              props.onClose()
            },
            onError: (refused) => refused instanceof ApiError && form.setErrors(refused.fields),
          },
        ),
      )}
    >
      <Checkbox.Group label="What is handed in" {...form.getInputProps('paymentIds')}>
        <div className={styles.payments}>
          {driver.payments.map((payment) => (
            <Checkbox
              key={payment.id}
              value={payment.id}
              label={`${payment.method} ${centsText(payment.amountCents + payment.tipCents)}, invoice ${payment.number}`}
              description={[
                momentText(payment.receivedAt),
                payment.tipCents > 0 && `with a tip of ${centsText(payment.tipCents)}`,
                payment.reference,
              ]
                .filter(Boolean)
                .join(' · ')}
            />
          ))}
        </div>
      </Checkbox.Group>
      <dl className={styles.sums}>
        <dt>It should be</dt>
        <dd>{centsText(expected)}</dd>
        {form.values.counted !== '' && (
          <>
            <dt>Difference</dt>
            <dd data-differs={difference !== 0 || undefined}>
              <output>{centsText(difference)}</output>
            </dd>
          </>
        )}
      </dl>
      <DollarInput label="Counted" data-autofocus {...form.getInputProps('counted')} />
      <TextInput
        label="Note"
        description={
          form.values.counted !== '' && difference !== 0 ? 'Say why it differs' : undefined
        }
        maxLength={500}
        {...form.getInputProps('note')}
      />
    </FormDialog>
  )
}

const asSent = ({ paymentIds, counted, note }: Values) => ({
  paymentIds,
  note,
  countedCents: centsOf(Number(counted)),
})

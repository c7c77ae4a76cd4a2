import { Checkbox } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type Fee, Rates } from '@towline/contract'
import { problemsOf } from '../../platform/problems.ts'
import { DollarInput } from '../../ui/dollar-input.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import fields from '../../ui/record-fields.module.css'
import { PartDialog } from './part-dialog.tsx'

type Fees = Pick<Rates, 'cancelFee' | 'goneOnArrivalFee' | 'storage' | 'coverage'>
/** A number field of a form holds empty text while nothing is typed. */
type Typed = number | ''
type Values = {
  cancel: Typed
  cancelTaxed: boolean
  gone: Typed
  goneTaxed: boolean
  perDay: Typed
  graceHours: Typed
  storageTaxed: boolean
  coveredMiles: Typed
  coveredDollars: Typed
}

const valuesOf = ({ cancelFee, goneOnArrivalFee, storage, coverage }: Fees): Values => ({
  cancel: cancelFee?.amount ?? '',
  cancelTaxed: cancelFee?.taxable ?? true,
  gone: goneOnArrivalFee?.amount ?? '',
  goneTaxed: goneOnArrivalFee?.taxable ?? true,
  perDay: storage?.perDay ?? '',
  graceHours: storage?.graceHours ?? '',
  storageTaxed: storage?.taxable ?? true,
  coveredMiles: coverage?.miles ?? '',
  coveredDollars: coverage?.dollars ?? '',
})

const feeOf = (amount: Typed, taxable: boolean): Fee | null =>
  amount === '' ? null : { amount, taxable }
const orNull = (typed: Typed) => (typed === '' ? null : typed)

function feesOf(values: Values): Fees {
  const [miles, dollars] = [orNull(values.coveredMiles), orNull(values.coveredDollars)]
  return {
    cancelFee: feeOf(values.cancel, values.cancelTaxed),
    goneOnArrivalFee: feeOf(values.gone, values.goneTaxed),
    storage:
      values.perDay === ''
        ? null
        : {
            perDay: values.perDay,
            graceHours: values.graceHours || 0,
            taxable: values.storageTaxed,
          },
    coverage: miles === null && dollars === null ? null : { miles, dollars },
  }
}

/** Fees, storage and what a motor club covers; an empty field is none, or as the company has it. */
export function FeesDialog(props: {
  fees: Fees
  onKeep: (fees: Fees) => void
  onClose: () => void
}) {
  const form = useForm<Values>({
    initialValues: valuesOf(props.fees),
    validate: (values) => {
      const fees = feesOf(values)
      const places: Record<string, keyof Values> = {
        'cancelFee.amount': 'cancel',
        'goneOnArrivalFee.amount': 'gone',
        'storage.perDay': 'perDay',
        'storage.graceHours': 'graceHours',
        'coverage.miles': 'coveredMiles',
        'coverage.dollars': 'coveredDollars',
      }
      return Object.fromEntries(
        Object.entries(problemsOf(Rates, { ...fees })).map(([path, text]) => [
          places[path] ?? 'cancel',
          text,
        ]),
      )
    },
  })
  const taxed = (name: 'cancelTaxed' | 'goneTaxed' | 'storageTaxed', label: string) => (
    <Checkbox
      className={fields.wide ?? ''}
      label={label}
      {...form.getInputProps(name, { type: 'checkbox' })}
    />
  )
  return (
    <PartDialog
      title="Fees, storage and coverage"
      onSubmit={form.onSubmit((values) => props.onKeep(feesOf(values)))}
      onClose={props.onClose}
    >
      <div className={fields.pair}>
        <DollarInput label="Cancel fee" data-autofocus {...form.getInputProps('cancel')} />
        <DollarInput label="Gone on arrival" {...form.getInputProps('gone')} />
        {taxed('cancelTaxed', 'Cancel fee is taxed')}
        {taxed('goneTaxed', 'Gone on arrival is taxed')}
        <DollarInput label="Storage per day" {...form.getInputProps('perDay')} />
        <NumberField
          label="Storage is free for, hours"
          min={0}
          hideControls
          {...form.getInputProps('graceHours')}
        />
        {taxed('storageTaxed', 'Storage is taxed')}
        <NumberField
          label="Motor club covers, miles"
          min={0}
          decimalScale={1}
          hideControls
          {...form.getInputProps('coveredMiles')}
        />
        <DollarInput label="Motor club covers, up to" {...form.getInputProps('coveredDollars')} />
      </div>
    </PartDialog>
  )
}

import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { SandboxCard } from '@towline/contract'
import { useEffect, useEffectEvent } from 'react'
import { ApiError } from '../../../platform/api.ts'
import { problemsOf } from '../../../platform/problems.ts'
import { Notice } from '../../../ui/notice.tsx'
import { grouped, monthAndYear } from './card.text.ts'
import styles from './sandbox-frame.module.css'

const blank = { cardNumber: '', expiry: '', cvc: '', nameOnCard: '' }

/** A test card. What the bank says of it stands at its number. */
export function CardForm(props: {
  button: string
  isBusy: boolean
  error: Error | null
  onCard: (card: typeof blank) => void
}) {
  const { button, isBusy, error, onCard } = props
  const form = useForm({
    initialValues: blank,
    validate: (values) => problemsOf(SandboxCard, values),
  })
  const isDeclined = error instanceof ApiError && error.code === 'card_declined'
  const showDecline = useEffectEvent((problem: Error) => {
    if (!(problem instanceof ApiError)) return
    const fields = isDeclined ? { cardNumber: problem.message } : problem.fields
    form.setErrors(fields)
    focusFirst(fields)
  })
  // Once the fields can be used again.
  useEffect(() => {
    if (error && !isBusy) showDecline(error)
  }, [error, isBusy])
  const focusFirst = (problems: object) => {
    const [first] = Object.keys(blank).filter((name) => name in problems)
    if (first) form.getInputNode(first)?.focus()
  }
  const formatted = (name: 'cardNumber' | 'expiry', format: (typed: string) => string) => ({
    ...form.getInputProps(name),
    onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
      form.setFieldValue(name, format(event.currentTarget.value)),
  })
  return (
    <form noValidate onSubmit={form.onSubmit(onCard, focusFirst)}>
      <fieldset disabled={isBusy}>
        {error && !isDeclined && <Notice kind="error">{error.message}</Notice>}
        <TextInput
          label="Card number"
          required
          inputMode="numeric"
          autoComplete="cc-number"
          placeholder="1234 1234 1234 1234"
          {...formatted('cardNumber', grouped)}
        />
        <div className={styles.pair}>
          <TextInput
            label="Expiry date"
            required
            inputMode="numeric"
            autoComplete="cc-exp"
            placeholder="MM / YY"
            {...formatted('expiry', monthAndYear)}
          />
          <TextInput
            label="CVC"
            required
            inputMode="numeric"
            autoComplete="cc-csc"
            maxLength={4}
            {...form.getInputProps('cvc')}
          />
        </div>
        <TextInput
          label="Name on card"
          autoComplete="cc-name"
          {...form.getInputProps('nameOnCard')}
        />
        <Button type="submit" size="md" loading={isBusy}>
          {button}
        </Button>
      </fieldset>
    </form>
  )
}

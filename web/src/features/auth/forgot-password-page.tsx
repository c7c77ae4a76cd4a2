import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { ForgotPassword, forgotPassword } from '@towline/contract'
import { useEffectEvent, useLayoutEffect } from 'react'
import { Link, type MetaFunction, useLocation } from 'react-router'
import { ApiError } from '../../platform/api.ts'
import { problemsOf } from '../../platform/problems.ts'
import { useDo } from '../../platform/query.ts'
import { FormPage } from '../../ui/form-page.tsx'
import { Notice } from '../../ui/notice.tsx'
import { typedEarly } from '../../ui/typed-early.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import styles from './auth.module.css'
import { emailIn } from './auth.text.ts'

export const meta: MetaFunction = () => [
  { title: 'Forgot password · Towline' },
  { name: 'description', content: 'Get an email with a link to choose a new password.' },
]

/** Has a link emailed by which one chooses another password. What it says is the same for every address. */
export default function ForgotPasswordPage() {
  const asking = useDo(forgotPassword)
  const form = useForm({
    initialValues: { email: emailIn(useLocation().state) },
    validate: (values) => problemsOf(ForgotPassword, values),
  })
  const isHydrated = useHydrated()
  const takeEarly = useEffectEvent(() => form.setValues(typedEarly(['email'], form.getInputNode)))
  useLayoutEffect(() => takeEarly(), [])
  const ask = (values: typeof form.values) =>
    asking.mutate(
      { body: values },
      { onError: (error) => error instanceof ApiError && form.setErrors(error.fields) },
    )
  return (
    <FormPage title="Forgot password" lead="We’ll email you a link to choose a new one.">
      {asking.isSuccess ? (
        <Sent email={form.values.email.trim()} onAgain={asking.reset} />
      ) : (
        <form noValidate onSubmit={form.onSubmit(ask, () => form.getInputNode('email')?.focus())}>
          <fieldset disabled={asking.isPending}>
            {asking.error && <Notice kind="error">{asking.error.message}</Notice>}
            <TextInput
              label="Email"
              type="email"
              autoComplete="username"
              {...form.getInputProps('email')}
            />
            <Button
              type="submit"
              fullWidth
              size="md"
              disabled={!isHydrated}
              loading={asking.isPending}
            >
              Send link
            </Button>
          </fieldset>
        </form>
      )}
      <p>
        <Link to="/login">Back to login</Link>
      </p>
    </FormPage>
  )
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <div ref={takeFocus} tabIndex={-1} className={styles.told}>
      <Notice kind="success">
        If there is an account for <strong className={styles.address}>{email}</strong>, we sent it a
        link. It works once, for an hour.
      </Notice>
      <p>
        Nothing after a few minutes? Check your spam folder, and make sure this is the address you
        sign in with. We send at most five links an hour.
      </p>
      <Button variant="default" fullWidth onClick={onAgain}>
        Send it again, or to another address
      </Button>
    </div>
  )
}

/** The button that was pressed is gone, so the focus goes to what came of it. */
const takeFocus = (told: HTMLElement | null) => told?.focus({ preventScroll: true })

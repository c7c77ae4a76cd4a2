import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { type LoggedInUser, readCompany } from '@towline/contract'
import { useEffectEvent, useLayoutEffect } from 'react'
import { Link, type MetaFunction, useLocation, useNavigate, useSearchParams } from 'react-router'
import { afterLogin } from '../../platform/login-address.ts'
import { query } from '../../platform/query.ts'
import { sessionBegan } from '../../platform/session.ts'
import { FormPage } from '../../ui/form-page.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { typedEarly } from '../../ui/typed-early.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import styles from './auth.module.css'
import { emailIn, hasNewPassword, loginProblem, loginRules, paymentPage } from './auth.text.ts'
import { canUsePasskeys } from './two-step/browser-passkey.ts'
import { SecondStep } from './two-step/second-step.tsx'
import { useSignIn } from './two-step/use-sign-in.ts'

export const meta: MetaFunction = () => [{ title: 'Login · Towline' }]

export default function LoginPage() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [address] = useSearchParams()
  const { state } = useLocation()
  const isHydrated = useHydrated()
  const form = useForm({
    initialValues: { email: emailIn(state), password: '' },
    validate: loginRules,
  })
  const takeEarly = useEffectEvent(() =>
    form.setValues(typedEarly(['email', 'password'], form.getInputNode)),
  )
  useLayoutEffect(() => takeEarly(), [])
  const goIn = async (user: LoggedInUser) => {
    sessionBegan()
    // The dashboard needs the company in any case. When it can't be read, the dashboard says so.
    const company = await client
      .fetchQuery({ ...query(readCompany), staleTime: 0 })
      .catch(() => null)
    const from = address.get('from') ?? paymentPage(user, company?.standing)
    navigate(afterLogin(from, user.companyId))
  }
  const signIn = useSignIn(goIn)
  const { login, alone } = signIn
  if (signIn.owed)
    return (
      <FormPage title="Login" lead="Your password is right. One more step.">
        <SecondStep signIn={signIn} />
      </FormPage>
    )
  const isBusy = login.isPending || alone.isPending
  return (
    <FormPage title="Login" lead="Your board, your calls, your agent.">
      <form
        noValidate
        onSubmit={form.onSubmit(
          (values) => {
            alone.reset()
            login.mutate(values)
          },
          (problems) => form.getInputNode(problems.email ? 'email' : 'password')?.focus(),
        )}
      >
        <fieldset disabled={isBusy}>
          {isHydrated && hasNewPassword(state) && !login.error && (
            <Notice kind="success">Your new password is saved. Log in with it.</Notice>
          )}
          {login.error && <Notice kind="error">{loginProblem(login.error)}</Notice>}
          {alone.error && <Notice kind="error">{alone.error.message}</Notice>}
          <TextInput
            label="Email"
            type="email"
            autoComplete="username"
            {...form.getInputProps('email')}
          />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            {...form.getInputProps('password')}
          />
          <p className={styles.forgot}>
            <Link to="/forgot-password" state={{ email: form.values.email.trim() }}>
              Forgot password?
            </Link>
          </p>
          <Button
            type="submit"
            fullWidth
            size="md"
            disabled={!isHydrated}
            loading={login.isPending}
          >
            Login
          </Button>
          {isHydrated && canUsePasskeys() && (
            <Button
              variant="default"
              fullWidth
              loading={alone.isPending}
              onClick={() => {
                login.reset()
                alone.mutate()
              }}
            >
              Log in with a passkey
            </Button>
          )}
        </fieldset>
      </form>
      <p>
        New here? <Link to="/register/trial">Start a trial</Link>
      </p>
    </FormPage>
  )
}

import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { authenticate, readCompany } from '@towline/contract'
import { useEffectEvent, useLayoutEffect } from 'react'
import { Link, type MetaFunction, useLocation, useNavigate, useSearchParams } from 'react-router'
import { send } from '../../platform/api.ts'
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
import { basicCredential } from './credential.ts'

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
  const login = useMutation({
    mutationFn: (values: typeof form.values) =>
      send(authenticate, undefined, {
        headers: { Authorization: basicCredential(values.email.trim(), values.password) },
      }),
    onSuccess: async (user) => {
      sessionBegan()
      // The dashboard needs the company in any case. When it can't be read, the dashboard says so.
      const company = await client
        .fetchQuery({ ...query(readCompany), staleTime: 0 })
        .catch(() => null)
      const from = address.get('from') ?? paymentPage(user, company?.standing)
      navigate(afterLogin(from, user.companyId))
    },
  })
  return (
    <FormPage title="Login" lead="Your board, your calls, your agent.">
      <form
        noValidate
        onSubmit={form.onSubmit(
          (values) => login.mutate(values),
          (problems) => form.getInputNode(problems.email ? 'email' : 'password')?.focus(),
        )}
      >
        <fieldset disabled={login.isPending}>
          {isHydrated && hasNewPassword(state) && !login.error && (
            <Notice kind="success">Your new password is saved. Log in with it.</Notice>
          )}
          {login.error && <Notice kind="error">{loginProblem(login.error)}</Notice>}
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
        </fieldset>
      </form>
      <p>
        New here? <Link to="/register/trial">Start a trial</Link>
      </p>
    </FormPage>
  )
}

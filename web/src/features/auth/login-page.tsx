import { Anchor, Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { authenticate } from '@towline/contract'
import { Link, type MetaFunction, useNavigate, useSearchParams } from 'react-router'
import { send } from '../../platform/api.ts'
import { afterLogin } from '../../platform/login-address.ts'
import { FormPage } from '../../ui/form-page.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { loginProblem, loginRules } from './auth.text.ts'
import { basicCredential } from './credential.ts'

export const meta: MetaFunction = () => [{ title: 'Login · Towline' }]

export default function LoginPage() {
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: loginRules,
  })
  const login = useMutation({
    mutationFn: (values: typeof form.values) =>
      send(authenticate, undefined, {
        headers: { Authorization: basicCredential(values.email.trim(), values.password) },
      }),
    onSuccess: (user) => navigate(afterLogin(address.get('from'), user.companyId)),
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
          <Button type="submit" fullWidth size="md" loading={login.isPending}>
            Login
          </Button>
        </fieldset>
      </form>
      <p>
        New here?{' '}
        <Anchor component={Link} to="/register/trial" underline="always">
          Start a trial
        </Anchor>
      </p>
    </FormPage>
  )
}

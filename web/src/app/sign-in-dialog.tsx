import { Button, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { authenticate, type LoggedInUser } from '@towline/contract'
import { type FormEvent, useState } from 'react'
import { basicCredential, loginProblem } from '../features/auth/index.ts'
import { send } from '../platform/api.ts'
import { afterLogin } from '../platform/login-address.ts'
import { signedInAgain } from '../platform/signed-out.ts'
import { Notice } from '../ui/notice.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { CoverDialog, loginToHere } from './cover-dialog.tsx'
import styles from './sign-in-again.module.css'

/** Asks for the password over the page. */
export function SignInDialog(props: { user: LoggedInUser; onLeave: (address: string) => void }) {
  const { user, onLeave } = props
  const client = useQueryClient()
  const [email, setEmail] = useState(user.email)
  const [password, setPassword] = useState('')
  const login = useMutation({
    mutationFn: () =>
      send(authenticate, undefined, {
        headers: { Authorization: basicCredential(email.trim(), password) },
      }),
    onSuccess: ({ id, companyId }) => {
      // Somebody else must not go on with what this person sees and has typed.
      if (id !== user.id) return onLeave(afterLogin(null, companyId))
      signedInAgain()
      void client.invalidateQueries()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    login.mutate()
  }
  return (
    <CoverDialog title="Sign in again" size={420}>
      <form noValidate onSubmit={submit}>
        <fieldset disabled={login.isPending} className={styles.fields}>
          <p className={styles.lead}>
            Your session has ended. What you typed is saved. Sign in to continue.
          </p>
          {login.error && <Notice kind="error">{loginProblem(login.error)}</Notice>}
          <TextInput
            label="Email"
            type="email"
            autoComplete="username"
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            data-autofocus
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <Button type="submit" fullWidth loading={login.isPending}>
            Sign in
          </Button>
          <Button variant="subtle" fullWidth onClick={() => onLeave(loginToHere())}>
            Leave this page
          </Button>
        </fieldset>
      </form>
    </CoverDialog>
  )
}

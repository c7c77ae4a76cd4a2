import { Button, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { LoggedInUser } from '@towline/contract'
import { type FormEvent, useState } from 'react'
import { loginProblem, SecondStep, useSignIn } from '../features/auth/index.ts'
import { afterLogin } from '../platform/login-address.ts'
import { giveUpSigningIn, signedInAgain } from '../platform/signed-out.ts'
import { Notice } from '../ui/notice.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { CoverDialog, loginToHere } from './cover-dialog.tsx'
import styles from './sign-in-again.module.css'

/** Asks for the password over the page. */
export function SignInDialog(props: {
  user: LoggedInUser
  why: 'ended' | 'too long ago'
  onLeave: (address: string) => void
}) {
  const { user, why, onLeave } = props
  const client = useQueryClient()
  const [email, setEmail] = useState(user.email)
  const [password, setPassword] = useState('')
  const signIn = useSignIn(({ id, companyId }) => {
    // Somebody else must not go on with what this person sees and has typed.
    if (id !== user.id) return onLeave(afterLogin(null, companyId))
    signedInAgain()
    if (why === 'ended') void client.invalidateQueries()
  })
  const { login } = signIn
  const submit = (event: FormEvent) => {
    event.preventDefault()
    login.mutate({ email, password })
  }
  if (signIn.owed)
    return (
      <CoverDialog title="Sign in again" size={420}>
        <SecondStep signIn={signIn} />
      </CoverDialog>
    )
  return (
    <CoverDialog title="Sign in again" size={420}>
      <form noValidate onSubmit={submit}>
        <fieldset disabled={login.isPending} className={styles.fields}>
          <p className={styles.lead}>
            {why === 'ended'
              ? 'Your session has ended. What you typed is saved. Sign in to continue.'
              : 'You signed in a while ago. Show that it’s you, and what you asked for is done.'}
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
          {why === 'ended' ? (
            <Button variant="subtle" fullWidth onClick={() => onLeave(loginToHere())}>
              Leave this page
            </Button>
          ) : (
            <Button variant="subtle" fullWidth onClick={giveUpSigningIn}>
              Cancel
            </Button>
          )}
        </fieldset>
      </form>
    </CoverDialog>
  )
}

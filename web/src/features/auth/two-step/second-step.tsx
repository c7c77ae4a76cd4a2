import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../../platform/api.ts'
import { Notice } from '../../../ui/notice.tsx'
import { canUsePasskeys } from './browser-passkey.ts'
import styles from './two-step.module.css'
import type { SignIn } from './use-sign-in.ts'

/** Asks for the second step that is owed after the password. */
export function SecondStep({ signIn: { owed, step, back } }: { signIn: SignIn }) {
  const [code, setCode] = useState('')
  if (!owed) return null
  const { pending } = owed
  const takesCode = owed.owed.includes('code')
  const takesPasskey = owed.passkey !== undefined && canUsePasskeys()
  const isOver = step.error instanceof ApiError && step.error.code === 'login_over'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    step.mutate({ pending, code })
  }
  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={step.isPending} className={styles.fields}>
        {step.error && <Notice kind="error">{step.error.message}</Notice>}
        {takesPasskey && !isOver && (
          <Button
            fullWidth
            size="md"
            variant={takesCode ? 'default' : 'filled'}
            onClick={() => step.mutate({ pending, code: null })}
          >
            Use your passkey
          </Button>
        )}
        {takesCode && !isOver && (
          <>
            <TextInput
              label="Code"
              description="From your authenticator app, or one of your recovery codes."
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              data-autofocus
              autoFocus
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
            <Button
              type="submit"
              fullWidth
              size="md"
              disabled={!code.trim()}
              loading={step.isPending}
            >
              Continue
            </Button>
          </>
        )}
        {!takesCode && !takesPasskey && (
          <Notice kind="info">
            This browser can’t use your passkey. Log in where you made it, or ask a manager at your
            company to turn off your two-step login.
          </Notice>
        )}
        <Button variant="subtle" fullWidth onClick={back}>
          Back to the password
        </Button>
      </fieldset>
    </form>
  )
}

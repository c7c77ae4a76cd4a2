import { useMutation } from '@tanstack/react-query'
import {
  authenticate,
  beginPasskeySignIn,
  finishSignIn,
  type LoggedInUser,
  type OwedStep,
  type PasskeyAnswer,
  signInByPasskey,
} from '@towline/contract'
import { useState } from 'react'
import { send } from '../../../platform/api.ts'
import { basicCredential } from '../credential.ts'
import { askPasskey } from './browser-passkey.ts'

type Signed = Awaited<ReturnType<typeof askPasskey>>

/** What comes along of a passkey's answer: nothing of what the server does not ask for. */
const answered = ({ id, rawId, type, response }: Signed): PasskeyAnswer => ({
  id,
  rawId,
  type,
  response,
  clientExtensionResults: {},
})

/** Signing in: by password and, where it is owed, a second step; or by a passkey alone. */
export function useSignIn(onSignedIn: (user: LoggedInUser) => void) {
  const [owed, setOwed] = useState<OwedStep | null>(null)
  const login = useMutation({
    mutationFn: ({ email, password }: { email: string; password: string }) =>
      send(authenticate, undefined, {
        headers: { Authorization: basicCredential(email.trim(), password) },
      }),
    onSuccess: (reply) => ('owed' in reply ? setOwed(reply) : onSignedIn(reply)),
  })
  const step = useMutation({
    mutationFn: async ({ pending, code }: { pending: string; code: string | null }) => {
      const body =
        code === null && owed?.passkey
          ? { pending, passkey: answered(await askPasskey(owed.passkey)) }
          : { pending, code: code ?? '' }
      return send(finishSignIn, { body })
    },
    onSuccess: onSignedIn,
  })
  const alone = useMutation({
    mutationFn: async () => {
      const options = await send(beginPasskeySignIn, undefined)
      return send(signInByPasskey, { body: answered(await askPasskey(options)) })
    },
    onSuccess: onSignedIn,
  })
  const back = () => {
    setOwed(null)
    step.reset()
  }
  return { login, owed, step, alone, back }
}

export type SignIn = ReturnType<typeof useSignIn>

import { useQueryClient } from '@tanstack/react-query'
import type { LoggedInUser } from '@towline/contract'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { offerSigningIn, onSignedOutChange, whySignedOut } from '../platform/signed-out.ts'
import { leave, loginToHere } from './cover-dialog.tsx'

/** Gets the code of the dialog, before the session can end. */
export const loadSignIn = () => import('./sign-in-dialog.tsx')
const SignInDialog = lazy(async () => ({ default: (await loadSignIn()).SignInDialog }))

/**
 * When the session ends while the dashboard is open, asks for the password over the page and then lets it go
 * on: what was typed is still there, and what was being saved is saved.
 */
export function SignInAgain(props: { user: LoggedInUser; onLeave?: (address: string) => void }) {
  const { user, onLeave = leave } = props
  const client = useQueryClient()
  const why = useSyncExternalStore(onSignedOutChange, whySignedOut, () => null)
  useEffect(() => offerSigningIn(), [])
  // A page that has shown nothing yet has nothing to keep.
  const isEmpty =
    why === 'ended' &&
    client
      .getQueryCache()
      .findAll()
      .every(({ state }) => state.data === undefined)
  useEffect(() => {
    if (isEmpty) onLeave(loginToHere())
  }, [isEmpty, onLeave])
  if (!why || isEmpty) return null
  return (
    <Suspense>
      <SignInDialog key={why} user={user} why={why} onLeave={onLeave} />
    </Suspense>
  )
}

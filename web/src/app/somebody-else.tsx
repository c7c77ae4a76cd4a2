import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { LoggedInUser } from '@towline/contract'
import { useEffect } from 'react'
import { afterLogin } from '../platform/login-address.ts'
import { useOtherUser } from '../platform/session.ts'
import { CoverDialog, leave, loginToHere } from './cover-dialog.tsx'
import styles from './sign-in-again.module.css'

/**
 * Covers a page of the dashboard once somebody else has signed in in the same browser: what is done on it would
 * be done as that person, and might be another company's. It goes when its own user signs in again.
 */
export function SomebodyElse(props: { user: LoggedInUser; onLeave?: (address: string) => void }) {
  const { user, onLeave } = props
  const other = useOtherUser()
  return other && <OtherDialog user={user} other={other} onLeave={onLeave ?? leave} />
}

function OtherDialog(props: {
  user: LoggedInUser
  other: LoggedInUser
  onLeave: (address: string) => void
}) {
  const { user, other, onLeave } = props
  const client = useQueryClient()
  // What was read meanwhile was read as the other one.
  useEffect(() => () => void client.invalidateQueries(), [client])
  return (
    <CoverDialog title="Someone else is signed in" size={440}>
      <div className={styles.fields}>
        <p className={styles.lead}>
          {other.name} signed in in this browser, and this page is {user.name}’s. What you typed is
          kept until you leave it.
        </p>
        <Button fullWidth onClick={() => onLeave(afterLogin(null, other.companyId))}>
          Continue as {other.name}
        </Button>
        <Button variant="subtle" fullWidth onClick={() => onLeave(loginToHere())}>
          Log in as {user.name}
        </Button>
      </div>
    </CoverDialog>
  )
}

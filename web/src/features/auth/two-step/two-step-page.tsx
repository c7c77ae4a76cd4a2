import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { readTwoStep } from '@towline/contract'
import { Link, type MetaFunction } from 'react-router'
import { query } from '../../../platform/query.ts'
import { useLoggedInUser } from '../../../platform/session.ts'
import { Failed } from '../../../ui/failed.tsx'
import { FormPage } from '../../../ui/form-page.tsx'
import { useLogout } from '../use-logout.ts'
import { TwoStepSettings } from './two-step-card.tsx'

export const meta: MetaFunction = () => [
  { title: 'Two-step login · Towline' },
  { name: 'description', content: 'Add a second step to your login.' },
]

/** Where a manager adds the second step that their company requires before anything else opens. */
export default function TwoStepPage() {
  const user = useLoggedInUser()
  const { data, error, refetch } = useQuery({ ...query(readTwoStep), enabled: user !== null })
  const logOut = useLogout()
  const isOn = data && (data.hasApp || data.passkeys.length > 0)
  return (
    <FormPage
      title="Two-step login"
      lead="Your company requires a second step for managers. Add one to go on."
      wide
    >
      {!user ? (
        <p>
          <Link to="/login">Log in</Link> first.
        </p>
      ) : data ? (
        <TwoStepSettings state={data} />
      ) : error ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={120} role="status" aria-label="Loading your two-step login" />
      )}
      {user && isOn && (
        <Button component={Link} to={`/customer/dashboard/${user.companyId}`} mt="md">
          Go to the dashboard
        </Button>
      )}
      {user && !isOn && (
        <Button variant="subtle" mt="md" onClick={logOut}>
          Log out
        </Button>
      )}
    </FormPage>
  )
}

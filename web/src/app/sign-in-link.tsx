import { Link, type LinkProps } from 'react-router'
import { useLoggedInUser } from '../platform/session.ts'
import { useHydrated } from '../ui/use-hydrated.ts'

/** The way in: to the login, and for who is signed in to their dashboard. The page was made before anybody was known. */
export function SignInLink(props: Pick<LinkProps, 'className' | 'onClick'>) {
  const user = useLoggedInUser()
  const isKnown = useHydrated() && user !== null
  return (
    <Link to={isKnown ? `/customer/dashboard/${user.companyId}` : '/login'} {...props}>
      {isKnown ? 'Dashboard' : 'Login'}
    </Link>
  )
}

import { Navigate } from 'react-router'
import { loginAddress } from '../platform/login-address.ts'
import { useLoggedInUser } from '../platform/session.ts'

/** Where the driver's app begins: their jobs, or signing in. */
export default function DriverStart() {
  const user = useLoggedInUser()
  if (!user) return <Navigate to={loginAddress('/driver')} replace />
  return <Navigate to={`/customer/dashboard/${user.companyId}/jobs`} replace />
}

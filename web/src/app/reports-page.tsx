import type { MetaFunction } from 'react-router'
import { ReportsSection } from '../features/reports/index.ts'
import { useLoggedInUser } from '../platform/session.ts'

export const meta: MetaFunction = () => [{ title: 'Reports · Towline' }]

/** The Reports section of the dashboard. */
export default function ReportsPage() {
  const user = useLoggedInUser()
  return user && <ReportsSection user={user} />
}

import type { MetaFunction } from 'react-router'
import { ImpoundsSection } from '../features/impounds/index.ts'
import { useLoggedInUser } from '../platform/session.ts'

export const meta: MetaFunction = () => [{ title: 'Impounds · Towline' }]

/** The Impounds section of the dashboard. */
export default function ImpoundsPage() {
  const user = useLoggedInUser()
  return user && <ImpoundsSection user={user} />
}

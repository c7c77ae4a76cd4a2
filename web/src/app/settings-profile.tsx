import type { MetaFunction } from 'react-router'
import { ProfileTab } from '../features/employees/index.ts'
import { useLoggedInUser } from '../platform/session.ts'

export const meta: MetaFunction = () => [{ title: 'Profile · Settings · Towline' }]

/** The Profile tab of Settings. */
export default function SettingsProfile() {
  const user = useLoggedInUser()
  return user && <ProfileTab userId={user.id} />
}

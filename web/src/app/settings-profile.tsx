import type { MetaFunction } from 'react-router'
import { SessionsCard, TwoStepCard } from '../features/auth/index.ts'
import { ProfileTab } from '../features/employees/index.ts'
import { useLoggedInUser } from '../platform/session.ts'
import styles from './settings-profile.module.css'

export const meta: MetaFunction = () => [{ title: 'Profile · Settings · Towline' }]

/** The Profile tab of Settings: who the person is, and where they are signed in. */
export default function SettingsProfile() {
  const user = useLoggedInUser()
  return (
    user && (
      <div className={styles.page}>
        <ProfileTab userId={user.id} />
        <TwoStepCard />
        <SessionsCard />
      </div>
    )
  )
}

import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useLoggedInUser } from '../../platform/session.ts'
import styles from './welcome-page.module.css'

/** From the welcome page into the product. Who subscribed from the dashboard is signed in already. */
export function WaysIn() {
  const user = useLoggedInUser()
  return (
    <div className={styles.ways}>
      {user && (
        <Button component={Link} to={`/customer/dashboard/${user.companyId}`} size="md" fullWidth>
          Go to your dashboard
        </Button>
      )}
      <Button
        component={Link}
        to="/login"
        size="md"
        fullWidth
        variant={user ? 'default' : 'filled'}
      >
        Login
      </Button>
    </div>
  )
}

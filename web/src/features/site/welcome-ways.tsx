import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useLoggedInUser } from '../../platform/session.ts'
import styles from './welcome-page.module.css'

/** From the welcome page into the product: to the login, and for who is signed in to their dashboard. */
export function WaysIn() {
  const user = useLoggedInUser()
  return (
    <div className={styles.ways}>
      <Button
        component={Link}
        to={user ? `/customer/dashboard/${user.companyId}` : '/login'}
        size="md"
        fullWidth
      >
        {user ? 'Dashboard' : 'Login'}
      </Button>
    </div>
  )
}

import { Button } from '@mantine/core'
import { formatPhone } from '@towline/contract'
import { Link, type MetaFunction, useLocation } from 'react-router'
import { FormPage } from '../../ui/form-page.tsx'
import styles from './welcome-page.module.css'

export const meta: MetaFunction = () => [{ title: 'Welcome · Towline' }]

/** Where a new company arrives; the agent's number comes in the navigation state. */
export default function WelcomePage() {
  const number = numberIn(useLocation().state)
  return (
    <FormPage title="Welcome to Towline" lead="Your company is set up and your agent is on duty.">
      {number && (
        <p className={styles.number}>
          Your AI agent answers at <strong>{formatPhone(number)}</strong>
        </p>
      )}
      <Button component={Link} to="/login" size="md" fullWidth>
        Login
      </Button>
    </FormPage>
  )
}

function numberIn(state: unknown): string {
  return typeof state === 'object' && state && 'phoneNumber' in state && state.phoneNumber
    ? String(state.phoneNumber)
    : ''
}

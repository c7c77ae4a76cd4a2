import { Link, type MetaFunction } from 'react-router'
import { FormPage } from '../../ui/form-page.tsx'
import styles from './register-page.module.css'
import { RegistrationForm } from './registration-form.tsx'

export const meta: MetaFunction = () => [{ title: 'Start a trial · Towline' }]

export default function TrialPage() {
  return (
    <FormPage
      wide
      title="Start a trial"
      lead="14 days, 50 calls, no card. Your agent gets its number right away."
    >
      <RegistrationForm plan={null} />
      <p className={styles.other}>
        Ready to subscribe? <Link to="/#pricing">See the plan</Link>. Already signed up?{' '}
        <Link to="/login">Login</Link>
      </p>
    </FormPage>
  )
}

import { Button } from '@mantine/core'
import { Plan } from '@towline/contract'
import { Link, type MetaFunction, Navigate, useLocation, useSearchParams } from 'react-router'
import { FormPage } from '../../ui/form-page.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { CheckoutLeft } from './checkout-left.tsx'
import { CheckoutOpen } from './checkout-open.tsx'
import { ChosenPlan } from './chosen-plan.tsx'
import styles from './register-page.module.css'
import { RegistrationForm } from './registration-form.tsx'
import { keptCheckout } from './registration-memory.ts'

export const meta: MetaFunction = () => [{ title: 'Sign up · Towline' }]

/** Signing up for the plan that came along; without one the prices are shown first. */
export default function RegisterPage() {
  const isHydrated = useHydrated()
  const plan = planIn(useLocation().state)
  const [address] = useSearchParams()
  // What came along is not known to the page that was made at build time.
  if (!isHydrated) return <NoPlan />
  const checkout = keptCheckout()
  if (address.get('checkout') === 'cancelled')
    return <CheckoutLeft sessionId={address.get('session_id') ?? ''} kept={checkout} />
  if (!plan) return <Navigate to="/#pricing" replace />
  return (
    <FormPage
      wide
      title={`Sign up for ${plan.name}`}
      lead="Your details first, then your card. Your agent gets its number once you’ve paid."
    >
      {checkout && <CheckoutOpen checkout={checkout} />}
      <ChosenPlan chosen={plan} />
      <RegistrationForm plan={plan} />
      <p className={styles.other}>
        Not sure yet? <Link to="/register/trial">Start a trial</Link>, no card needed. Already
        signed up? <Link to="/login">Login</Link>
      </p>
    </FormPage>
  )
}

function NoPlan() {
  return (
    <FormPage title="Sign up" lead="Choose a plan first.">
      <Button component={Link} to="/#pricing" size="md" fullWidth>
        See the plan
      </Button>
    </FormPage>
  )
}

const planIn = (state: unknown): Plan | null =>
  typeof state === 'object' && state && 'plan' in state
    ? (Plan.safeParse(state.plan).data ?? null)
    : null

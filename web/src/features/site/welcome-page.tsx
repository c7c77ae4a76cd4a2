import { type MetaFunction, useLocation, useSearchParams } from 'react-router'
import { FormPage } from '../../ui/form-page.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { AgentNumber } from './agent-number.tsx'
import { CheckoutProgress } from './checkout-progress.tsx'
import { WaysIn } from './welcome-ways.tsx'

export const meta: MetaFunction = () => [
  { title: 'Welcome · Towline' },
  // A checkout's id is in the address: it goes to nobody else.
  { name: 'referrer', content: 'no-referrer' },
  { name: 'robots', content: 'noindex' },
]

/** Where a new company arrives: with the agent's number in the navigation state, or from a checkout. */
export default function WelcomePage() {
  const isHydrated = useHydrated()
  const number = numberIn(useLocation().state)
  const [address] = useSearchParams()
  const sessionId = address.get('session_id') ?? ''
  if (isHydrated && !number && sessionId) return <CheckoutProgress sessionId={sessionId} />
  const shown = isHydrated ? number : ''
  return (
    <FormPage
      title="Welcome to Towline"
      lead={
        shown
          ? 'Your company is set up and your agent is on duty.'
          : 'Log in to see how your company stands and the number your agent answers at.'
      }
    >
      {shown && <AgentNumber number={shown} />}
      <WaysIn />
    </FormPage>
  )
}

function numberIn(state: unknown): string {
  return typeof state === 'object' && state && 'phoneNumber' in state && state.phoneNumber
    ? String(state.phoneNumber)
    : ''
}

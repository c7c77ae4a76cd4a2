import { type MetaFunction, useLocation, useSearchParams } from 'react-router'
import { z } from 'zod'
import { useLoggedInUser } from '../../platform/session.ts'
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
  const { phoneNumber: number, message } = told(useLocation().state)
  const [address] = useSearchParams()
  const user = useLoggedInUser()
  const sessionId = address.get('session_id') ?? ''
  if (isHydrated && !number && sessionId) return <CheckoutProgress sessionId={sessionId} />
  const shown = isHydrated ? number : ''
  return (
    <FormPage
      title="Welcome to Towline"
      lead={
        shown
          ? 'Your company is set up and your agent is live.'
          : (isHydrated && message) ||
            `${user ? 'Your dashboard shows' : 'Log in to see'} your company and your agent’s number.`
      }
    >
      {shown && <AgentNumber number={shown} />}
      {shown && (
        <p>
          We emailed you a link. Open it to confirm your email. Until then your agent answers calls,
          but nothing goes out to customers, drivers or anyone else.
        </p>
      )}
      <WaysIn />
    </FormPage>
  )
}

const Told = z.object({ phoneNumber: z.string().default(''), message: z.string().default('') })

/** What the sign-up told; a navigation state may be anything. */
function told(state: unknown): z.infer<typeof Told> {
  return Told.safeParse(state).data ?? { phoneNumber: '', message: '' }
}

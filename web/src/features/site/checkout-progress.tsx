import { Button, Loader } from '@mantine/core'
import type { CheckoutState } from '@towline/contract'
import { type ReactNode, useEffect } from 'react'
import { FormPage } from '../../ui/form-page.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AgentNumber } from './agent-number.tsx'
import { isUnknown, useCheckout } from './checkout.queries.ts'
import { newCheckoutText } from './checkout.text.ts'
import { forgetRegistration } from './registration-memory.ts'
import styles from './welcome-page.module.css'
import { WaysIn } from './welcome-ways.tsx'

type Told = { title: string; lead: string }

/** What is said of a checkout, by how far it has come. */
const told: Record<CheckoutState['state'], Told> = {
  open: {
    title: 'Waiting for your payment',
    lead: 'We haven’t received it yet. This page updates automatically.',
  },
  paid: {
    title: 'Payment received',
    lead: 'We’re getting your agent’s number. It shows here in a few seconds.',
  },
  ready: {
    title: 'Welcome to Towline',
    lead: 'Payment received. Your agent is live.',
  },
  expired: {
    title: 'This checkout has expired',
    lead: 'It wasn’t paid in time. Nothing was charged.',
  },
}
const checking: Told = { title: 'Welcome to Towline', lead: 'Checking your payment.' }
const unknown: Told = {
  title: 'We can’t find this checkout',
  lead: 'The address may be incomplete. If you paid, log in to see your subscription.',
}

/** What came of a checkout, followed until the agent answers. */
export function CheckoutProgress({ sessionId }: { sessionId: string }) {
  const { data, error } = useCheckout(sessionId, { follow: true })
  const isPaid = data?.state === 'paid' || data?.state === 'ready'
  useEffect(() => {
    if (isPaid) forgetRegistration()
  }, [isPaid])
  const { title, lead } = isUnknown(error) ? unknown : data ? told[data.state] : checking
  const isWaiting = !isUnknown(error) && data?.state !== 'ready' && data?.state !== 'expired'
  return (
    <FormPage title={title} lead={lead}>
      <div className={styles.told}>
        <div role="status" className={styles.state}>
          {isWaiting && (
            <p className={styles.waiting}>
              <Loader size="sm" type="dots" aria-hidden="true" /> {waitingFor(data?.state)}
            </p>
          )}
          {data?.state === 'ready' && <AgentNumber number={data.twilioPhoneNumber} />}
        </div>
        {error && !isUnknown(error) && <Notice kind="error">{error.message} Retrying.</Notice>}
        {data && <NextStep checkout={data} />}
        <WaysIn />
      </div>
    </FormPage>
  )
}

const waitingFor = (state: CheckoutState['state'] | undefined): string =>
  state === 'paid' ? 'Setting up your number…' : 'Looking…'

/** What can be done about a checkout nobody has paid. */
function NextStep({ checkout }: { checkout: CheckoutState }): ReactNode {
  if (checkout.state === 'open')
    return (
      <>
        <p>Didn’t finish paying? The checkout is still open.</p>
        <Button component="a" href={checkout.checkoutUrl} size="md" color="amber.4" fullWidth>
          Continue to checkout
        </Button>
      </>
    )
  // Signing up again would be refused: the company is there, with its email address.
  if (checkout.state === 'expired') return <p>{newCheckoutText(checkout)}</p>
  return null
}

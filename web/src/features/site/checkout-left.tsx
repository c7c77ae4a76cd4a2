import { Button, Loader } from '@mantine/core'
import { Link, Navigate } from 'react-router'
import { Failed } from '../../ui/failed.tsx'
import { FormPage } from '../../ui/form-page.tsx'
import { isUnknown, useCheckout } from './checkout.queries.ts'
import { newCheckoutText } from './checkout.text.ts'
import styles from './register-page.module.css'
import type { KeptCheckout } from './registration-memory.ts'

/** Where the checkout's way back leads: nothing was charged, and it can be gone on with. */
export function CheckoutLeft(props: { sessionId: string; kept: KeptCheckout | null }) {
  const { kept } = props
  const sessionId = props.sessionId || kept?.sessionId || ''
  const { data, error, refetch } = useCheckout(sessionId, { follow: false })
  if (data?.state === 'paid' || data?.state === 'ready')
    return <Navigate to={`/register/success?session_id=${sessionId}`} replace />
  const isKnown = sessionId !== '' && !isUnknown(error)
  return (
    <FormPage title="You left the checkout" lead="Nothing was charged.">
      <div className={styles.told}>
        {isKnown && !data && !error && (
          <p role="status" className={styles.checking}>
            <Loader size="xs" aria-hidden="true" /> Checking your checkout…
          </p>
        )}
        {isKnown && error && <Failed error={error} onRetry={() => void refetch()} />}
        {data?.state === 'open' && (
          <>
            <p>Your details for {data.companyName} are saved. Only the card is missing.</p>
            <Button component="a" href={data.checkoutUrl} size="md" color="amber.4" fullWidth>
              Continue to checkout
            </Button>
          </>
        )}
        {data?.state === 'expired' ? (
          <>
            <p>That checkout has expired. {newCheckoutText(data)}</p>
            <Button component={Link} to="/login" size="md" fullWidth>
              Login
            </Button>
          </>
        ) : (
          <BeginAgain kept={kept} />
        )}
      </div>
    </FormPage>
  )
}

/** Back to the form with the same plan, or to the plans where it is not known any more. */
function BeginAgain({ kept }: { kept: KeptCheckout | null }) {
  return (
    <Button
      component={Link}
      to={kept ? '/register' : '/#pricing'}
      state={kept && { plan: kept.plan }}
      variant="default"
      fullWidth
    >
      Start over
    </Button>
  )
}

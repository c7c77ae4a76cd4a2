import { Button } from '@mantine/core'
import { Notice } from '../../ui/notice.tsx'
import { useCheckout } from './checkout.queries.ts'
import styles from './register-page.module.css'
import type { KeptCheckout } from './registration-memory.ts'

/** Above the form of somebody who came back from the checkout: it still waits for their card. */
export function CheckoutOpen({ checkout }: { checkout: KeptCheckout }) {
  const { data } = useCheckout(checkout.sessionId, { follow: false })
  if (data?.state !== 'open') return null
  return (
    <div className={styles.open}>
      <Notice kind="info">
        <p>The checkout for {data.companyName} is still open. Nothing was charged.</p>
        <Button component="a" href={data.checkoutUrl} size="compact-md" variant="default">
          Continue to checkout
        </Button>
      </Notice>
    </div>
  )
}

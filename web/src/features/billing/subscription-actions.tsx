import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { openCheckout, readSubscription, type Subscription } from '@towline/contract'
import { refetch, useDo } from '../../platform/query.ts'
import { Notice } from '../../ui/notice.tsx'
import { useLeaving } from '../../ui/use-leaving.ts'
import { checkoutText } from './billing.text.ts'
import styles from './subscription-card.module.css'
import { usePortalWindow } from './use-portal-window.ts'

/** What can be done about the subscription: the billing portal, or the checkout where there is none. */
export function SubscriptionActions(props: {
  subscription: Subscription
  /** Goes to the page of the payment provider. */
  leave?: (address: string) => void
}) {
  const { subscription, leave } = props
  const checkout = checkoutText(subscription)
  return (
    <div className={styles.actions}>
      {checkout && <CheckoutButton leave={leave}>{checkout}</CheckoutButton>}
      {(subscription.hasPortal || subscription.status === 'trial') && (
        <PortalButton hasPortal={subscription.hasPortal} />
      )}
    </div>
  )
}

function CheckoutButton(props: {
  leave: ((address: string) => void) | undefined
  children: string
}) {
  const client = useQueryClient()
  const opening = useDo(openCheckout)
  const { isLeaving, leaveFor } = useLeaving(props.leave)
  const open = () =>
    opening.mutate(undefined, {
      onSuccess: ({ checkoutUrl }) => leaveFor(checkoutUrl),
      // Somebody else may have paid meanwhile.
      onError: () => void refetch(client, [readSubscription]),
    })
  return (
    <>
      <Button color="amber.4" onClick={open} loading={opening.isPending || isLeaving}>
        {props.children}
      </Button>
      {opening.error && <Notice kind="error">{opening.error.message}</Notice>}
    </>
  )
}

function PortalButton(props: { hasPortal: boolean }) {
  const { open, isOpening, error, address } = usePortalWindow(props)
  return (
    <>
      <Button
        variant="default"
        onClick={open}
        loading={isOpening}
        aria-describedby="portal"
        rightSection={<IconExternalLink size={18} aria-hidden="true" />}
      >
        Manage Subscription
      </Button>
      {error && <Notice kind="error">The billing portal didn’t open. {error.message}</Notice>}
      {address && (
        <Notice kind="info">
          Your browser blocked the window.{' '}
          <a href={address} target="_blank" rel="noreferrer">
            Open the billing portal
          </a>
        </Notice>
      )}
      <p id="portal" className={styles.portal}>
        {props.hasPortal
          ? 'Card, invoices and cancellation. Opens in a new window.'
          : 'Opens the checkout in a new window.'}
      </p>
    </>
  )
}

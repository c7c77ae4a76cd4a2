import { openCheckout, openPortal } from '@towline/contract'
import { useState } from 'react'
import { useDo } from '../../platform/query.ts'

/**
 * Opens the billing portal in a window of its own. The window opens with the click itself, before the
 * portal's address is known: a browser blocks one that comes later. Where even that is blocked,
 * `address` is for a link to press. A company that has not subscribed gets the checkout in its place.
 */
export function usePortalWindow({ hasPortal }: { hasPortal: boolean }) {
  const opening = useDo(openPortal)
  const starting = useDo(openCheckout)
  const [address, setAddress] = useState('')
  const open = () => {
    setAddress('')
    const portal = window.open('', '_blank')
    if (portal) {
      portal.document.title = 'Billing portal'
      portal.document.body.textContent = 'Opening the billing portal…'
    }
    const show = (url: string) => {
      if (!portal || portal.closed) return setAddress(url)
      // The portal is a stranger's page: it gets no hold of this one.
      portal.opener = null
      portal.location.replace(url)
    }
    const onError = () => portal?.close()
    if (hasPortal) opening.mutate(undefined, { onSuccess: ({ url }) => show(url), onError })
    else starting.mutate(undefined, { onSuccess: ({ checkoutUrl }) => show(checkoutUrl), onError })
  }
  const { isPending, error } = hasPortal ? opening : starting
  return { open, isOpening: isPending, error, address }
}

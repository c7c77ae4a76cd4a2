import type { PhoneCall } from '@towline/contract'
import { useEffect } from 'react'
import { useSearchAddress, withValues } from '../../../platform/use-search-address.ts'

/** Opens the call a link asks for with `&call=`, once it is listed; the address is then the list's own again. */
export function useAskedCall(calls: readonly PhoneCall[], onOpen: (call: PhoneCall) => void): void {
  const [address, change] = useSearchAddress()
  const asked = address.get('call')
  const found = asked ? calls.find(({ id }) => id === asked) : undefined
  useEffect(() => {
    if (!found) return
    change((now) => withValues(now, { call: '' }), { replace: true })
    onOpen(found)
  }, [found, onOpen, change])
}

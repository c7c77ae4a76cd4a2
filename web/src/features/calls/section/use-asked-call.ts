import type { PhoneCall } from '@towline/contract'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'

/** Opens the call a link asks for with `&call=`, once it is listed; the address is then the list's own again. */
export function useAskedCall(calls: readonly PhoneCall[], onOpen: (call: PhoneCall) => void): void {
  const [address, setAddress] = useSearchParams()
  const asked = address.get('call')
  const found = asked ? calls.find(({ id }) => id === asked) : undefined
  useEffect(() => {
    if (!found) return
    setAddress(
      (now) => {
        const rest = new URLSearchParams(now)
        rest.delete('call')
        return rest
      },
      { replace: true, preventScrollReset: true },
    )
    onOpen(found)
  }, [found, onOpen, setAddress])
}

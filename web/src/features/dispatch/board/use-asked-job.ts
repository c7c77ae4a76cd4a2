import { useEffect } from 'react'
import { useSearchParams } from 'react-router'

/** Opens the job a link asks for with `?job=`; the address is then the board's own again. */
export function useAskedJob(goTo: (id: string) => void): void {
  const [address, setAddress] = useSearchParams()
  const asked = address.get('job') ?? ''
  useEffect(() => {
    if (!asked) return
    setAddress(
      (now) => {
        const rest = new URLSearchParams(now)
        rest.delete('job')
        return rest
      },
      { replace: true, preventScrollReset: true },
    )
    goTo(asked)
  }, [asked, goTo, setAddress])
}

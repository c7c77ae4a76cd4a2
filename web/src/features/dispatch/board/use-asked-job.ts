import { useEffect } from 'react'
import { useSearchAddress, withValues } from '../../../platform/use-search-address.ts'

/** Opens the job a link asks for with `?job=`; the address is then the board's own again. */
export function useAskedJob(goTo: (id: string) => void): void {
  const [address, change] = useSearchAddress()
  const asked = address.get('job') ?? ''
  useEffect(() => {
    if (!asked) return
    change((now) => withValues(now, { job: '' }), { replace: true })
    goTo(asked)
  }, [asked, goTo, change])
}

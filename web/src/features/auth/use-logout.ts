import { logout } from '@towline/contract'
import { useDo } from '../../platform/query.ts'

/** Ends the session. The page is loaded anew, so that nothing of the company stays in memory. */
export function useLogout() {
  const ending = useDo(logout)
  return () => ending.mutate({}, { onSettled: () => window.location.assign('/login') })
}

import { useSyncExternalStore } from 'react'

/** Whether the page is alive; false while the one made at build time is taken over, which knows nothing of the visitor. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

const never = () => () => undefined

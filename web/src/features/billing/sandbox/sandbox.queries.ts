import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  paySandboxCheckout,
  readSandboxCheckout,
  readSandboxPortal,
  useSandboxPortal,
} from '@towline/contract'
import { query, useDo } from '../../../platform/query.ts'

/** The checkout with this id. */
export const useTestCheckout = (id: string) =>
  useQuery(query(readSandboxCheckout, { params: { id } }))

export const usePaying = () => useDo(paySandboxCheckout)

/** The portal with this id. */
export const useTestPortal = (id: string) => useQuery(query(readSandboxPortal, { params: { id } }))

/** Does one thing in the portal and shows what came of it. */
export function usePortalActions(id: string) {
  const client = useQueryClient()
  const doing = useDo(useSandboxPortal)
  const { queryKey } = query(readSandboxPortal, { params: { id } })
  return {
    ...doing,
    act: (body: Parameters<typeof doing.mutate>[0]['body'], onDone?: () => void) =>
      doing.mutate(
        { params: { id }, body },
        {
          onSuccess: (portal) => {
            client.setQueryData(queryKey, portal)
            onDone?.()
          },
        },
      ),
  }
}

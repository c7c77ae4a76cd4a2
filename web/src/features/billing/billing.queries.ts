import { useQuery } from '@tanstack/react-query'
import { listPlans, readSubscription } from '@towline/contract'
import { query } from '../../platform/query.ts'

/** The plans for sale. */
export const usePlans = () => useQuery({ ...query(listPlans), staleTime: 5 * 60_000 })

/** What the company pays for, and how much of it is used; read anew when one comes back from the portal. */
export const useSubscription = () => useQuery({ ...query(readSubscription), staleTime: 0 })

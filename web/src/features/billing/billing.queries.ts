import { useQuery } from '@tanstack/react-query'
import { listPlans } from '@towline/contract'
import { query } from '../../platform/query.ts'

/** The plans for sale. */
export const usePlans = () => useQuery({ ...query(listPlans), staleTime: 5 * 60_000 })

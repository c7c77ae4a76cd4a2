import { useQuery } from '@tanstack/react-query'
import { readCompany } from '@towline/contract'
import { query } from '../../platform/query.ts'

/** The company whose dashboard this is. */
export const useCompany = () => useQuery({ ...query(readCompany), staleTime: 5 * 60_000 })

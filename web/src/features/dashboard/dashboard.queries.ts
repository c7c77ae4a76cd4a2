import { useQuery } from '@tanstack/react-query'
import { readDashboard } from '@towline/contract'
import { query } from '../../platform/query.ts'

/** The overview's figures. */
export const useFigures = () => useQuery(query(readDashboard))

import { useQuery } from '@tanstack/react-query'
import { listOwnJobs, takeOwnStep } from '@towline/contract'
import { query, useDo } from '../../../platform/query.ts'

/** The wire tells of changes at once; a phone that has lost it reads again this often, in ms. */
const REREAD = 15_000

/** The open jobs of whoever is signed in. */
export const useOwnJobs = () =>
  useQuery({ ...query(listOwnJobs), staleTime: 0, refetchInterval: REREAD })

/** Moves one of them on. */
export const useOwnStep = () => useDo(takeOwnStep, [listOwnJobs])

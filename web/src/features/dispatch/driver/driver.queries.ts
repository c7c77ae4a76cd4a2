import { useQuery } from '@tanstack/react-query'
import { listOwnJobs, OwnJob } from '@towline/contract'
import { useEffect, useMemo } from 'react'
import { query } from '../../../platform/query.ts'
import { useLoggedInUser } from '../../../platform/session.ts'
import { onThisDevice } from '../../../platform/text-storage.ts'
import { asPressed } from './driver.text.ts'
import { usePressed } from './pressed.tsx'

/** The wire tells of changes at once; a phone that has lost it reads again this often, in ms. */
const REREAD = 15_000

/**
 * The open jobs of whoever is signed in, as far as they have come by what was pressed here. A phone without a line
 * shows those it read last.
 */
export function useOwnJobs() {
  const user = useLoggedInUser()
  const key = `towline.jobs.${user?.id}`
  const { pressed } = usePressed()
  const jobs = useQuery({
    ...query(listOwnJobs),
    staleTime: 0,
    refetchInterval: REREAD,
    placeholderData: () => keptJobs(onThisDevice.getItem(key)),
  })
  const { data, error, isPlaceholderData, isPending } = jobs
  useEffect(() => {
    if (data && !isPlaceholderData) onThisDevice.setItem(key, JSON.stringify(data))
  }, [data, isPlaceholderData, key])
  const shown = useMemo(() => {
    const known = data ?? keptJobs(onThisDevice.getItem(key))
    return known && asPressed(known, pressed)
  }, [data, pressed, key])
  return { jobs: shown, error, isPending, refetch: jobs.refetch }
}

function keptJobs(text: string | null): OwnJob[] | undefined {
  try {
    return OwnJob.array().safeParse(JSON.parse(text ?? '')).data
  } catch {
    return undefined
  }
}

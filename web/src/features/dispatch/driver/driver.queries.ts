import {
  CheckSettings,
  JobPapers,
  listOwnJobs,
  listOwnPapers,
  OwnJob,
  readCheckSettings,
} from '@towline/contract'
import { useMemo } from 'react'
import { z } from 'zod'
import { useKept } from '../../../platform/kept-query.ts'
import { useLoggedInUser } from '../../../platform/session.ts'
import { asPressed, papersAsPressed } from './driver.text.ts'
import { usePressed } from './pressed.tsx'

const OwnJobs = z.array(OwnJob)
const Papers = z.array(JobPapers)

/** The wire tells of changes at once; a phone that has lost it reads again this often, in ms. */
const REREAD = 15_000

/**
 * The open jobs of whoever is signed in, as far as they have come by what was pressed here. A phone without a line
 * shows those it read last.
 */
export function useOwnJobs() {
  const user = useLoggedInUser()
  const { pressed } = usePressed()
  const { known, error, isPending, refetch } = useKept(listOwnJobs, {
    key: `towline.jobs.${user?.id}`,
    shape: OwnJobs,
    staleTime: 0,
    refetchInterval: REREAD,
  })
  const jobs = useMemo(() => known && asPressed(known, pressed), [known, pressed])
  return { jobs, error, isPending, refetch }
}

/** What was found at the vehicles and who has signed, by the ids of the jobs. */
export function useOwnPapers(): ReadonlyMap<string, JobPapers> {
  const user = useLoggedInUser()
  const { pressed } = usePressed()
  const { known } = useKept(listOwnPapers, {
    key: `towline.papers.${user?.id}`,
    shape: Papers,
  })
  return useMemo(() => papersAsPressed(known ?? [], pressed), [known, pressed])
}

/** What is looked at before hooking up; undefined until it has been read once on this phone. */
export const useChecklist = () =>
  useKept(readCheckSettings, { key: 'towline.checklist', shape: CheckSettings }).known?.lines

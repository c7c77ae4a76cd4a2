import { Skeleton } from '@mantine/core'
import { IconTruck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useDriverWords } from '../../../platform/driver-words/index.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Failed } from '../../../ui/failed.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { useChecklist, useOwnJobs, useOwnPapers } from './driver.queries.ts'
import { jobCount } from './driver.text.ts'
import styles from './driver-jobs.module.css'
import { OwnJobCard, type RenderOnJob } from './own-job-card.tsx'
import { PressedState } from './pressed-state.tsx'
import { SharingSwitch } from './sharing-switch.tsx'

/** A driver's page: what is `above`, and their open jobs, one below the other, to be used with one thumb. */
export function DriverJobs({
  above,
  below,
  renderOnJob,
}: {
  above?: ReactNode
  below?: ReactNode
  renderOnJob: RenderOnJob
}) {
  const words = useDriverWords()
  const { say } = words
  const papers = useOwnPapers()
  // Kept on the phone before somebody is out of reach with a vehicle to check.
  useChecklist()
  const { jobs, error, isPending, refetch } = useOwnJobs()
  return (
    <div className={styles.page} lang={words.language}>
      <PageHeading>{say('My jobs')}</PageHeading>
      {above}
      <p role="status" className={styles.count}>
        {jobs && jobCount(jobs.length, words)}
      </p>
      {error && <Failed error={error} words={words} onRetry={() => void refetch()} />}
      <PressedState />
      {isPending && !jobs && (
        <div role="status" aria-label={say('Loading your jobs')}>
          <Skeleton height={320} />
        </div>
      )}
      {jobs?.length === 0 && (
        <Empty icon={<IconTruck size={24} />} title={say('No jobs right now.')}>
          {say('Jobs from dispatch appear here automatically.')}
        </Empty>
      )}
      {jobs?.map((job) => (
        <OwnJobCard key={job.id} job={job} papers={papers.get(job.id)} renderOnJob={renderOnJob} />
      ))}
      <SharingSwitch />
      {below}
    </div>
  )
}

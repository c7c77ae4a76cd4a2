import { Skeleton } from '@mantine/core'
import { IconTruck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Empty } from '../../../ui/empty.tsx'
import { Failed } from '../../../ui/failed.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { useOwnJobs } from './driver.queries.ts'
import { jobCount } from './driver.text.ts'
import styles from './driver-jobs.module.css'
import { OwnJobCard, type RenderMedia } from './own-job-card.tsx'
import { PressedState } from './pressed-state.tsx'
import { SharingSwitch } from './sharing-switch.tsx'

/** A driver's page: what is `above`, and their open jobs, one below the other, to be used with one thumb. */
export function DriverJobs({
  above,
  below,
  renderMedia,
}: {
  above?: ReactNode
  below?: ReactNode
  renderMedia: RenderMedia
}) {
  const { jobs, error, isPending, refetch } = useOwnJobs()
  return (
    <div className={styles.page}>
      <PageHeading>My jobs</PageHeading>
      {above}
      <p role="status" className={styles.count}>
        {jobs && jobCount(jobs.length)}
      </p>
      {error && <Failed error={error} onRetry={() => void refetch()} />}
      <PressedState />
      {isPending && !jobs && (
        <div role="status" aria-label="Loading your jobs">
          <Skeleton height={320} />
        </div>
      )}
      {jobs?.length === 0 && (
        <Empty icon={<IconTruck size={24} />} title="No jobs right now.">
          Jobs from dispatch appear here automatically.
        </Empty>
      )}
      {jobs?.map((job) => (
        <OwnJobCard key={job.id} job={job} renderMedia={renderMedia} />
      ))}
      <SharingSwitch />
      {below}
    </div>
  )
}

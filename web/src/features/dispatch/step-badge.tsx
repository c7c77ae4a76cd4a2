import { type CallStatus, type DispatchCall, stepNames, stepOf } from '@towline/contract'
import styles from './step-badge.module.css'

type Job = Parameters<typeof stepOf>[0] & Pick<DispatchCall, 'status'>

const otherwise: Record<CallStatus, string> = {
  pending: 'Waiting',
  active: 'Active',
  scheduled: 'Scheduled',
  completed: 'Completed',
  cancelled: 'Cancelled',
}

/** The step that a job under way has reached, by word and color; nothing for another. */
export function StepBadge({ job }: { job: Job }) {
  const step = stepOf(job)
  return (
    step && (
      <span className={styles.badge} data-step={step}>
        {stepNames[step]}
      </span>
    )
  )
}

/** How far a job is, in one badge: its step, and where it has none, its status. */
export function ProgressBadge({ job }: { job: Job }) {
  return stepOf(job) ? (
    <StepBadge job={job} />
  ) : (
    <span className={styles.badge} data-step={job.status}>
      {otherwise[job.status]}
    </span>
  )
}

import { Button } from '@mantine/core'
import { BoardMap, jobName, useDispatchCall } from '../../features/dispatch/index.ts'
import { JobOffering } from '../../features/offers/index.ts'
import { LiveCallBeside } from '../../features/voice/index.ts'
import styles from './dock.module.css'
import { useDock } from './use-dock.ts'

/** A call that goes on, with the job it makes: on the map, and ready to be offered to a driver. */
export function LiveBeside({ id }: { id: string }) {
  return (
    <div className={styles.scrolled}>
      <LiveCallBeside id={id} renderJob={(jobId) => <JobOfCall id={jobId} />} />
    </div>
  )
}

function JobOfCall({ id }: { id: string }) {
  const { data: call } = useDispatchCall(id, undefined)
  const { open } = useDock()
  if (!call) return null
  return (
    <section className={styles.job} aria-label={`Job #${call.dispatchNumber}`}>
      <p className={styles.line}>
        <strong>{jobName(call)}</strong>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => open({ kind: 'job', id, isAsked: true })}
        >
          Chat
        </Button>
      </p>
      <JobOffering call={call} />
      <div className={styles.map}>
        <BoardMap call={call} />
      </div>
    </section>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { MetaFunction } from 'react-router'
import { DriverJobs, KeepPressed } from '../features/dispatch/index.ts'
import { LeftoverMedia, loadMediaDialog, OwnMedia } from '../features/media/index.ts'
import { DutySwitch, OwnOffers, PushSwitch } from '../features/offers/index.ts'
import { whenIdle } from '../platform/prefetch.ts'

export const meta: MetaFunction = () => [{ title: 'My jobs · Towline' }]

/** What a driver has instead of the dashboard, with what is offered to them, and the media feature's button on each of their jobs. */
export default function DriverPage() {
  const client = useQueryClient()
  // A connection that is lost later shall not keep a photo from being taken.
  useEffect(() => whenIdle([loadMediaDialog], () => client.isFetching() > 0), [client])
  return (
    <KeepPressed>
      <DriverJobs
        above={
          <>
            <OwnOffers />
            <DutySwitch />
          </>
        }
        below={<PushSwitch />}
        renderMedia={(job, onUnsent) => <OwnMedia job={job} onUnsent={onUnsent} />}
      />
      <LeftoverMedia />
    </KeepPressed>
  )
}

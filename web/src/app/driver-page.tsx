import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { MetaFunction } from 'react-router'
import { DriverJobs, KeepPressed } from '../features/dispatch/index.ts'
import { OwnDueLine } from '../features/invoices/index.ts'
import { LeftoverMedia, loadMediaDialog, OwnMedia } from '../features/media/index.ts'
import { DutySwitch, OwnOffers, PushSwitch } from '../features/offers/index.ts'
import { whenIdle } from '../platform/prefetch.ts'

export const meta: MetaFunction = () => [{ title: 'My jobs · Towline' }]

/** What a driver has instead of the dashboard: what is offered to them, and their jobs with photos, signature and what to collect. */
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
        renderOnJob={(job, { check, ...more }) => (
          <>
            <OwnDueLine job={job} />
            <OwnMedia job={job} {...more}>
              {check}
            </OwnMedia>
          </>
        )}
      />
      <LeftoverMedia />
    </KeepPressed>
  )
}

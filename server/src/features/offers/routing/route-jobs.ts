import { dispatchChanged, dutyChanged, listSuggestions, offersChanged } from '@towline/contract'
import { z } from 'zod'
import { systemOf } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { executed } from '../../../platform/execute.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Follower } from '../../../platform/follower.ts'
import { handle } from '../../../platform/handler.ts'
import { task } from '../../../platform/tasks/index.ts'
import { offerToNext } from '../make-offer.ts'
import { offerSettings } from '../offers.store.ts'
import { suggestions } from './suggest.ts'

/** Who should take which job; nothing where the company routes by hand. */
export const listSuggested = handle(listSuggestions, async ({ tx, companyId, now }) => {
  const { routing } = await offerSettings(tx, companyId)
  return routing === 'off' ? [] : suggestions(tx, { companyId, now })
})

const OneCompany = z.object({ companyId: z.uuid() })

/**
 * Offers the waiting jobs of a company to the drivers who are free and best for them. A job that is best left to
 * a driver about to be free waits for them; what somebody has accepted is never touched.
 */
export const routeJobsTask = task({
  name: 'route-jobs',
  data: OneCompany,
  retries: 2,
  run: async (app: App, { companyId }) => {
    const now = app.now()
    const planned = await app.db.asCompany(
      companyId,
      async (tx) => {
        const { routing } = await offerSettings(tx, companyId)
        return routing === 'automatic' ? suggestions(tx, { companyId, now }) : []
      },
      { readOnly: true },
    )
    for (const { dispatchCallId: jobId, driverId, freeIn } of planned) {
      if (freeIn > 0) continue
      const input = { body: { companyId, jobId, driverId } }
      await executed(app, offerToNext, { actor: systemOf(companyId), input }).catch(quicker)
    }
  },
})

/** Somebody was quicker, or the job is gone: what became of it is an event of its own, and is routed again. */
function quicker(error: unknown): void {
  if (!(error instanceof Failure)) throw error
}

/** Routes again whenever a job, an offer or who is on duty has changed. */
export const routeAgain: Follower = {
  topics: [dispatchChanged, offersChanged, dutyChanged],
  async follow({ tx, companyId, enqueue }) {
    const { routing } = await offerSettings(tx, companyId)
    if (routing === 'automatic')
      await enqueue(routeJobsTask, { companyId }, { singletonKey: companyId })
  },
}

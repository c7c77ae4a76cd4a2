import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import type { Db } from '../../platform/db/index.ts'
import { task } from '../../platform/tasks/index.ts'
import {
  areOverBefore,
  companiesDue,
  forgetDue,
  type Place,
  settleSome,
  whatIsDue,
} from './figures-due.store.ts'

/** So many jobs at a time: whoever writes one of them meanwhile waits for no more. */
const JOBS_AT_ONCE = 500
/** Transactions that take longer are waited for until the next round. */
const TRIES = 600
const TRY_MS = 100
/** Comes before every job of its moment. */
const NO_JOB = '00000000-0000-0000-0000-000000000000'

/**
 * Goes through the jobs of a company after its zones, or what its drivers earn, have changed, until their figures say
 * what holds now. Until then reports are made of the jobs themselves.
 */
export const settleFigures = task({
  name: 'settle-figures',
  data: z.object({ companyId: z.string() }),
  run: async ({ db }: App, { companyId }, { stopping }) => {
    const due = await db.asCompany(companyId, (tx) => whatIsDue(tx, companyId))
    if (!due) return
    for (
      let tries = 0;
      !(await db.asSystem((tx) => areOverBefore(tx, due.settledFrom)));
      tries += 1
    ) {
      if (stopping.aborted || tries === TRIES) return
      await wait(TRY_MS)
    }
    let last: Place | null = { at: due.since, id: NO_JOB }
    while (last && !stopping.aborted) last = await settleNext(db, companyId, last)
    if (!last) await db.asCompany(companyId, (tx) => forgetDue(tx, companyId, due.ids))
  },
})

const settleNext = (db: Db, companyId: string, after: Place): Promise<Place | null> =>
  db.asCompany(companyId, (tx) => settleSome(tx, companyId, after, JOBS_AT_ONCE))

/** Has gone through whatever is due: after a start, after what nobody has waited for. */
export async function settleWhatIsDue(app: App): Promise<void> {
  await app.db.asSystem(async (tx) => {
    for (const companyId of await companiesDue(tx))
      await app.tasks.enqueue(tx, settleFigures, { companyId }, { singletonKey: companyId })
  })
}

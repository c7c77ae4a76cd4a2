import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { task } from '../../platform/tasks/index.ts'
import { putBack } from './number-pool.store.ts'

const RETRIES = 100

/** Gives a number that no company came to use back to where it is from: our pool, or else the carrier. */
export const releaseNumber = task({
  name: 'release-agent-number',
  data: z.object({ sid: z.string() }),
  retries: RETRIES,
  run: async (app: App, { sid }) => {
    if (!(await app.db.asSystem((tx) => putBack(tx, sid)))) await app.telephony.releaseNumber(sid)
  },
})

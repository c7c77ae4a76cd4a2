import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { job } from '../../platform/jobs/index.ts'

const RETRIES = 100

/** Gives a number back to the carrier that no company came to use. */
export const releaseNumber = job({
  name: 'release-agent-number',
  data: z.object({ sid: z.string() }),
  retries: RETRIES,
  run: (app: App, { sid }) => app.telephony.releaseNumber(sid),
})

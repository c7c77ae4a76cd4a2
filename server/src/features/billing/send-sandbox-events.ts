import { BASE } from '@towline/contract'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { localUrl } from '../../platform/settings.ts'
import { task } from '../../platform/tasks/index.ts'

const ANSWER_MS = 20_000

/**
 * Sends events of the local stand-in for payments to our own webhook, over the network as a provider
 * would, and again until they were taken. They go one after the other: a provider's order is theirs too.
 */
export const sendSandboxEvents = task({
  name: 'send-sandbox-events',
  data: z.object({ bodies: z.array(z.string()) }),
  retries: 20,
  run: async (app: App, { bodies }) => {
    const { pages } = app.payments
    // A real provider has taken over meanwhile, and with it another secret.
    if (!pages) return
    for (const body of bodies) {
      const answer = await fetch(`${localUrl(app.settings)}${BASE}/billing/webhook`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': await pages.sign(body),
        },
        body,
        signal: AbortSignal.timeout(ANSWER_MS),
      })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`The webhook answered ${answer.status}`)
    }
  },
})

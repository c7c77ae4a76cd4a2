import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { task } from '../../platform/tasks/index.ts'

/** Closes a test checkout whose day is over, as a provider does by itself. One that was paid stays paid. */
export const expireSandboxCheckout = task({
  name: 'expire-sandbox-checkout',
  data: z.object({ checkoutId: z.string() }),
  run: async (app: App, { checkoutId }) => {
    if (app.payments.pages) await app.payments.expireCheckout(checkoutId)
  },
})

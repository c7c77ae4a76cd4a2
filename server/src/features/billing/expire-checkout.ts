import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { task } from '../../platform/tasks/index.ts'

const RETRIES = 30

/**
 * Closes a checkout at the provider that nobody is to pay any more, because the company pays already.
 * What became of it is told by the provider's own event.
 */
export const expireCheckout = task({
  name: 'expire-checkout',
  data: z.object({ checkoutId: z.string() }),
  retries: RETRIES,
  run: (app: App, { checkoutId }) => app.payments.expireCheckout(checkoutId),
})

import { readSandboxCheckout as operation, type SandboxCheckout } from '@towline/contract'
import { handle } from '../../platform/handler.ts'

/** The test checkout. The stand-in for payments is asked as a provider is: outside the transaction. */
export const readSandboxCheckout = handle(
  operation,
  async (_context, _input, checkout: SandboxCheckout) => checkout,
  {
    prepare: async ({ payments, fail }, { params }) =>
      (await payments.pages?.readCheckout(params.id)) ?? fail('not_found'),
  },
)

import { readSandboxCheckout as endpoint, type SandboxCheckout } from '@towline/contract'
import { verb } from '../../platform/verb.ts'

/** The test checkout. The stand-in for payments is asked as a provider is: outside the transaction. */
export const readSandboxCheckout = verb(
  endpoint,
  async (_context, _input, checkout: SandboxCheckout) => checkout,
  {
    prepare: async ({ payments, fail }, { params }) =>
      (await payments.pages?.readCheckout(params.id)) ?? fail('not_found'),
  },
)

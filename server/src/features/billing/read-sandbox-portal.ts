import { readSandboxPortal as endpoint, type SandboxPortal } from '@towline/contract'
import { verb } from '../../platform/verb.ts'

/** The test billing portal. */
export const readSandboxPortal = verb(
  endpoint,
  async (_context, _input, portal: SandboxPortal) => portal,
  {
    prepare: async ({ payments, fail }, { params }) =>
      (await payments.pages?.readPortal(params.id)) ?? fail('not_found'),
  },
)

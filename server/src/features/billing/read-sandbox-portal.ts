import { readSandboxPortal as operation, type SandboxPortal } from '@towline/contract'
import { handle } from '../../platform/handler.ts'

/** The test billing portal. */
export const readSandboxPortal = handle(
  operation,
  async (_context, _input, portal: SandboxPortal) => portal,
  {
    prepare: async ({ payments, fail }, { params }) =>
      (await payments.pages?.readPortal(params.id)) ?? fail('not_found'),
  },
)

import { useSandboxPortal as operation, type SandboxPortal } from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { CardDeclined } from '../../providers/payments/index.ts'

/** Does one thing in the test billing portal. */
export const useSandboxPortal = handle(
  operation,
  async (_context, _input, portal: SandboxPortal) => portal,
  {
    reads: true,
    prepare: async ({ payments, fail }, { params, body: { action, card } }) => {
      if (action === 'card' && !card)
        fail('bad_request', { fields: { 'card.cardNumber': 'Card number is required' } })
      try {
        const used = await payments.pages?.usePortal(params.id, action, card)
        return used ?? fail('not_found')
      } catch (error) {
        if (error instanceof CardDeclined) fail('card_declined')
        throw error
      }
    },
  },
)

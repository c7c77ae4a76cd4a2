import { paySandboxCheckout as operation } from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { CardDeclined, CheckoutOver } from '../../providers/payments/index.ts'

/** Pays with a test card. The stand-in then tells of it by its events, as a provider does. */
export const paySandboxCheckout = handle(
  operation,
  async (_context, _input, paid: { successUrl: string }) => paid,
  {
    reads: true,
    prepare: async ({ payments, fail }, { params, body }) => {
      try {
        return (await payments.pages?.payCheckout(params.id, body)) ?? fail('not_found')
      } catch (error) {
        if (error instanceof CardDeclined) fail('card_declined')
        if (error instanceof CheckoutOver)
          fail('link_ended', { message: 'This checkout was already paid or has expired.' })
        throw error
      }
    },
  },
)

import type Stripe from 'stripe'
import type { CardAccounts } from './card-payments.port.ts'
import { PaymentsRefused } from './payments.port.ts'
import { asking } from './stripe-errors.ts'
import { COMPANY } from './stripe-shapes.ts'

/**
 * Accounts at Stripe that belong to the companies themselves: with a dashboard of their own, their fees paid by
 * them, and losses between them and Stripe.
 */
export const stripeAccounts = (client: () => Promise<Stripe>): CardAccounts => ({
  async open({ companyId, companyName, idempotencyKey }) {
    const { accounts } = await client()
    const { id } = await asking(() =>
      accounts.create(
        {
          country: 'US',
          controller: {
            fees: { payer: 'account' },
            losses: { payments: 'stripe' },
            requirement_collection: 'stripe',
            stripe_dashboard: { type: 'full' },
          },
          business_profile: { name: companyName },
          metadata: { [COMPANY]: companyId },
        },
        { idempotencyKey },
      ),
    )
    return { id }
  },
  async onboard({ account, returnUrl }) {
    const { accountLinks } = await client()
    const { url } = await asking(() =>
      accountLinks.create({
        account,
        type: 'account_onboarding',
        return_url: returnUrl,
        // A page that was opened before leads back, where another one can be asked for.
        refresh_url: returnUrl,
      }),
    )
    return { url }
  },
  async canCharge(account) {
    const { accounts } = await client()
    try {
      const { charges_enabled: canCharge } = await asking(() => accounts.retrieve(account))
      return canCharge
    } catch (error) {
      if (error instanceof PaymentsRefused) return null
      throw error
    }
  },
})

import { openPortal as endpoint, type ReplyOf } from '@towline/contract'
import { verb } from '../../platform/verb.ts'
import { ownCompany } from '../company/index.ts'
import { subscriptionAddress } from './addresses.ts'
import { askingPayments } from './asking-payments.ts'

/** Opens the provider's page with card, invoices and cancelling. */
export const openPortal = verb(
  endpoint,
  async ({ companyId, audit }, _input, opened: ReplyOf<typeof endpoint>) => {
    audit('billing portal opened', companyId)
    return opened
  },
  {
    prepare: async (outside, _input) => {
      const { look, payments, publicUrl, fail } = outside
      const companyId = outside.companyId ?? fail('forbidden')
      const company = await look((tx) => ownCompany(tx, companyId))
      const customer = company.payment_customer ?? fail('not_found')
      const returnUrl = subscriptionAddress(publicUrl, companyId)
      return askingPayments(outside, () => payments.openPortal({ customer, returnUrl }))
    },
  },
)

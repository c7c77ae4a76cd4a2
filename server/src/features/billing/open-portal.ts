import { openPortal as operation, type ReplyOf } from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { ownCompany } from '../company/index.ts'
import { subscriptionAddress } from './addresses.ts'
import { askingPayments } from './asking-payments.ts'

/** Opens the provider's page with card, invoices and cancelling. */
export const openPortal = handle(
  operation,
  async ({ companyId, audit }, _input, opened: ReplyOf<typeof operation>) => {
    audit('billing portal opened', companyId)
    return opened
  },
  {
    prepare: async (outside, _input) => {
      const { readFirst, payments, publicUrl, fail } = outside
      const companyId = outside.companyId ?? fail('forbidden')
      const company = await readFirst((tx) => ownCompany(tx, companyId))
      const customer = company.payment_customer ?? fail('not_found')
      const returnUrl = subscriptionAddress(publicUrl, companyId)
      return askingPayments(outside, () => payments.openPortal({ customer, returnUrl }))
    },
  },
)

import { type CheckoutState, readCheckout as operation, phoneDigits } from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { ownCompany } from '../company/index.ts'
import { checkoutById, companyOfCheckout } from './checkouts.store.ts'

/** What came of a checkout; `ready` only once the company's number rings its agent. */
export const readCheckout = handle(
  operation,
  async ({ tx, companyId, now, fail }, { params: { sessionId } }): Promise<CheckoutState> => {
    const checkout = (await checkoutById(tx, sessionId)) ?? fail('not_found')
    const { name, agent_number: number } = await ownCompany(tx, companyId)
    const isOver = checkout.status === 'open' && checkout.expires_at.getTime() <= now
    const status = isOver ? 'expired' : checkout.status
    const isReady = status === 'paid' && number !== null
    return {
      state: isReady ? 'ready' : status,
      companyName: name,
      checkoutUrl: status === 'open' ? checkout.url : '',
      twilioPhoneNumber: isReady ? `1${phoneDigits(number)}` : '',
    }
  },
  { companyOf: (tx, { params }) => companyOfCheckout(tx, params.sessionId) },
)

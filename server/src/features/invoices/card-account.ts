import {
  type CardAccountState,
  checkCardAccount as checkOperation,
  connectCards as connectOperation,
  type InvoiceSettings,
  newInvoiceSettings,
} from '@towline/contract'
import type { Tx } from '../../platform/db/index.ts'
import { isFresh } from '../../platform/fresh.ts'
import { type Context, handle, type Outside } from '../../platform/handler.ts'
import { PaymentsRefused, PaymentsUnavailable } from '../../providers/payments/index.ts'
import { lockedCompany, ownCompany } from '../company/index.ts'
import { invoiceSettings, keepInvoiceSettings } from './invoice-settings.ts'

/** The account that was begun and is not used yet; empty for none. */
async function pendingAccount(tx: Tx, companyId: string): Promise<string> {
  const row = await tx
    .selectFrom('invoice_settings')
    .select('pending_account')
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return row?.pending_account ?? ''
}

async function keepPending({ tx, companyId }: Context, account: string): Promise<void> {
  const { version: _, ...settings } = newInvoiceSettings
  await tx
    .insertInto('invoice_settings')
    // A company that has set nothing yet has no row.
    .values({
      company_id: companyId,
      settings: JSON.stringify(settings),
      pending_account: account,
    })
    .onConflict((conflict) =>
      conflict.column('company_id').doUpdateSet({ pending_account: account }),
    )
    .execute()
}

type Known = { settings: InvoiceSettings; pending: string; name: string }

const known = ({ readFirst, companyId, fail }: Outside): Promise<Known> =>
  readFirst(async (tx) => {
    const id = companyId ?? fail('not_found')
    const { name } = await ownCompany(tx, id)
    return {
      settings: await invoiceSettings(tx, id),
      pending: await pendingAccount(tx, id),
      name,
    }
  })

/** Opens an account at the card provider, or goes on with the one that was begun; where its form is filled in. */
export const connectCards = handle(
  connectOperation,
  async (context, _input, { account, url }: { account: string; url: string }) => {
    await lockedCompany(context.tx, context.companyId)
    await keepPending(context, account)
    return { url }
  },
  {
    prepare: async (outside) => {
      const { actor, now, payments, publicUrl, fail } = outside
      // Where the money goes is changed only minutes after signing in.
      if (!isFresh(actor, now)) fail('sign_in_again')
      const companyId = outside.companyId ?? fail('not_found')
      const accounts = payments.cards.accounts ?? fail('unavailable', { message: NOT_HERE })
      const { settings, pending, name } = await known(outside)
      if (settings.stripeAccount) fail('already_connected')
      return asking(outside, async () => {
        const idempotencyKey = `account ${companyId}`
        const wanted = { companyId, companyName: name, idempotencyKey }
        const account = pending || (await accounts.open(wanted)).id
        const page = `${publicUrl}/customer/dashboard/${companyId}/settings/invoices`
        const { url } = await accounts.onboard({ account, returnUrl: `${page}?stripe=back` })
        return { account, url }
      })
    },
  },
)

const NOT_HERE =
  'Accounts can’t be opened from here. Ask whoever runs this installation for the id of your Stripe account.'

/** How card payments stand; takes the account that was begun as soon as it can be charged. */
export const checkCardAccount = handle(
  checkOperation,
  async (context, _input, { state, pending }: { state: CardAccountState; pending: string }) => {
    if (state !== 'ready' || !pending) return { state }
    const { tx, companyId } = context
    await lockedCompany(tx, companyId)
    const before = await invoiceSettings(tx, companyId)
    if (!before.stripeAccount && (await pendingAccount(tx, companyId)) === pending) {
      await keepInvoiceSettings(context, { stripeAccount: pending })
      await keepPending(context, '')
    }
    return { state }
  },
  {
    prepare: async (outside) => {
      const { cards, name } = outside.payments
      const { settings, pending } = await known(outside)
      const account = settings.stripeAccount || pending
      const unasked = (state: CardAccountState) => ({ state, pending: '' })
      if (!account && name === 'sandbox') return unasked('test')
      if (!account && cards.canTake('')) return unasked('here')
      if (!cards.accounts) return unasked('not here')
      if (!account) return unasked('none')
      const { accounts } = cards
      const canCharge = await asking(outside, () => accounts.canCharge(account))
      const state: CardAccountState =
        canCharge === null ? 'unknown' : canCharge ? 'ready' : 'unfinished'
      return { state, pending: settings.stripeAccount ? '' : pending }
    },
  },
)

/** Asks the provider something for somebody who waits; ends the handler when it can't answer. */
async function asking<T>({ fail, log }: Outside, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable) && !(error instanceof PaymentsRefused)) throw error
    log.error({ err: error }, 'the payment provider did not tell about an account')
    return fail('unavailable', {
      message: 'Can’t reach the payment service right now. Try again in a few minutes.',
    })
  }
}

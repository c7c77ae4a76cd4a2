import {
  readPayLogo as logoOperation,
  readPayPage as operation,
  type PayPage,
} from '@towline/contract'
import type { Tx } from '../../platform/db/index.ts'
import { type Context, handle } from '../../platform/handler.ts'
import type { Payments } from '../../providers/payments/index.ts'
import { languageOfCustomer } from '../milestones/index.ts'
import { invoiceSettings } from './invoice-settings.ts'
import { invoiceOfToken } from './invoices.store.ts'
import { logoFile, logoOf } from './logo.ts'
import { warmPrinter } from './pdf/index.ts'
import { wholeInvoice } from './whole-invoice.ts'

/** Less than this no card network takes. */
export const LEAST_CENTS = 50

/** The company of a pay link; null for no such link. */
export const companyOfToken = async (tx: Tx, token: string): Promise<string | null> =>
  (await invoiceOfToken(tx, token))?.companyId ?? null

type Payable = Pick<PayPage['invoice'], 'status' | 'balanceCents'> & { issuer: { phone: string } }

/** Why a bill can't be paid by card now, in words; empty where it can. */
export function whyNotByCard(
  { status, balanceCents, issuer }: Payable,
  { cards }: Pick<Payments, 'cards'>,
  account: string,
): string {
  if (status === 'void') return 'This bill was canceled. There is nothing to pay.'
  if (status === 'credit note' || balanceCents <= 0) return 'There is nothing left to pay.'
  if (!cards.canTake(account))
    return `Cards can’t be taken here. Call ${issuer.phone} to ask how to pay.`
  if (balanceCents < LEAST_CENTS)
    return `Cards can’t be charged less than $0.50. Call ${issuer.phone} to ask how to pay.`
  return ''
}

/** Whether this installation takes cards for the company's account, looked up before the transaction. */
type Cards = Pick<Payments, 'cards' | 'name'>

export const readPayPage = handle(
  operation,
  async (context, { params }, payments: Cards): Promise<PayPage> => {
    const { tx, companyId, fail } = context
    const { id } = (await invoiceOfToken(tx, params.token)) ?? fail('not_found')
    const whole = (await wholeInvoice(context, id)) ?? fail('not_found')
    const { events: _events, version: _version, payUrl: _payUrl, ...invoice } = whole
    const { stripeAccount } = await invoiceSettings(tx, companyId)
    const whyNot = whyNotByCard(invoice, payments, stripeAccount)
    return {
      invoice: { ...invoice, payments: invoice.payments.map(asCustomerSees) },
      canPay: whyNot === '',
      whyNot,
      isSandbox: payments.name === 'sandbox',
      language: await languageFor(context, invoice),
    }
  },
  {
    companyOf: (tx, { params }) => companyOfToken(tx, params.token),
    prepare: async ({ payments, printer }) => {
      void warmPrinter(printer)
      return payments
    },
  },
)

/** Why money went back, and who wrote it down, is the company's own business. */
const asCustomerSees = <P extends { takenBy: string; reason: string }>(payment: P): P => ({
  ...payment,
  takenBy: '',
  reason: '',
})

/** A customer reads a bill as he spoke on the phone; an account reads English. */
async function languageFor(
  { tx, companyId }: Context,
  { accountId, job, billTo }: PayPage['invoice'],
): Promise<'en' | 'es'> {
  if (accountId) return 'en'
  const number = billTo.phone ? `+1${billTo.phone}` : ''
  const spoken = await languageOfCustomer(tx, { companyId, jobId: job.id, number })
  return spoken === 'es' ? 'es' : 'en'
}

/** The logo a bill was issued with, for whoever holds its link. */
export const readPayLogo = handle(
  logoOperation,
  async (context, { params }) => {
    const { tx, companyId, fail } = context
    const { id } = (await invoiceOfToken(tx, params.token)) ?? fail('not_found')
    const { issuer } = (await wholeInvoice(context, id)) ?? fail('not_found')
    return logoFile((await logoOf(tx, companyId, issuer.logoId)) ?? fail('not_found'))
  },
  { companyOf: (tx, { params }) => companyOfToken(tx, params.token) },
)

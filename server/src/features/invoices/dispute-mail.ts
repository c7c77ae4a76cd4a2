import { dollarsText } from '@towline/contract'
import type { Context } from '../../platform/handler.ts'
import { mailManagers } from '../../platform/mail/index.ts'
import type { CardDispute } from '../../providers/payments/index.ts'
import { ownCompany } from '../company/index.ts'
import { invoiceById } from './invoices.store.ts'

/** Tells the managers of a disputed payment, and how it ended, once each: an answer has a last day. */
export async function mailOfDispute(
  context: Context,
  invoiceId: string,
  dispute: CardDispute,
): Promise<void> {
  const { tx, companyId, publicUrl } = context
  const invoice = await invoiceById(tx, companyId, invoiceId)
  if (!invoice) return
  const { time_zone: timeZone } = await ownCompany(tx, companyId)
  const sum = dollarsText(dispute.amountCents)
  const about = `${sum} of invoice ${invoice.number}`
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone })
  const until = dispute.answerBy > 0 ? ` by ${day.format(dispute.answerBy)}` : ''
  const page = `${publicUrl}/customer/dashboard/${companyId}/invoices?invoice=${invoiceId}`
  const words = {
    open: {
      subject: `A customer disputed ${about}`,
      text: `the customer told the bank that ${sum} for invoice ${invoice.number} isn’t theirs to pay (${dispute.reason}). The bank took the money back until it decides.\n\nAnswer${until} in your Stripe dashboard, with the invoice, photos and signature of the job. Without an answer the money stays gone.`,
    },
    won: {
      subject: `You won the dispute about ${about}`,
      text: `the bank decided for you: ${sum} for invoice ${invoice.number} is yours again.`,
    },
    lost: {
      subject: `The dispute about ${about} is lost`,
      text: `the bank decided for the customer: ${sum} for invoice ${invoice.number} stays with them. The invoice is open again. Void or credit it if you don’t want to ask for the money in another way.`,
    },
  }[dispute.status]
  await mailManagers(context, `dispute ${dispute.id} ${dispute.status}`, (firstName) => ({
    subject: words.subject,
    text: `Hello ${firstName},\n\n${words.text}\n\n${page}`,
  }))
}

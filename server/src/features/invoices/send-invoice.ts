import {
  dollarsText,
  formatPhone,
  type Invoice,
  invoicesChanged,
  sendInvoice as operation,
} from '@towline/contract'
import { whoIn } from '../../platform/actor.ts'
import { type Context, handle } from '../../platform/handler.ts'
import { newId } from '../../platform/ids.ts'
import { queueMail } from '../../platform/mail/index.ts'
import { accountById } from '../accounts/index.ts'
import { ownCompany } from '../company/index.ts'
import { tryText } from '../messages/index.ts'
import { answersTo } from './billing-contact.ts'
import { markSent } from './invoices.store.ts'
import { wholeInvoice } from './whole-invoice.ts'

type Where = { email: string; phone: string }

export const sendInvoice = handle(operation, async (context, { params, body }) => {
  const { tx, companyId, fail } = context
  const invoice = (await wholeInvoice(context, params.id)) ?? fail('not_found')
  if (invoice.status === 'void') return fail('invoice_over')
  const { mail_confirmed_at } = await ownCompany(tx, companyId)
  if (!mail_confirmed_at) return fail('unconfirmed')
  await sendTo(context, params.id, body)
  return (await wholeInvoice(context, params.id)) ?? fail('not_found')
})

/** Sends an invoice by email and text, and writes down to whom; it must be the company's own. */
export async function sendTo(context: Context, id: string, { email, phone }: Where): Promise<void> {
  const { tx, companyId, now, audit, announce, fail } = context
  const invoice = (await wholeInvoice(context, id)) ?? fail('not_found')
  // Whoever presses twice means two emails; a repeated request is another press.
  const key = `invoice ${id} ${newId()}`
  const who = whoIn(context)
  const attached = [{ maker: 'invoice', of: id }]
  if (email) {
    if (!(await context.spend('mails'))) fail('limit_reached')
    await queueMail(context, { ...(await mailOf(context, invoice)), to: email, key, attached })
    audit('invoice sent', id, { who, what: `Emailed to ${email}` })
  }
  if (phone) {
    const put = await tryText(context, { to: phone, body: textOf(invoice), key })
    const what =
      put?.status === 'failed' || !put
        ? `Not texted to ${formatPhone(phone)}: this number may not be texted`
        : `Texted to ${formatPhone(phone)}`
    audit('invoice sent', id, { who, what })
  }
  await markSent(tx, companyId, id, now)
  announce(invoicesChanged, companyId, { id })
}

const nameOf = ({ status, number }: Invoice) =>
  `${status === 'credit note' ? 'Credit note' : 'Invoice'} ${number}`

async function mailOf({ tx, companyId }: Context, invoice: Invoice) {
  const account = invoice.accountId ? await accountById(tx, companyId, invoice.accountId) : null
  const { issuer, job, balanceCents, payUrl } = invoice
  const about = [job.vehicle, job.pickup && `from ${job.pickup}`].filter(Boolean).join(' ')
  const owes =
    invoice.status === 'credit note'
      ? `It takes ${dollarsText(-invoice.totalCents)} off what you owe.`
      : balanceCents > 0
        ? `${dollarsText(balanceCents)} is due by ${invoice.dueOn}.`
        : 'It is paid. Thank you.'
  return {
    subject: `${nameOf(invoice)} from ${issuer.name}`,
    text: [
      `${nameOf(invoice)} from ${issuer.name} for job ${job.number}${about ? ` (${about})` : ''}.`,
      owes,
      `It is attached as a PDF. See it${balanceCents > 0 ? ' and pay it' : ''} here: ${payUrl}`,
      `Questions? Call ${issuer.phone}.`,
    ].join('\n\n'),
    fromName: issuer.name,
    ...answersTo(account),
  }
}

const textOf = ({ issuer, number, balanceCents, payUrl }: Invoice) =>
  `${issuer.name}: invoice ${number}, ${balanceCents > 0 ? `${dollarsText(balanceCents)} due` : 'paid'}. ${payUrl}`

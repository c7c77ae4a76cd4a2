import {
  issueBatch as batchOperation,
  type Invoice,
  type InvoiceSummary,
  invoicesChanged,
  issueInvoice as operation,
} from '@towline/contract'
import { whoIn } from '../../platform/actor.ts'
import { type Context, handle } from '../../platform/handler.ts'
import { accountById } from '../accounts/index.ts'
import { lockJob, writeJob } from '../dispatch/index.ts'
import { billingEmail } from './billing-contact.ts'
import { customerBillTo, type Draft, draftOf, partsOf } from './draft-invoice.ts'
import { insertInvoice, invoiceById } from './invoices.store.ts'
import { sendTo } from './send-invoice.ts'
import { wholeInvoice } from './whole-invoice.ts'

type Issued = { id: string; number: string; accountId: string }
type Wanted = { customerCents: number; note: string; email: string; phone: string }

/** Issues the invoice of a job, or one for the club and one for the customer. */
export const issueInvoice = handle(operation, async (context, { body }) => {
  const { tx, companyId, now, fail } = context
  const job = (await lockJob(tx, companyId, body.jobId)) ?? fail('not_found')
  if (body.jobVersion !== undefined && body.jobVersion !== job.version) return fail('newer_version')
  const draft = await draftOf(tx, { companyId, now }, job)
  if (draft.issued.length > 0) return fail('already_invoiced')
  if (draft.whyNot) return fail('not_billable', { message: draft.whyNot })
  if (body.customerCents > 0 && (!draft.accountId || body.customerCents >= draft.totalCents))
    return fail('bad_request', {
      fields: { customerCents: 'Enter less than the whole bill, for a job that an account pays' },
    })
  const ids = await issue(context, draft, { ...body, customer: customerBillTo(job.fields) })
  const invoices: Invoice[] = []
  for (const id of ids) invoices.push((await wholeInvoice(context, id)) ?? fail('not_found'))
  return invoices
})

/** Issues what a draft says; the job must be locked. Answers the ids. */
async function issue(
  context: Context,
  draft: Draft,
  wanted: Wanted & { customer: Draft['billTo'] },
): Promise<string[]> {
  const { tx, companyId, now, audit, announce } = context
  const issued: Issued[] = []
  for (const part of partsOf(draft, wanted.customerCents, wanted.customer)) {
    const { lines, taxPercent, subtotalCents, taxCents, totalCents } = part.money
    const made = await insertInvoice(tx, companyId, {
      kind: 'invoice',
      creditOf: null,
      payer: part.payer,
      accountId: part.accountId,
      poNumber: part.po,
      issuedAt: now,
      issuedOn: draft.today,
      dueOn: part.payer === 'customer' ? draft.today : draft.dueOn,
      totalCents,
      document: {
        issuer: draft.issuer,
        billTo: part.billTo,
        job: draft.job,
        lines,
        taxPercent,
        subtotalCents,
        taxCents,
        note: wanted.note,
      },
      clientKey: null,
    })
    audit('invoice issued', made.id, { who: whoIn(context), what: 'Issued' })
    announce(invoicesChanged, companyId, { id: made.id })
    issued.push({ ...made, accountId: part.accountId })
  }
  // The desk shows the numbers on the job.
  await writeJob(context, {
    id: draft.job.id,
    change: { fields: { invoiceNumber: issued.map(({ number }) => number).join(', ') } },
    action: 'job invoiced',
  })
  await sendAtOnce(context, issued, wanted)
  return issued.map(({ id }) => id)
}

/** Sends what was asked for, and by itself what the account wants emailed automatically. */
async function sendAtOnce(context: Context, issued: Issued[], wanted: Wanted): Promise<void> {
  const { tx, companyId } = context
  for (const { id, accountId } of issued) {
    const account = accountId ? await accountById(tx, companyId, accountId) : null
    const own = account?.emailInvoicesAutomatically ? billingEmail(account) : ''
    // What was typed goes to whoever it was typed for: the customer where there are two invoices.
    const isMeant = id === issued.at(-1)?.id
    const email = (isMeant && wanted.email) || own
    const phone = isMeant ? wanted.phone : ''
    if (email || phone) await sendTo(context, id, { email, phone })
  }
}

/** Issues many; each by itself, so that one that can't be issued keeps no other from it. */
export const issueBatch = handle(batchOperation, async (context, { body }) => {
  const { tx, companyId, now } = context
  const issued: InvoiceSummary[] = []
  const refused: { jobId: string; number: string; why: string }[] = []
  for (const jobId of body.jobIds) {
    const job = await lockJob(tx, companyId, jobId)
    if (!job) {
      refused.push({ jobId, number: '', why: 'It isn’t there anymore.' })
      continue
    }
    const draft = await draftOf(tx, { companyId, now }, job)
    if (draft.whyNot) {
      refused.push({ jobId, number: job.dispatch_number, why: draft.whyNot })
      continue
    }
    const { customerCents } = draft
    const ids = await issue(context, draft, {
      customerCents: customerCents < draft.totalCents ? customerCents : 0,
      note: '',
      email: body.send ? draft.billTo.email : '',
      phone: '',
      customer: customerBillTo(job.fields),
    })
    for (const id of ids) {
      const invoice = await invoiceById(tx, companyId, id)
      if (invoice) issued.push(invoice)
    }
  }
  return { issued, refused }
})

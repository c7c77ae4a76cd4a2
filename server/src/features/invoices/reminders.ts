import { dollarsText, localMoment, sendReminders as operation } from '@towline/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import { systemOf, whoIn } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { execute } from '../../platform/execute.ts'
import { type Context, handle, inside } from '../../platform/handler.ts'
import { queueMail } from '../../platform/mail/index.ts'
import { task } from '../../platform/tasks/index.ts'
import { accountById } from '../accounts/index.ts'
import { ownCompany } from '../company/index.ts'
import { answersTo, billingEmail } from './billing-contact.ts'
import { invoiceSettings } from './invoice-settings.ts'
import { balance, documentOf, invoicesWhere, isOwed } from './invoices.store.ts'
import { receivablesOf } from './receivables.ts'

const DAY_MS = 24 * 3600 * 1000
/** How often it is looked whom to remind. */
const LOOK_MS = 6 * 3600 * 1000
/** More invoices than anybody reads in an email. */
const MOST_LINES = 100

/** Reminds accounts of what is overdue; each once a day at most. */
export const sendReminders = handle(operation, async (context, { body }) => {
  const { tx, companyId, fail } = context
  const { mail_confirmed_at } = await ownCompany(tx, companyId)
  if (!mail_confirmed_at) return fail('unconfirmed')
  let sent = 0
  const refused: { name: string; why: string }[] = []
  for (const accountId of new Set(body.accountIds)) {
    const { name, why } = await remind(context, accountId)
    if (why) refused.push({ name, why })
    else sent += 1
  }
  return { sent, refused }
})

/** Reminds one account; says why where it doesn't. */
async function remind(context: Context, accountId: string): Promise<{ name: string; why: string }> {
  const { tx, companyId, now, publicUrl, audit } = context
  const account = await accountById(tx, companyId, accountId, { lock: true })
  if (!account) return { name: '', why: 'It isn’t there anymore.' }
  const { name } = account
  const company = await ownCompany(tx, companyId)
  const today = localMoment(now, company.time_zone).day
  const overdue = await invoicesWhere(
    tx,
    companyId,
    sql`${isOwed} and ${balance} > 0 and i.vendor_id = ${accountId} and i.due_on < ${today}::date`,
    sql`order by i.due_on, i.number`,
  )
  if (overdue.length === 0) return { name, why: 'Nothing is overdue.' }
  const email = billingEmail(account)
  if (!email) return { name, why: 'It has no billing email.' }
  const key = `reminder ${accountId} ${today}`
  const lines: string[] = []
  for (const { id, number, dueOn, balanceCents, poNumber } of overdue.slice(0, MOST_LINES)) {
    const { token } = await documentOf(tx, companyId, id)
    const po = poNumber ? `, PO ${poNumber}` : ''
    lines.push(
      `Invoice ${number}${po}: ${dollarsText(balanceCents)}, due ${dueOn}. ${publicUrl}/pay/${token}`,
    )
  }
  const more = overdue.length - lines.length
  const total = overdue.reduce((sum, { balanceCents }) => sum + balanceCents, 0)
  if (!(await context.spend('mails'))) return { name, why: 'Today’s limit of emails is reached.' }
  const queued = await queueMail(context, {
    to: email,
    subject: `${dollarsText(total)} is overdue at ${company.name}`,
    text: [
      `${name} has ${overdue.length === 1 ? 'an invoice' : `${overdue.length} invoices`} overdue, ${dollarsText(total)} in all:`,
      ...lines,
      ...(more > 0 ? [`and ${more} more`] : []),
      'If you have paid already, thank you, and please ignore this.',
    ].join('\n\n'),
    key,
    fromName: company.name,
    ...answersTo(account),
  })
  if (!queued) return { name, why: 'It was reminded today already.' }
  const what = `Reminded of ${dollarsText(total)} at ${email}`
  audit('account reminded', accountId, { who: whoIn(context), what })
  return { name, why: '' }
}

/** Reminds by itself whoever is overdue, as often as the company has set. */
export const remindByItself = handle(
  inside({
    name: 'remindByItself',
    because: 'the day of a reminder comes by itself',
    body: z.object({}),
    reply: z.object({ sent: z.int() }),
  }),
  async (context) => {
    const { tx, companyId, now } = context
    const { remindDays } = await invoiceSettings(tx, companyId)
    const { mail_confirmed_at, time_zone } = await ownCompany(tx, companyId)
    if (remindDays === 0 || !mail_confirmed_at) return { sent: 0 }
    const { accounts } = await receivablesOf(tx, companyId, localMoment(now, time_zone).day)
    let sent = 0
    for (const { accountId, remindedAt, total, current } of accounts) {
      const isDue = accountId && total > current && now - remindedAt >= remindDays * DAY_MS
      if (isDue && !(await remind(context, accountId)).why) sent += 1
    }
    return { sent }
  },
)

/** Looks whom to remind, again and again. */
export const reminderRound = task({
  name: 'reminder-round',
  data: z.object({}),
  run: async (app: App) => {
    // First of all the next round, so that a round that fails is not the last one.
    await planReminderRound(app)
    const companies = await app.db.asSystem(
      async (tx) => {
        const { rows } = await sql<{ id: string }>`select company_id as id from invoice_settings
          where (settings ->> 'remindDays')::int > 0`.execute(tx)
        return rows
      },
      { readOnly: true },
    )
    for (const { id } of companies)
      await execute(app, remindByItself, { actor: systemOf(id), input: { body: {} } })
  },
})

/** Plans the next round, if it is not planned yet. */
export async function planReminderRound(app: App): Promise<void> {
  const startAfterMs = LOOK_MS - (app.now() % LOOK_MS)
  await app.db.asSystem((tx) =>
    app.tasks.enqueue(tx, reminderRound, {}, { startAfterMs, singletonKey: 'next' }),
  )
}

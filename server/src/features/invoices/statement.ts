import {
  agingOf,
  dollarsText,
  localMoment,
  readStatement as readOperation,
  type Statement,
  StatementLine,
  sendStatement as sendOperation,
} from '@towline/contract'
import { sql } from 'kysely'
import { whoIn } from '../../platform/actor.ts'
import type { Tx } from '../../platform/db/index.ts'
import { handle } from '../../platform/handler.ts'
import { newId } from '../../platform/ids.ts'
import { queueMail } from '../../platform/mail/index.ts'
import { accountById } from '../accounts/index.ts'
import { ownCompany } from '../company/index.ts'
import { answersTo, billingEmail, billingLines, headOf } from './billing-contact.ts'

type Asked = { accountId: string; month: string }

/** The last day of a month. */
const lastDayOf = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}

/**
 * What an account was charged and paid in a month; null for no such account. A day is one where the company is.
 * An invoice that was voided meanwhile is left out from the beginning, as if it had never been.
 */
export async function statementOf(
  tx: Tx,
  companyId: string,
  { accountId, month }: Asked,
): Promise<Statement | null> {
  const account = await accountById(tx, companyId, accountId)
  if (!account || account.isPlaceholder) return null
  const company = await ownCompany(tx, companyId)
  const from = `${month}-01`
  const to = lastDayOf(month)
  const entries = await entriesUntil(tx, { companyId, accountId, to, zone: company.time_zone })
  const before = entries.filter(({ on }) => on < from)
  const lines = entries.filter(({ on }) => on >= from)
  const sum = (some: readonly StatementLine[]) =>
    some.reduce((total, { amountCents }) => total + amountCents, 0)
  const charges = lines.filter(({ kind }) => kind === 'invoice' || kind === 'credit note')
  return {
    accountId,
    name: account.name,
    address: billingLines(account),
    accountNumber: account.accountNumber,
    email: billingEmail(account),
    issuer: headOf(company),
    month,
    from,
    to,
    openingCents: sum(before),
    lines,
    chargedCents: sum(charges),
    paidCents: -(sum(lines) - sum(charges)),
    closingCents: sum(entries),
    aging: agingOf(await owedOn(tx, { companyId, accountId, to, zone: company.time_zone }), to),
  }
}

type Until = { companyId: string; accountId: string; to: string; zone: string }

const invoicesOf = ({ companyId, accountId, to }: Until) =>
  sql`i.company_id = ${companyId} and i.vendor_id = ${accountId} and i.voided_at is null
    and i.issued_on <= ${to}::date`

/** All that was charged and paid until a day, in its order. */
async function entriesUntil(tx: Tx, until: Until): Promise<StatementLine[]> {
  const { rows } = await sql<{ line: unknown }>`
    select line from (
      select i.issued_on as day, i.number as number, 0 as place, jsonb_build_object('on', i.issued_on,
        'kind', i.kind, 'number', i.number::text, 'jobNumber', i.document -> 'job' ->> 'number',
        'poNumber', i.po_number, 'about', i.document -> 'job' ->> 'vehicle',
        'amountCents', i.total_cents) as line
      from invoice i where ${invoicesOf(until)}
      union all
      select (p.received_at at time zone ${until.zone})::date, i.number, 1, jsonb_build_object(
        'on', (p.received_at at time zone ${until.zone})::date,
        'kind', case when p.amount_cents > 0 then 'payment' else 'refund' end, 'number', i.number::text,
        'jobNumber', i.document -> 'job' ->> 'number', 'poNumber', i.po_number,
        'about', concat_ws(' ', p.method, nullif(p.reference, '')), 'amountCents', -p.amount_cents)
      from payment p join invoice i on i.company_id = p.company_id and i.id = p.invoice_id
      where ${invoicesOf(until)} and p.amount_cents <> 0 and (p.received_at at time zone ${until.zone})::date <= ${until.to}::date
    ) entry order by day, number, place`.execute(tx)
  return rows.map(({ line }) => StatementLine.parse(line))
}

/** What was owed of each invoice at the end of a day. */
async function owedOn(tx: Tx, until: Until): Promise<{ dueOn: string; balanceCents: number }[]> {
  const { rows } = await sql<{ dueOn: string; balanceCents: number }>`
    select i.due_on::text as "dueOn", (i.total_cents
      + coalesce((select sum(n.total_cents) from invoice n where n.company_id = i.company_id
          and n.credit_of = i.id and n.issued_on <= ${until.to}::date), 0)
      - coalesce((select sum(p.amount_cents) from payment p where p.company_id = i.company_id
          and p.invoice_id = i.id and (p.received_at at time zone ${until.zone})::date <= ${until.to}::date), 0)
      )::bigint as "balanceCents"
    from invoice i where ${invoicesOf(until)} and i.kind = 'invoice'`.execute(tx)
  return rows
}

export const readStatement = handle(
  readOperation,
  async ({ tx, companyId, fail }, { query }) =>
    (await statementOf(tx, companyId, query)) ?? fail('not_found'),
)

/** Emails a statement to the billing contact, who answers to whoever looks after the account. */
export const sendStatement = handle(sendOperation, async (context, { body }) => {
  const { tx, companyId, audit, fail, now } = context
  const statement = (await statementOf(tx, companyId, body)) ?? fail('not_found')
  const company = await ownCompany(tx, companyId)
  if (!company.mail_confirmed_at) return fail('unconfirmed')
  if (!statement.email) return fail('no_email')
  if (!(await context.spend('mails'))) return fail('limit_reached')
  const account = await accountById(tx, companyId, body.accountId)
  await queueMail(context, {
    to: statement.email,
    subject: `Statement for ${monthName(body.month)} from ${company.name}`,
    text: statementText(statement, localMoment(now, company.time_zone).day),
    key: `statement ${newId()}`,
    attached: [{ maker: 'statement', of: `${body.accountId} ${body.month}` }],
    fromName: company.name,
    ...answersTo(account),
  })
  audit('statement sent', body.accountId, {
    who: whoIn(context),
    what: `Statement for ${monthName(body.month)} emailed to ${statement.email}`,
  })
  return { email: statement.email }
})

/** `November 2026` */
export const monthName = (month: string): string =>
  new Date(`${month}-15T12:00:00Z`).toLocaleDateString('en-US', { month: 'long', year: 'numeric' })

const MOST_LINES = 200

function statementText({ lines, issuer, ...statement }: Statement, today: string): string {
  const shown = lines
    .slice(0, MOST_LINES)
    .map(({ on, kind, number, poNumber, about, amountCents }) =>
      [on, `${kind} ${number}`, poNumber && `PO ${poNumber}`, about, dollarsText(amountCents)]
        .filter(Boolean)
        .join('  '),
    )
  const more = lines.length - shown.length
  const isOver = statement.to < today
  return [
    `${statement.name}: statement of ${issuer.name}, ${statement.from} to ${isOver ? statement.to : today}.`,
    `Owed on ${statement.from}: ${dollarsText(statement.openingCents)}`,
    ...shown,
    ...(more > 0 ? [`and ${more} more`] : []),
    `Charged ${dollarsText(statement.chargedCents)}, paid ${dollarsText(statement.paidCents)}.`,
    `Owed on ${statement.to}: ${dollarsText(statement.closingCents)}`,
    `Questions? Call ${issuer.phone}.`,
  ].join('\n')
}

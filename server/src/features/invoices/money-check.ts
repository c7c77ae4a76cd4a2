import { checkMoney as operation } from '@towline/contract'
import { sql } from 'kysely'
import { handle } from '../../platform/handler.ts'
import { balance, invoicesWhere } from './invoices.store.ts'

const MOST = 50

/** Each thing that must agree, with the SQL that finds what doesn't. */
const rules: { problem: string; found: ReturnType<typeof sql> }[] = [
  {
    problem: 'the lines don’t add up to the subtotal',
    found: sql`(select coalesce(sum((l ->> 'amountCents')::bigint), 0)
      from jsonb_array_elements(i.document -> 'lines') l) <> (i.document ->> 'subtotalCents')::bigint`,
  },
  {
    problem: 'subtotal and tax don’t add up to the total',
    found: sql`(i.document ->> 'subtotalCents')::bigint + (i.document ->> 'taxCents')::bigint <> i.total_cents`,
  },
  {
    problem: 'the payments don’t add up to what is paid',
    found: sql`i.paid_cents <> coalesce((select sum(p.amount_cents) from payment p
      where p.company_id = i.company_id and p.invoice_id = i.id), 0)`,
  },
  {
    problem: 'the credit notes don’t add up to what is credited',
    found: sql`i.credited_cents <> -coalesce((select sum(n.total_cents) from invoice n
      where n.company_id = i.company_id and n.credit_of = i.id), 0)`,
  },
  {
    problem: 'what is settled of its job doesn’t agree',
    found: sql`(select c.settled_cents from dispatch_call c where c.company_id = i.company_id and c.id = i.job_id)
      <> (select coalesce(sum(o.paid_cents + case when o.kind = 'invoice' then o.credited_cents else 0 end), 0)
        from invoice o where o.company_id = i.company_id and o.job_id = i.job_id)`,
  },
  {
    problem: 'a payment gave back more than came in',
    found: sql`exists (select from payment p where p.company_id = i.company_id and p.invoice_id = i.id
      and p.refund_of is null and exists (select from payment r
        where r.company_id = p.company_id and r.refund_of = p.id
        having p.amount_cents + sum(r.amount_cents) < 0 or p.tip_cents + sum(r.tip_cents) < 0))`,
  },
]

/** Whether items, invoices, payments and balances agree. */
export const checkMoney = handle(operation, async ({ tx, companyId }) => {
  const problems: string[] = []
  for (const { problem, found } of rules) {
    const wrong = await invoicesWhere(
      tx,
      companyId,
      sql`${found}`,
      sql`order by i.number limit ${MOST}`,
    )
    problems.push(...wrong.map(({ number }) => `Invoice ${number}: ${problem}.`))
  }
  const { rows: gaps } = await sql<{ number: number }>`
    select i.number from invoice i where i.company_id = ${companyId}
      and i.number > (select min(number) from invoice where company_id = ${companyId})
      and not exists (select from invoice o where o.company_id = i.company_id and o.number = i.number - 1)
    order by 1 limit ${MOST}`.execute(tx)
  problems.push(...gaps.map(({ number }) => `The number before ${number} is missing.`))
  const { rows } = await sql<{
    invoices: number
    invoiced: number
    credited: number
    paid: number
    balance: number
    payments: number
    tips: number
  }>`
    select count(*)::int as invoices,
      coalesce(sum(i.total_cents) filter (where i.kind = 'invoice' and i.voided_at is null), 0)::bigint as invoiced,
      -coalesce(sum(i.total_cents) filter (where i.kind = 'credit note'), 0)::bigint as credited,
      coalesce(sum(i.paid_cents), 0)::bigint as paid, coalesce(sum(${balance}), 0)::bigint as balance,
      (select count(*)::int from payment p where p.company_id = ${companyId}) as payments,
      (select coalesce(sum(p.tip_cents), 0)::bigint from payment p where p.company_id = ${companyId}) as tips
    from invoice i where i.company_id = ${companyId}`.execute(tx)
  const all = rows[0]
  if (all && all.invoiced - all.credited - all.paid !== all.balance)
    problems.push('Invoiced less credited less paid is not what is owed.')
  return {
    invoices: all?.invoices ?? 0,
    payments: all?.payments ?? 0,
    invoicedCents: all?.invoiced ?? 0,
    creditedCents: all?.credited ?? 0,
    paidCents: all?.paid ?? 0,
    balanceCents: all?.balance ?? 0,
    tipsCents: all?.tips ?? 0,
    problems,
    toGiveBack: await invoicesWhere(
      tx,
      companyId,
      sql`${balance} < 0`,
      sql`order by i.number limit ${MOST}`,
    ),
  }
})

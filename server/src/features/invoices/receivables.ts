import {
  type Aging,
  agingOf,
  centsOf,
  localMoment,
  readReceivables as operation,
  type Receivables,
} from '@towline/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'
import { handle } from '../../platform/handler.ts'
import { ownCompany } from '../company/index.ts'
import { balance, isOwed } from './invoices.store.ts'

type Owed = {
  accountId: string | null
  name: string | null
  creditLimit: number | null
  email: string | null
  remindedAt: number | null
  dueOn: string
  balanceCents: number
}

/** Who owes what on a day, whoever owes most first. */
export async function receivablesOf(
  tx: Tx,
  companyId: string,
  today: string,
): Promise<Receivables> {
  const { rows } = await sql<Owed>`
    select i.vendor_id as "accountId", v.name,
      (v.fields ->> 'creditLimit')::float8 as "creditLimit",
      coalesce(nullif(v.fields ->> 'billingContactEmail', ''), v.fields ->> 'contactEmail') as email,
      (select floor(extract(epoch from max(a.at)) * 1000)::float8 from audit a
        where a.company_id = i.company_id and a.record_id = i.vendor_id::text
          and a.action = 'account reminded') as "remindedAt",
      i.due_on::text as "dueOn", sum(${balance})::bigint as "balanceCents"
    from invoice i left join vendor v on v.company_id = i.company_id and v.id = i.vendor_id
    where i.company_id = ${companyId} and ${isOwed}
    group by i.company_id, i.vendor_id, v.name, v.fields, i.due_on`.execute(tx)
  const byAccount = Map.groupBy(rows, ({ accountId }) => accountId ?? '')
  const accounts = [...byAccount].map(([accountId, owed]) => ({
    ...agingOf(owed, today),
    accountId,
    name: owed[0]?.name ?? 'Customers without an account',
    creditLimitCents: centsOf(owed[0]?.creditLimit ?? 0),
    email: owed[0]?.email ?? '',
    remindedAt: owed[0]?.remindedAt ?? 0,
  }))
  return {
    today,
    total: sumOf(accounts),
    accounts: accounts.sort((a, b) => b.total - a.total || a.name.localeCompare(b.name)),
  }
}

const sumOf = (ages: readonly Aging[]): Aging => {
  const sum = (name: keyof Aging) => ages.reduce((total, age) => total + age[name], 0)
  return {
    current: sum('current'),
    to30: sum('to30'),
    to60: sum('to60'),
    to90: sum('to90'),
    over90: sum('over90'),
    total: sum('total'),
  }
}

export const readReceivables = handle(operation, async ({ tx, companyId, now }) => {
  const { time_zone } = await ownCompany(tx, companyId)
  return receivablesOf(tx, companyId, localMoment(now, time_zone).day)
})

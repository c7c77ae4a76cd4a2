import {
  Deposit,
  listDeposits as listOperation,
  makeDeposit as makeOperation,
  type Undeposited,
  listUndeposited as undepositedOperation,
} from '@towline/contract'
import { sql } from 'kysely'
import { whoIn } from '../../platform/actor.ts'
import type { Tx } from '../../platform/db/index.ts'
import { handle } from '../../platform/handler.ts'
import { newId } from '../../platform/ids.ts'

const MOST_PAYMENTS = 2000

/** Cash and checks that were not handed in; refunds of them count against them. */
export const listUndeposited = handle(undepositedOperation, async ({ tx, companyId }) => {
  const { rows } = await sql<{
    driverId: string
    driverName: string
    payment: Undeposited['payments'][number]
  }>`select coalesce(p.driver_id::text, '') as "driverId",
      coalesce(nullif(p.driver_name, ''), 'Office') as "driverName",
      jsonb_build_object('id', p.id, 'method', p.method, 'amountCents', p.amount_cents,
        'tipCents', p.tip_cents, 'receivedAt', floor(extract(epoch from p.received_at) * 1000)::bigint,
        'number', i.number::text, 'reference', p.reference) as payment
    from payment p join invoice i on i.company_id = p.company_id and i.id = p.invoice_id
    where p.company_id = ${companyId} and p.deposit_id is null and p.method in ('Cash', 'Check')
    order by p.received_at limit ${MOST_PAYMENTS}`.execute(tx)
  const drivers = new Map<string, Undeposited>()
  for (const { driverId, driverName, payment } of rows) {
    const of = drivers.get(driverId) ?? {
      driverId,
      driverName,
      payments: [],
      cashCents: 0,
      checkCents: 0,
    }
    const key = payment.method === 'Cash' ? 'cashCents' : 'checkCents'
    drivers.set(driverId, {
      ...of,
      payments: [...of.payments, payment],
      [key]: of[key] + payment.amountCents + payment.tipCents,
    })
  }
  return [...drivers.values()].sort((a, b) => a.driverName.localeCompare(b.driverName))
})

/** Takes in what one driver collected. */
export const makeDeposit = handle(makeOperation, async (context, { body }) => {
  const { tx, companyId, now, audit, fail } = context
  const ids = [...new Set(body.paymentIds)]
  const { rows } = await sql<{
    driverId: string | null
    driverName: string
    cents: number
    isIn: boolean
  }>`select p.driver_id as "driverId", p.driver_name as "driverName",
      p.amount_cents + p.tip_cents as cents, p.deposit_id is not null as "isIn"
    from payment p where p.company_id = ${companyId} and p.id = any (${ids}::uuid[])
      and p.method in ('Cash', 'Check') for update`.execute(tx)
  const [first] = rows
  if (!first || rows.length !== ids.length) return fail('not_found')
  if (rows.some(({ isIn }) => isIn)) return fail('already_deposited')
  if (rows.some(({ driverId }) => driverId !== first.driverId))
    return fail('bad_request', { fields: { paymentIds: 'Choose the payments of one driver' } })
  const id = newId()
  const expected = rows.reduce((sum, { cents }) => sum + cents, 0)
  await tx
    .insertInto('deposit')
    .values({
      id,
      company_id: companyId,
      at: new Date(now),
      who: whoIn(context),
      driver_id: first.driverId,
      driver_name: first.driverName || 'Office',
      expected_cents: expected,
      counted_cents: body.countedCents,
      note: body.note,
    })
    .execute()
  await tx
    .updateTable('payment')
    .set({ deposit_id: id })
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .execute()
  audit('deposit made', id, { expected, counted: body.countedCents })
  const [made] = await deposits(tx, companyId, id)
  return made ?? fail('not_found')
})

async function deposits(tx: Tx, companyId: string, id?: string): Promise<Deposit[]> {
  const { rows } = await sql<{ deposit: unknown }>`
    select jsonb_build_object('id', d.id, 'at', floor(extract(epoch from d.at) * 1000)::bigint,
      'who', d.who, 'driverName', d.driver_name, 'expectedCents', d.expected_cents,
      'countedCents', d.counted_cents, 'note', d.note) as deposit
    from deposit d where d.company_id = ${companyId} ${id ? sql`and d.id = ${id}` : sql``}
    order by d.at desc, d.id desc limit 100`.execute(tx)
  return rows.map(({ deposit }) => Deposit.parse(deposit))
}

export const listDeposits = handle(listOperation, ({ tx, companyId }) => deposits(tx, companyId))

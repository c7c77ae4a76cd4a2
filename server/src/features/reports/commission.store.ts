import type { CommissionRule } from '@towline/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'
import { newId } from '../../platform/ids.ts'

/** What drivers earn, the rule of all of them first, then by name; of each the latest first. */
export async function commissionRules(tx: Tx, companyId: string): Promise<CommissionRule[]> {
  const { rows } = await sql<CommissionRule>`
    select r.id, coalesce(r.driver_id::text, '') as "driverId",
      coalesce(e.first_name || ' ' || e.last_name, '') as "driverName",
      r.valid_from as "validFrom", r.percent::float8 as percent, r.per_job_cents / 100.0::float8 as "perJob"
    from commission_rule r
    left join employee e on e.company_id = r.company_id and e.id = r.driver_id
    where r.company_id = ${companyId}
    order by r.driver_id is not null, 3, r.driver_id, r.valid_from desc`.execute(tx)
  return rows
}

type NewRule = Pick<CommissionRule, 'driverId' | 'validFrom' | 'percent' | 'perJob'>

/** Sets a rule from its day on, in place of one from the same day. */
export async function putRule(
  tx: Tx,
  companyId: string,
  { driverId, validFrom, percent, perJob }: NewRule,
  now: number,
): Promise<void> {
  const figures = { percent, per_job_cents: Math.round(perJob * 100) }
  await tx
    .insertInto('commission_rule')
    .values({
      id: newId(),
      company_id: companyId,
      driver_id: driverId || null,
      valid_from: validFrom,
      created_at: new Date(now),
      ...figures,
    })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'driver_id', 'valid_from']).doUpdateSet(figures),
    )
    .execute()
}

/** Whether the company employs, or has employed, a driver of this id. */
export async function isDriver(tx: Tx, companyId: string, id: string): Promise<boolean> {
  const found = await tx
    .selectFrom('employee')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where((where) => where(where.val('driver'), '=', where.fn.any('roles')))
    .executeTakeFirst()
  return found !== undefined
}

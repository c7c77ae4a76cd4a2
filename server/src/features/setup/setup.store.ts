import { LINE_CHECK_MS, type Setup } from '@towline/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'
import { removeImpoundsOf } from '../impounds/index.ts'
import { removeInvoicesOf } from '../invoices/index.ts'

/** How the carrier's id of a made-up call begins; no carrier's own does. */
export const DEMO_CALL = 'DEMO-'
/** Written out in a query, so that the index of such calls serves it. */
export const MADE_UP = `${DEMO_CALL}%`

type Steps = {
  email: boolean
  test_call: boolean
  settings: boolean
  people: boolean
  truck: boolean
  job: boolean
  is_demo: boolean
  line_heard_at: Date | null
}

/** How far a company is, from what there is of it. */
export async function setupOf(tx: Tx, companyId: string): Promise<Setup> {
  const kept = await tx
    .selectFrom('company_setup')
    .select(['line_check_at', 'is_hidden'])
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  const since = kept?.line_check_at ?? null
  const { rows } = await sql<Steps>`
    select mail_confirmed_at is not null as email, agent_settings <> '{}' as settings,
      exists (select from phone_call where company_id = company.id and is_from_desk) as test_call,
      (select count(*) > 1 from (
        select from employee where company_id = company.id and deleted_at is null limit 2
      ) as first_two) as people,
      exists (select from truck where company_id = company.id and status <> 'deleted') as truck,
      exists (select from phone_call where company_id = company.id and call_sid like ${sql.lit(MADE_UP)}) as is_demo,
      exists (select from dispatch_call where company_id = company.id and import_id is null) as job,
      (select max(at) from (
        (select started_at as at from phone_call
          where company_id = company.id and custom_data ? 'called_via' order by started_at desc limit 1)
        union all
        (select started_at from phone_call
          where company_id = company.id and not is_from_desk and started_at >= ${since}::timestamptz
            and started_at < ${since}::timestamptz + ${LINE_CHECK_MS} * interval '1 millisecond'
          order by started_at desc limit 1)
      ) as heard) as line_heard_at
    from company where id = ${companyId}`.execute(tx)
  const [steps] = rows
  if (!steps) throw new Error(`no company ${companyId}`)
  const { line_heard_at, test_call, is_demo, ...told } = steps
  return {
    ...told,
    testCall: test_call,
    isDemo: is_demo,
    isHidden: kept?.is_hidden ?? false,
    lineHeardAt: line_heard_at?.getTime() ?? 0,
    lineCheckAt: since?.getTime() ?? 0,
  }
}

/** Keeps what a company has changed of its list; the rest stays. */
export async function keepSetup(
  tx: Tx,
  companyId: string,
  changed: { line_check_at?: Date; is_hidden?: boolean },
): Promise<void> {
  await tx
    .insertInto('company_setup')
    .values({ company_id: companyId, ...changed })
    .onConflict((conflict) =>
      conflict.column('company_id').doUpdateSet(({ ref }) => ({
        line_check_at: changed.line_check_at ?? ref('company_setup.line_check_at'),
        is_hidden: changed.is_hidden ?? ref('company_setup.is_hidden'),
      })),
    )
    .execute()
}

/**
 * Removes the made-up calls of a company, their transcripts, the jobs they became, and what those were invoiced and stored
 * for; answers how many calls.
 */
export async function removeMadeUp(tx: Tx, companyId: string): Promise<number> {
  const calls = await tx
    .updateTable('phone_call as made_up')
    .from('phone_call as was')
    .set({ dispatch_call_id: null, continues_call_id: null })
    .whereRef('was.id', '=', 'made_up.id')
    .where('made_up.company_id', '=', companyId)
    .where('made_up.call_sid', 'like', MADE_UP)
    .returning(['made_up.id', 'was.dispatch_call_id as job'])
    .execute()
  const jobs = calls.flatMap(({ job }) => job ?? [])
  if (jobs.length > 0) {
    await removeInvoicesOf(tx, companyId, jobs)
    await removeImpoundsOf(tx, companyId, jobs)
    await tx
      .deleteFrom('dispatch_call')
      .where('company_id', '=', companyId)
      .where('id', 'in', jobs)
      .execute()
  }
  await tx
    .deleteFrom('phone_call')
    .where('company_id', '=', companyId)
    .where('call_sid', 'like', MADE_UP)
    .execute()
  return calls.length
}

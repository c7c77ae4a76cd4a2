import {
  DispatchCall,
  Milestone,
  type MilestoneSettings,
  newMilestoneSettings,
} from '@towline/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'
import { jobsOnTheWire } from '../dispatch/index.ts'

/** Which milestones a company texts. */
export async function milestoneSettings(tx: Tx, companyId: string): Promise<MilestoneSettings> {
  const row = await tx
    .selectFrom('milestone_settings')
    .select(['assigned', 'on_the_way as onTheWay', 'nearby', 'arrived', 'done'])
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return row ?? newMilestoneSettings
}

/** Keeps which milestones a company texts. */
export async function keepMilestoneSettings(tx: Tx, companyId: string, all: MilestoneSettings) {
  const { onTheWay: on_the_way, ...others } = all
  const kept = { ...others, on_the_way }
  await tx
    .insertInto('milestone_settings')
    .values({ company_id: companyId, ...kept })
    .onConflict((known) => known.column('company_id').doUpdateSet(kept))
    .execute()
}

/** Jobs under way, and those completed since then, whose customers agreed to texts. */
export async function jobsToFollow(
  tx: Tx,
  companyId: string,
  since: Date,
): Promise<DispatchCall[]> {
  const rows = await tx
    .selectFrom('dispatch_call')
    .select('id')
    .where('company_id', '=', companyId)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'active'),
        eb.and([eb('status', '=', 'completed'), eb('status_at', '>', since)]),
      ]),
    )
    .where(sql<boolean>`(fields ->> 'canReceiveText')::boolean`)
    .execute()
  const ids = rows.map(({ id }) => id)
  const jobs = await jobsOnTheWire(tx, companyId, ids)
  return jobs.map(({ json }) => DispatchCall.parse(JSON.parse(json)))
}

/** What the texts about milestones are known by: each goes once for a job. */
export const keyOf = (milestone: Milestone, jobId: string) => `milestone ${milestone} ${jobId}`

/** When each milestone of these jobs was texted. */
export async function textedMilestones(
  tx: Tx,
  companyId: string,
  jobIds: readonly string[],
): Promise<Map<string, Map<Milestone, number>>> {
  const keys = new Map(
    jobIds.flatMap((id) => Milestone.options.map((one) => [keyOf(one, id), { id, one }] as const)),
  )
  const texted = new Map(jobIds.map((id) => [id, new Map<Milestone, number>()]))
  const rows = await tx
    .selectFrom('text_message')
    .select(['idempotency_key as key', 'created_at as at'])
    .where('company_id', '=', companyId)
    .where('idempotency_key', '=', sql<string>`any(${[...keys.keys()]}::text[])`)
    .execute()
  for (const { key, at } of rows) {
    const of = keys.get(key ?? '')
    if (of) texted.get(of.id)?.set(of.one, at.getTime())
  }
  return texted
}

/** What the caller of a job spoke, or else whoever called last from the customer's number. */
export async function languageOfCustomer(
  tx: Tx,
  job: { companyId: string; jobId: string; number: string },
): Promise<string | null> {
  const row = await tx
    .selectFrom('phone_call')
    .select(sql<string | null>`memory->>'language'`.as('language'))
    .where('company_id', '=', job.companyId)
    .where((eb) =>
      eb.or([eb('dispatch_call_id', '=', job.jobId), eb('from_number', '=', job.number)]),
    )
    .where(sql<boolean>`memory->>'language' is not null`)
    .orderBy(sql`dispatch_call_id = ${job.jobId} desc nulls last`)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.language ?? null
}

import { Corrections } from '@towline/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import { handle, inside } from '../../../platform/handler.ts'
import { type AgentsJob, setByPeople } from '../tools/changes-by-people.ts'

/**
 * What people have set on the jobs of calls that are going on, in any of the ways there are, for each of the calls in
 * their order; nothing without a job.
 */
export const readChangesByPeople = handle(
  inside({
    name: 'readDeskChanges',
    because: 'the agent of a call goes by what people set on its job',
    body: z.object({ phoneCallIds: z.array(z.string()) }),
    reply: z.array(z.record(z.string(), z.string())),
  }),
  async ({ tx, companyId }, { body: { phoneCallIds } }) => {
    const jobs = await tx
      .selectFrom('phone_call as p')
      .innerJoin('dispatch_call as d', 'd.id', 'p.dispatch_call_id')
      .select(['p.id', 'd.fields', 'd.agent_fields'])
      .where('p.id', '=', sql<string>`any(${phoneCallIds}::uuid[])`)
      .where('p.company_id', '=', companyId)
      .execute()
    const set = new Map(jobs.map((job) => [job.id, corrections(job)]))
    return phoneCallIds.map((id) => set.get(id) ?? {})
  },
  { reads: true },
)

const corrections = (job: AgentsJob): Record<string, string> =>
  Object.fromEntries(
    Object.entries(setByPeople(job)).filter(
      ([field, value]) => Corrections.safeParse({ [field]: value }).success,
    ),
  )

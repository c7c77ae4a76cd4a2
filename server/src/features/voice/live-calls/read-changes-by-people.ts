import { Corrections } from '@towline/contract'
import { z } from 'zod'
import { handle, inside } from '../../../platform/handler.ts'
import { setByPeople } from '../tools/changes-by-people.ts'

/** What people have set on the job of a call that is going on, in any of the ways there are; nothing without a job. */
export const readChangesByPeople = handle(
  inside({
    name: 'readDeskChanges',
    because: 'the agent of a call goes by what people set on its job',
    body: z.object({ phoneCallId: z.string() }),
    reply: z.record(z.string(), z.string()),
  }),
  async ({ tx, companyId }, { body: { phoneCallId } }) => {
    const job = await tx
      .selectFrom('phone_call as p')
      .innerJoin('dispatch_call as d', 'd.id', 'p.dispatch_call_id')
      .select(['d.fields', 'd.agent_fields'])
      .where('p.id', '=', phoneCallId)
      .where('p.company_id', '=', companyId)
      .executeTakeFirst()
    if (!job) return {}
    const set = Object.entries(setByPeople(job)).filter(
      ([field, value]) => Corrections.safeParse({ [field]: value }).success,
    )
    return Object.fromEntries(set)
  },
)

import type { CallerFacts, OpenJob } from '@towline/agent'
import { z } from 'zod'
import type { Tx } from '../../platform/db/index.ts'
import { inside, verb } from '../../platform/verb.ts'
import { accountByPhone } from '../accounts/index.ts'
import { hasRefusedTexts } from '../messages/index.ts'

/** What is known of a number before the first word: its unfinished job, its name, its account, its wish not to be texted. */
export const findCaller = verb(
  inside({
    name: 'findCaller',
    because: 'the phone line looks a number up before it answers',
    body: z.object({ number: z.string() }),
    reply: z.custom<CallerFacts>(),
  }),
  async ({ tx, companyId }, { body: { number } }): Promise<CallerFacts> => {
    if (!/^\d{10}$/.test(number)) return { number: '' }
    const [openJob, name, account, textsRefused] = [
      await openJobOf(tx, companyId, number),
      await lastNameOf(tx, companyId, number),
      await accountByPhone(tx, companyId, number),
      await hasRefusedTexts(tx, companyId, number),
    ]
    return {
      number,
      ...(name ? { name } : {}),
      ...(openJob ? { openJob } : {}),
      ...(account ? { account } : {}),
      ...(textsRefused ? { textsRefused } : {}),
    }
  },
  { reads: true },
)

/** One job as the agent may speak of it, or null when it is finished or not there. */
export const readOpenJob = verb(
  inside({
    name: 'readOpenJob',
    because: 'the phone agent tells a caller how his job stands',
    body: z.object({ id: z.string() }),
    reply: z.custom<OpenJob | null>(),
  }),
  async ({ tx, companyId }, { body }) => {
    const row = await openJobs(tx, companyId).where('id', '=', body.id).executeTakeFirst()
    return row ? asOpenJob(row) : null
  },
  { reads: true },
)

const openJobs = (tx: Tx, companyId: string) =>
  tx
    .selectFrom('dispatch_call')
    .select(['id', 'dispatch_number', 'status', 'fields'])
    .where('company_id', '=', companyId)
    .where('status', 'in', ['pending', 'active', 'scheduled'])

async function openJobOf(tx: Tx, companyId: string, number: string): Promise<OpenJob | null> {
  const row = await openJobs(tx, companyId)
    .where('customer_phone', '=', number)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? asOpenJob(row) : null
}

const StoredFields = z.object({
  pickupAddress: z.string(),
  vehicle: z.string(),
  towReason: z.string(),
  driverName: z.string(),
})

function asOpenJob(row: {
  id: string
  dispatch_number: string
  status: string
  fields: Record<string, unknown>
}): OpenJob {
  const fields = StoredFields.parse(row.fields)
  const driverFirstName = fields.driverName.split(' ')[0]
  return {
    id: row.id,
    dispatchNumber: row.dispatch_number,
    status: z.enum(['pending', 'active', 'scheduled']).parse(row.status),
    pickupAddress: fields.pickupAddress,
    vehicle: fields.vehicle,
    towReason: fields.towReason,
    ...(driverFirstName ? { driverFirstName } : {}),
  }
}

async function lastNameOf(tx: Tx, companyId: string, number: string): Promise<string> {
  const row = await tx
    .selectFrom('phone_call')
    .select('customer_name')
    .where('company_id', '=', companyId)
    .where('from_number', '=', number)
    .where('customer_name', '<>', '')
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.customer_name ?? ''
}

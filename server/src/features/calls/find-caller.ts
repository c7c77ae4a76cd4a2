import type { CallerFacts, OpenJob } from '@towline/agent'
import { isWithheld, phoneDigits } from '@towline/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../platform/db/index.ts'
import { handle, inside } from '../../platform/handler.ts'
import { accountByPhone } from '../accounts/index.ts'
import { agentSettings, ownCompany } from '../company/index.ts'
import { type Coming, comingTo } from '../dispatch/index.ts'
import { employeeByPhone } from '../employees/index.ts'
import { hasRefusedTexts } from '../messages/index.ts'

/** What is known of a number before the first word: whose it is, an unfinished job, the last vehicle, the wish not to be texted. */
export const findCaller = handle(
  inside({
    name: 'findCaller',
    because: 'the phone line looks a number up before it answers',
    body: z.object({ number: z.string() }),
    reply: z.custom<CallerFacts>(),
  }),
  async ({ tx, companyId }, { body: { number } }): Promise<CallerFacts> => {
    if (!/^\d{10}$/.test(number) || isWithheld(number)) return { number: '' }
    const employee = await colleagueAt(tx, companyId, number)
    if (employee) return { number, employee }
    const found = await accountByPhone(tx, companyId, number)
    // An account of one person, who pays as they go, is a customer with a name.
    const account = found?.type === 'Cash' ? null : found
    const textsRefused = await hasRefusedTexts(tx, companyId, number)
    return {
      number,
      ...(account ? { account } : await customerOf(tx, companyId, number, found?.name)),
      ...(textsRefused ? { textsRefused } : {}),
    }
  },
  { reads: true },
)

/**
 * The one of the company's people whose number this is. Its own telephones are nobody's: a line that is
 * forwarded may show them in place of whoever calls.
 */
async function colleagueAt(tx: Tx, companyId: string, number: string) {
  const company = await ownCompany(tx, companyId)
  const { transferPhone, afterHoursPhone } = agentSettings(company)
  const own = [company.phone_number, company.agent_number ?? '', transferPhone, afterHoursPhone]
  if (own.some((each) => phoneDigits(each) === number)) return null
  return employeeByPhone(tx, companyId, number)
}

/** A customer: their open job, the name they go by, and what they drove the last time unless that is what they wait with. */
async function customerOf(
  tx: Tx,
  companyId: string,
  number: string,
  nameOfAccount = '',
): Promise<Partial<CallerFacts>> {
  const openJob = await openJobOf(tx, companyId, number)
  const last = await lastJobOf(tx, companyId, number)
  const name = (await lastNameOf(tx, companyId, number)) || last?.customerName || nameOfAccount
  return {
    ...(name ? { name } : {}),
    ...(openJob ? { openJob } : last?.lastVehicle && { lastVehicle: last.lastVehicle }),
  }
}

/** One job as the agent may speak of it, or null when it is finished or not there. */
export const readOpenJob = handle(
  inside({
    name: 'readOpenJob',
    because: 'the phone agent tells a caller how their job stands',
    body: z.object({ id: z.string() }),
    reply: z.custom<OpenJob | null>(),
  }),
  async ({ tx, companyId }, { body }, coming: Coming | null) => {
    const row = await openJobs(tx, companyId).where('id', '=', body.id).executeTakeFirst()
    if (!row) return null
    // The same time as the customer reads in the chat.
    return { ...asOpenJob(row), ...(coming?.arrival && { etaAt: coming.arrival.at }) }
  },
  { reads: true, prepare: (outside, { body }) => comingTo(outside, body.id) },
)

const openJobs = (tx: Tx, companyId: string) =>
  tx
    .selectFrom('dispatch_call')
    .select(['id', 'dispatch_number', 'status', 'fields'])
    .where('company_id', '=', companyId)
    .where('status', 'in', ['pending', 'active', 'scheduled'])

/**
 * The job a number waits for: one that is under way before one that waits, and that before one of later.
 * It is theirs too when they called from this number and want to be called at another.
 */
async function openJobOf(tx: Tx, companyId: string, number: string): Promise<OpenJob | null> {
  const told = tx
    .selectFrom('phone_call')
    .select('dispatch_call_id')
    .where('company_id', '=', companyId)
    .where('from_number', '=', number)
    .where('dispatch_call_id', 'is not', null)
    .orderBy('started_at', 'desc')
    .limit(10)
  const row = await openJobs(tx, companyId)
    .where((job) => job.or([job('customer_phone', '=', number), job('id', 'in', told)]))
    .orderBy(sql`array_position(array['active', 'pending', 'scheduled'], status)`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? asOpenJob(row) : null
}

const LastFields = z.object({
  customerName: z.string(),
  vehicleYear: z.string(),
  vehicleMake: z.string(),
  vehicleModel: z.string(),
  vehicleColor: z.string(),
})

/** Name and vehicle of the newest job of a number. */
async function lastJobOf(tx: Tx, companyId: string, number: string) {
  const row = await tx
    .selectFrom('dispatch_call')
    .select('fields')
    .where('company_id', '=', companyId)
    .where('customer_phone', '=', number)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { customerName, ...vehicle } = LastFields.parse(row.fields)
  const isKnown = vehicle.vehicleMake && vehicle.vehicleModel
  return { customerName, ...(isKnown && { lastVehicle: filled(vehicle) }) }
}

/** Without the parts that are not known. */
const filled = (vehicle: Record<string, string>): NonNullable<CallerFacts['lastVehicle']> =>
  Object.fromEntries(Object.entries(vehicle).filter(([, value]) => value !== ''))

const StoredFields = z.object({
  pickupAddress: z.string(),
  vehicle: z.string(),
  towReason: z.string(),
  driverName: z.string(),
  enrouteDateTime: z.number(),
  onSceneDateTime: z.number(),
  towingDateTime: z.number(),
  destinationArrivalDateTime: z.number(),
})

/** The last of a job's times that is set, as the agent says it. */
function stepOf(fields: z.infer<typeof StoredFields>): OpenJob['step'] {
  if (fields.destinationArrivalDateTime > 0) return 'arrived'
  if (fields.towingDateTime > 0) return 'towing'
  if (fields.onSceneDateTime > 0) return 'on scene'
  return fields.enrouteDateTime > 0 ? 'en route' : undefined
}

function asOpenJob(row: {
  id: string
  dispatch_number: string
  status: string
  fields: Record<string, unknown>
}): OpenJob {
  const fields = StoredFields.parse(row.fields)
  const driverFirstName = fields.driverName.split(' ')[0]
  const step = stepOf(fields)
  return {
    id: row.id,
    dispatchNumber: row.dispatch_number,
    status: z.enum(['pending', 'active', 'scheduled']).parse(row.status),
    pickupAddress: fields.pickupAddress,
    vehicle: fields.vehicle,
    towReason: fields.towReason,
    ...(driverFirstName ? { driverFirstName } : {}),
    ...(step && { step }),
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

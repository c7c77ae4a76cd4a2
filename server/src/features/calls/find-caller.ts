import type { CallerFacts, OpenJob } from '@towline/agent'
import { isWithheld, phoneDigits } from '@towline/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import { prepared, type Tx } from '../../platform/db/index.ts'
import { type Context, handle, inside } from '../../platform/handler.ts'
import { accountsByPhone } from '../accounts/index.ts'
import { agentSettings, ownCompany } from '../company/index.ts'
import { type Coming, comingTo } from '../dispatch/index.ts'
import { employeesByPhone } from '../employees/index.ts'
import { refusedTexts } from '../messages/index.ts'

/** What is known of a number before the first word: whose it is, an unfinished job, the last vehicle, the wish not to be texted. */
export const findCaller = handle(
  inside({
    name: 'findCaller',
    because: 'the phone line looks a number up before it answers',
    body: z.object({ number: z.string() }),
    reply: z.custom<CallerFacts>(),
  }),
  async (context, { body: { number } }) => (await findAll(context, [number]))[0] ?? { number: '' },
  { reads: true },
)

/** The same for all who call in one instant. */
export const findCallers = handle(
  inside({
    name: 'findCallers',
    because: 'the phone line looks numbers up before it answers',
    body: z.array(z.string()),
    reply: z.array(z.custom<CallerFacts>()),
  }),
  (context, { body }) => findAll(context, body),
  { reads: true },
)

async function findAll({ tx, companyId }: Context, given: string[]): Promise<CallerFacts[]> {
  const numbers = given.filter((number) => /^\d{10}$/.test(number) && !isWithheld(number))
  if (numbers.length === 0) return given.map(() => ({ number: '' }))
  const colleagues = await colleaguesAt(tx, companyId, numbers)
  const accounts = await accountsByPhone(tx, companyId, numbers)
  const refused = await refusedTexts(tx, companyId, numbers)
  const customers = await customersAt(tx, companyId, numbers)
  return given.map((number): CallerFacts => {
    if (!numbers.includes(number)) return { number: '' }
    const employee = colleagues.get(number)
    if (employee) return { number, employee }
    const found = accounts.get(number)
    // An account of one person, who pays as they go, is a customer with a name.
    const account = found?.type === 'Cash' ? undefined : found
    return {
      number,
      ...(account ? { account } : customerOf(customers.get(number), found?.name)),
      ...(refused.has(number) && { textsRefused: true }),
    }
  })
}

/**
 * The company's people whose numbers these are. Its own telephones are nobody's: a line that is
 * forwarded may show them in place of whoever calls.
 */
async function colleaguesAt(tx: Tx, companyId: string, numbers: string[]) {
  const found = await employeesByPhone(tx, companyId, numbers)
  if (found.size === 0) return found
  const company = await ownCompany(tx, companyId)
  const { transferPhone, afterHoursPhone } = agentSettings(company)
  const own = [company.phone_number, company.agent_number ?? '', transferPhone, afterHoursPhone]
  for (const each of own) found.delete(phoneDigits(each))
  return found
}

/** A customer: their open job, the name they go by, and what they drove the last time unless that is what they wait with. */
function customerOf(known: KnownCustomer | undefined, nameOfAccount = ''): Partial<CallerFacts> {
  const openJob = known?.open && asOpenJob(known.open)
  const last = known?.last ? LastFields.parse(known.last) : undefined
  const lastVehicle = last && vehicleOf(last)
  const name = known?.name || last?.customerName || nameOfAccount
  return {
    ...(name ? { name } : {}),
    ...(openJob ? { openJob } : lastVehicle && { lastVehicle }),
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

type KnownCustomer = {
  open: JobRow | null
  /** The fields of the newest job. */
  last: unknown
  name: string | null
}

/**
 * What jobs and calls tell of each number, in one statement. The open job is the one the number waits for: one that is
 * under way before one that waits, and that before one of later. It is theirs too when they called from this number and
 * want to be called at another.
 */
async function customersAt(tx: Tx, companyId: string, numbers: string[]) {
  const { rows } = await sql<KnownCustomer & { number: string }>`${prepared}
    select number, open.job as open, last.fields as last, named.customer_name as name
    from unnest(${sql.val(numbers)}::text[]) as number
    cross join lateral (
      select array(select dispatch_call_id from phone_call
        where company_id = ${companyId}::uuid and from_number = number and dispatch_call_id is not null
        order by started_at desc limit 10) as jobs
      offset 0 -- found once for the number, not for each open job
    ) told
    left join lateral (
      select jsonb_build_object('id', id, 'dispatch_number', dispatch_number, 'status', status, 'fields', fields) as job
      from dispatch_call
      where company_id = ${companyId}::uuid and status in ('pending', 'active', 'scheduled')
        and (customer_phone = number or id = any(told.jobs))
      order by array_position(array['active', 'pending', 'scheduled'], status), created_at desc limit 1
    ) open on true
    left join lateral (
      select fields from dispatch_call where company_id = ${companyId}::uuid and customer_phone = number
      order by created_at desc limit 1
    ) last on true
    left join lateral (
      select customer_name from phone_call
      where company_id = ${companyId}::uuid and from_number = number and customer_name <> ''
      order by started_at desc limit 1
    ) named on true`.execute(tx)
  return new Map(rows.map(({ number, ...known }) => [number, known]))
}

const LastFields = z.object({
  customerName: z.string(),
  vehicleYear: z.string(),
  vehicleMake: z.string(),
  vehicleModel: z.string(),
  vehicleColor: z.string(),
})

/** The vehicle of a job without the parts that are not known; undefined for one that can't be told from others. */
function vehicleOf(fields: z.infer<typeof LastFields>): CallerFacts['lastVehicle'] {
  const { customerName: _, ...vehicle } = fields
  if (!vehicle.vehicleMake || !vehicle.vehicleModel) return undefined
  return Object.fromEntries(Object.entries(vehicle).filter(([, value]) => value !== ''))
}

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

type JobRow = {
  id: string
  dispatch_number: string
  status: string
  fields: Record<string, unknown>
}

function asOpenJob(row: JobRow): OpenJob {
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

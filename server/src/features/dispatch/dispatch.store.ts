import { type CallStatus, type DispatchFields, phoneDigits } from '@towline/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'
import { storable, storableJson } from '../../platform/storable.ts'

/** One job as it is stored. */
export type JobRow = {
  id: string
  status: CallStatus
  status_at: Date
  version: number
  fields: DispatchFields
  agent_fields: Partial<DispatchFields> | null
}

/** What is written of a job. */
export type JobToWrite = {
  id: string
  companyId: string
  status: CallStatus
  statusAt: number
  vendorId: string | null
  fields: DispatchFields
  agentFields: Partial<DispatchFields> | null
}

/** The wire's form of a job, made by PostgreSQL: `c` is dispatch_call, `v` its vendor, `r` its chat request. */
const onTheWire = sql`c.fields || jsonb_build_object(
  'id', c.id, 'companyId', c.company_id, 'status', c.status, 'version', c.version,
  'dispatchNumber', c.dispatch_number, 'balance', round(c.total_cents / 100.0, 2),
  'createdDate', floor(extract(epoch from c.created_at) * 1000)::bigint,
  'statusDate', floor(extract(epoch from c.status_at) * 1000)::bigint,
  'vendorName', coalesce(v.name, ''), 'csChatId', coalesce(r.id, ''))`

const joined = sql`left join vendor v on v.id = c.vendor_id left join chat_request r on r.dispatch_call_id = c.id`

/** A job in the wire's form as JSON text, or null when it is not there or not this company's. */
export async function jobAsJson(tx: Tx, companyId: string, id: string): Promise<string | null> {
  const { rows } = await sql<{ json: string }>`
    select (${onTheWire})::text as json from dispatch_call c ${joined}
    where c.id = ${id} and c.company_id = ${companyId}`.execute(tx)
  return rows[0]?.json ?? null
}

/** The stored job, locked until the transaction ends. */
export async function lockJob(tx: Tx, companyId: string, id: string): Promise<JobRow | null> {
  const row = await tx
    .selectFrom('dispatch_call')
    .select(['id', 'status', 'status_at', 'version', 'fields', 'agent_fields'])
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .forUpdate()
    .executeTakeFirst()
  return row ? (row as unknown as JobRow) : null
}

const columnsOf = (job: JobToWrite) => ({
  status: job.status,
  status_at: new Date(job.statusAt),
  customer_phone: storable(job.fields.customerPhone),
  vendor_id: job.vendorId,
  total_cents: Math.round(job.fields.billing.totalAmount * 100),
  fields: storableJson(job.fields),
  agent_fields: job.agentFields && storableJson(job.agentFields),
  search_text: storable(searchText(job.fields)),
})

export async function insertJob(
  tx: Tx,
  job: JobToWrite & { dispatchNumber: string; createdAt: number },
): Promise<void> {
  const { companyId, dispatchNumber, createdAt } = job
  await tx
    .insertInto('dispatch_call')
    .values({
      ...columnsOf(job),
      id: job.id,
      company_id: companyId,
      dispatch_number: dispatchNumber,
      created_at: new Date(createdAt),
    })
    .execute()
}

/** Stores the job anew and gives its new version. */
export async function updateJob(tx: Tx, job: JobToWrite): Promise<number> {
  const row = await tx
    .updateTable('dispatch_call')
    .set((set) => ({ ...columnsOf(job), version: set('version', '+', 1) }))
    .where('id', '=', job.id)
    .where('company_id', '=', job.companyId)
    .returning('version')
    .executeTakeFirstOrThrow()
  return row.version
}

/** Everything the board's filter looks in, lower case; phone numbers also as bare digits. */
function searchText(fields: DispatchFields): string {
  return [
    fields.customerName,
    fields.customerPhone,
    fields.vehicle,
    fields.vehicleColor,
    fields.licensePlateInfo,
    fields.vin,
    fields.pickupAddress,
    fields.dropoffAddress,
    fields.inputVendorName,
    fields.invoiceNumber,
    fields.poNumber,
    fields.driverName,
    fields.contactName,
    fields.towReason,
    ...phones(fields),
  ]
    .filter(Boolean)
    .join(' \u00b7 ')
    .toLowerCase()
}

/** The job's phone numbers, as written and as bare digits. */
function phones(fields: DispatchFields): string[] {
  const written = [
    fields.customerPhoneForText,
    fields.contactPhoneNumber,
    fields.vendorContactNumber,
    fields.fromNumber,
  ]
  return written.flatMap((number) => [...new Set([number, phoneDigits(number)])])
}

/** The filter's text as patterns of LIKE: as typed, and its digits when it looks like a phone number. */
function patterns(searchText: string): string[] {
  const escaped = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const typed = searchText.trim().toLowerCase()
  const digits = /^[\d\s()+.-]+$/.test(typed) ? phoneDigits(typed) : ''
  return digits.length >= 4 && digits !== typed
    ? [escaped(typed), escaped(digits)]
    : [escaped(typed)]
}

export type JobSearch = {
  companyId: string
  statuses: readonly CallStatus[]
  searchText: string
  limit: number
  before: string | null
}

/**
 * Jobs of these statuses, newest first, as the JSON text of a list. Each status is read from its own
 * stretch of the index, so that a year of calls costs no more than a day.
 */
export async function searchJobs(tx: Tx, search: JobSearch): Promise<string> {
  const text = search.searchText.trim()
    ? sql`and (${sql.join(
        patterns(search.searchText).map(
          (pattern) =>
            sql`c.search_text like ${pattern} or lower(v.name) like ${pattern} or c.dispatch_number like ${pattern}`,
        ),
        sql` or `,
      )})`
    : sql``
  const older = search.before
    ? sql`and (c.created_at, c.id) < (select b.created_at, b.id from dispatch_call b where b.id = ${search.before})`
    : sql``
  const stretch = (status: CallStatus) => sql`(
    select c.created_at, c.id, ${onTheWire} as wire from dispatch_call c ${joined}
    where c.company_id = ${search.companyId} and c.status = ${status} ${text} ${older}
    order by c.created_at desc, c.id desc limit ${search.limit})`
  const { rows } = await sql<{ json: string }>`
    select coalesce(jsonb_agg(wire order by created_at desc, id desc), '[]')::text as json from (
      select * from (${sql.join(search.statuses.map(stretch), sql` union all `)}) found
      order by created_at desc, id desc limit ${search.limit}) page`.execute(tx)
  return rows[0]?.json ?? '[]'
}

/** How many jobs each stored status holds. */
export async function countJobs(tx: Tx, companyId: string): Promise<Record<CallStatus, number>> {
  const rows = await tx
    .selectFrom('dispatch_call')
    .select(['status', (count) => count.fn.countAll<number>().as('n')])
    .where('company_id', '=', companyId)
    .groupBy('status')
    .execute()
  const counts: Record<CallStatus, number> = {
    pending: 0,
    active: 0,
    scheduled: 0,
    completed: 0,
    cancelled: 0,
  }
  for (const row of rows) counts[row.status] = Number(row.n)
  return counts
}

/** The name of an account of the company; null when the id names none. */
export async function vendorName(tx: Tx, companyId: string, id: string): Promise<string | null> {
  const row = await tx
    .selectFrom('vendor')
    .select('name')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return row?.name ?? null
}

/** The name of somebody who drives for the company; null when the id names nobody who does. */
export async function driverName(tx: Tx, companyId: string, id: string): Promise<string | null> {
  const row = await tx
    .selectFrom('employee')
    .select(['first_name', 'last_name', 'roles'])
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.roles.includes('driver') ? `${row.first_name} ${row.last_name}`.trim() : null
}

import type { CallStatus, DispatchFields, Duplicate } from '@towline/contract'
import { sql } from 'kysely'
import { prepared, type Tx } from '../../platform/db/index.ts'
import { storable, storableJson } from '../../platform/storable.ts'
import { samenessOf } from './sameness.ts'
import { searchText } from './search-words.ts'

/** One job as it is stored. */
export type JobRow = {
  id: string
  dispatch_number: string
  created_at: Date
  status: CallStatus
  status_at: Date
  version: number
  fields: DispatchFields
  agent_fields: Partial<DispatchFields> | null
  duplicates: Duplicate[]
  /** The import that brought it; null for a job of ours. */
  import_id: string | null
}

/** What is written of a job. */
export type JobToWrite = {
  id: string
  companyId: string
  dispatchNumber: string
  status: CallStatus
  statusAt: number
  fields: DispatchFields
  agentFields: Partial<DispatchFields> | null
}

/**
 * A job as it goes over the wire, as JSON text: made when it was written (`c` is dispatch_call), with the
 * name that its account has now, whether its last offer came to nothing, the zone it is in, and whether it
 * was imported.
 */
export const wireText = sql`'{"vendorName": '
  || to_json(coalesce((select v.name from vendor v where v.id = c.vendor_id), ''))::text
  || ', "offerUnanswered": ' || c.offer_unanswered::text
  || ', "zoneId": "' || coalesce(c.zone_id::text, '') || '", "zoneName": ' || to_json(c.zone_name)::text
  || ', "isImported": ' || (c.import_id is not null)::text
  || ', ' || c.wire`

/** A job as it goes over the wire, as JSON text. */
export type WireJob = {
  id: string
  version: number
  status: CallStatus
  duplicates: Duplicate[]
  json: string
}

const wireColumns = sql`c.id, c.version, c.status, c.duplicates, ${wireText} as json`

/** Jobs in the wire's form; those that are not there or not this company's are left out. */
export async function jobsOnTheWire(tx: Tx, companyId: string, ids: string[]): Promise<WireJob[]> {
  const { rows } = await sql<WireJob>`
    ${prepared} select ${wireColumns} from dispatch_call c
    where c.id = any (${ids}::uuid[]) and c.company_id = ${companyId}`.execute(tx)
  return rows
}

/** A job in the wire's form as JSON text, or null when it is not there or not this company's. */
export async function jobAsJson(tx: Tx, companyId: string, id: string): Promise<string | null> {
  const [job] = await jobsOnTheWire(tx, companyId, [id])
  return job?.json ?? null
}

/** Whether the company has this job. */
export async function hasJob(tx: Tx, companyId: string, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('dispatch_call')
    .select('id')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Lets one change to the company's jobs after the other: two that become duplicates of each other would
 * not see each other, and two that are would wait for each other.
 */
export async function lockJobs(tx: Tx, companyId: string): Promise<void> {
  await sql`${prepared} select pg_advisory_xact_lock(hashtext('jobs'), hashtext(${companyId}))`.execute(
    tx,
  )
}

/** The stored job, locked until the transaction ends. */
export async function lockJob(tx: Tx, companyId: string, id: string): Promise<JobRow | null> {
  await lockJobs(tx, companyId)
  const row = await tx
    .selectFrom('dispatch_call')
    .select(['id', 'dispatch_number', 'created_at', 'status', 'status_at', 'version'])
    .select(['fields', 'agent_fields', 'duplicates', 'import_id'])
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .forUpdate()
    .executeTakeFirst()
  return row ? (row as unknown as JobRow) : null
}

/** Takes the keys of their chats off jobs. */
export async function forgetChats(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<void> {
  await sql`update dispatch_call set cs_chat_id = ''
    where company_id = ${companyId} and id = any (${ids}::uuid[]) and cs_chat_id <> ''`.execute(tx)
}

/** The id of the job that was made with this key; null when there is none. */
export async function idByClientKey(tx: Tx, companyId: string, key: string) {
  const row = await tx
    .selectFrom('dispatch_call')
    .select('id')
    .where('company_id', '=', companyId)
    .where('client_key', '=', key)
    .executeTakeFirst()
  return row?.id ?? null
}

const columnsOf = ({ dispatchNumber, status, statusAt, fields, agentFields }: JobToWrite) => {
  const { keys, spot } = samenessOf(fields)
  return {
    status,
    status_at: new Date(statusAt),
    customer_phone: storable(fields.customerPhone),
    vendor_id: fields.vendorId || null,
    total_cents: Math.round(fields.billing.totalAmount * 100),
    fields: storableJson(fields),
    agent_fields: agentFields && storableJson(agentFields),
    search_text: storable(searchText(fields, dispatchNumber)),
    same_keys: keys.map(storable),
    spot_lat: spot?.lat ?? null,
    spot_lng: spot?.lng ?? null,
  }
}

/** What `wireColumns` are made of. */
const written = [
  'id',
  'version',
  'status',
  'duplicates',
  'vendor_id',
  'wire',
  'offer_unanswered',
  'zone_id',
  'zone_name',
  'import_id',
] as const

/** Stores a new job and gives it back; null when the client's key has made one meanwhile. */
export async function insertJob(
  tx: Tx,
  job: JobToWrite & { createdAt: number; clientKey: string | null },
): Promise<WireJob | null> {
  const stored = tx
    .insertInto('dispatch_call')
    .values({
      ...columnsOf(job),
      id: job.id,
      company_id: job.companyId,
      dispatch_number: job.dispatchNumber,
      created_at: new Date(job.createdAt),
      client_key: job.clientKey,
    })
    .onConflict((taken) =>
      taken.columns(['company_id', 'client_key']).where('client_key', 'is not', null).doNothing(),
    )
    .returning(written)
  const { rows } = await sql<WireJob>`
    ${prepared} with c as (${stored}) select ${wireColumns} from c`.execute(tx)
  return rows[0] ?? null
}

/** A job that was done before, in another program; `settledCents` of its bill are paid. */
export type PastJob = Omit<JobToWrite, 'companyId' | 'agentFields'> & {
  createdAt: number
  settledCents: number
}

/** Stores jobs that an import brings. Nobody is told of them: they are over. */
export async function insertPastJobs(
  tx: Tx,
  { companyId, importId }: { companyId: string; importId: string },
  jobs: readonly PastJob[],
): Promise<void> {
  const all = jobs.map(({ fields, ...job }) => ({
    id: job.id,
    number: job.dispatchNumber,
    status: job.status,
    status_at: new Date(job.statusAt),
    created_at: new Date(job.createdAt),
    phone: fields.customerPhone,
    vendor_id: fields.vendorId || null,
    total: Math.round(fields.billing.totalAmount * 100),
    settled: job.settledCents,
    fields,
    words: searchText(fields, job.dispatchNumber),
  }))
  // One parameter: thousands of them take a database longer than the jobs.
  await sql`insert into dispatch_call (id, company_id, import_id, dispatch_number, status, status_at, created_at,
      customer_phone, vendor_id, total_cents, settled_cents, fields, search_text)
    select j.id, ${companyId}, ${importId}, j.number, j.status, j.status_at, j.created_at, j.phone, j.vendor_id,
      j.total, j.settled, j.fields, j.words
    from jsonb_to_recordset(${storableJson(all)}::jsonb) as j(id uuid, number text, status text,
      status_at timestamptz, created_at timestamptz, phone text, vendor_id uuid, total bigint, settled bigint,
      fields jsonb, words text)`.execute(tx)
}

/** Stores the job anew and gives it back in its new version. */
export async function updateJob(tx: Tx, job: JobToWrite): Promise<WireJob> {
  const stored = tx
    .updateTable('dispatch_call')
    .set((set) => ({ ...columnsOf(job), version: set('version', '+', 1) }))
    .where('id', '=', job.id)
    .where('company_id', '=', job.companyId)
    .returning(written)
  const { rows } = await sql<WireJob>`
    ${prepared} with c as (${stored}) select ${wireColumns} from c`.execute(tx)
  return rows[0] ?? unstored(job.id)
}

const unstored = (id: string): never => {
  throw new Error(`the job ${id} was locked and could not be stored`)
}

/** The name of somebody who drives for the company; null when the id names nobody who does. */
export async function driverName(tx: Tx, companyId: string, id: string): Promise<string | null> {
  const row = await employee(tx, companyId, id).executeTakeFirst()
  return row ? nameOfDriver(row) : null
}

/**
 * As `driverName`; whoever else is about to send him waits until this transaction has ended, so that of two
 * at the same instant the second finds him taken.
 */
export async function lockDriver(tx: Tx, companyId: string, id: string): Promise<string | null> {
  const row = await employee(tx, companyId, id).forNoKeyUpdate().executeTakeFirst()
  return row ? nameOfDriver(row) : null
}

const employee = (tx: Tx, companyId: string, id: string) =>
  tx
    .selectFrom('employee')
    .select(['first_name', 'last_name', 'roles'])
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)

const nameOfDriver = (row: { first_name: string; last_name: string; roles: string[] }) =>
  row.roles.includes('driver') ? `${row.first_name} ${row.last_name}`.trim() : null

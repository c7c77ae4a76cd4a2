import {
  ImpoundDraft,
  type ImpoundFile,
  type ImpoundWhole,
  type SaveImpound,
  type Storage,
} from '@towline/contract'
import { type RawBuilder, sql } from 'kysely'
import { literally, type Tx } from '../../platform/db/index.ts'
import { newId } from '../../platform/ids.ts'

/** The wire's form of a file, made by PostgreSQL: `i` is impound, `l` its lot. */
const onTheWire = sql`i.record || jsonb_build_object('id', i.id, 'version', i.version,
  'number', 'I' || i.number, 'status', i.status, 'jobId', coalesce(i.job_id::text, ''),
  'lotId', i.lot_id, 'lotName', l.name, 'space', i.space,
  'receivedAt', floor(extract(epoch from i.received_at) * 1000)::bigint,
  'leftAt', coalesce(floor(extract(epoch from i.left_at) * 1000)::bigint, 0),
  'storagePerDay', i.storage_cents / 100.0, 'graceHours', i.grace_hours,
  'storageTaxable', i.storage_taxable, 'taxPercent', i.tax_percent,
  'holds', i.holds, 'reports', i.reports, 'letters', i.letters)`

/** A stored file; null when the company has none of that id. */
export async function impoundById(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<ImpoundFile | null> {
  const { rows } = await sql<{ file: ImpoundFile }>`
    select ${onTheWire} as file from impound i
    join impound_lot l on l.company_id = i.company_id and l.id = i.lot_id
    where i.company_id = ${companyId} and i.id = ${id}`.execute(tx)
  return rows[0]?.file ?? null
}

/** Keeps a file from being changed by others until the transaction ends. */
export async function lockImpound(tx: Tx, companyId: string, id: string): Promise<void> {
  await sql`select 1 from impound where company_id = ${companyId} and id = ${id} for update`.execute(
    tx,
  )
}

type Wanted = { which: 'in' | 'left'; search: string; limit: number; before: string | null }

/** Files, the latest first. */
export async function listedImpounds(
  tx: Tx,
  companyId: string,
  { which, search, limit, before }: Wanted,
): Promise<ImpoundFile[]> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const { rows } = await sql<{ file: ImpoundFile }>`
    select ${onTheWire} as file from impound i
    join impound_lot l on l.company_id = i.company_id and l.id = i.lot_id
    where i.company_id = ${companyId} and ${which === 'in' ? sql`i.status = 'in'` : sql`i.status <> 'in'`}
      ${sql.join(
        words.map((word) => sql`and i.search_text like ${`%${literally(word)}%`}`),
        sql` `,
      )}
      ${before ? sql`and (i.received_at, i.id) < (select b.received_at, b.id from impound b where b.id = ${before})` : sql``}
    order by i.received_at desc, i.id desc limit ${limit}`.execute(tx)
  return rows.map(({ file }) => file)
}

type Kept = Omit<ReturnType<typeof SaveImpound.parse>, 'id' | 'version'>

const searchText = (record: Kept, number: number) =>
  [
    `i${number}`,
    record.licensePlate,
    record.licensePlate.replace(/\W/g, ''),
    record.vin,
    record.vehicleMake,
    record.vehicleModel,
    record.ownerName,
  ]
    .join(' ')
    .toLowerCase()

const asRow = ({ lotId, space, receivedAt, jobId, ...record }: Kept) => ({
  lot_id: lotId,
  space: space.trim(),
  job_id: jobId || null,
  received_at: new Date(receivedAt),
  record: JSON.stringify(record),
})

const FIRST_NUMBER = 1001
/** So many characters of a VIN tell which vehicle it is. */
const VIN_END = 8

/** Takes a vehicle in, with the company's next number; the company must be locked. Answers its id. */
export async function insertImpound(
  tx: Tx,
  companyId: string,
  record: Kept,
  { perDay, graceHours, taxable }: Storage,
): Promise<string> {
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(number) + 1, ${FIRST_NUMBER}::int) as next from impound
    where company_id = ${companyId}`.execute(tx)
  const number = rows[0]?.next ?? FIRST_NUMBER
  const id = newId()
  await tx
    .insertInto('impound')
    .values({
      id,
      company_id: companyId,
      number,
      storage_cents: Math.round(perDay * 100),
      grace_hours: graceHours,
      storage_taxable: taxable,
      search_text: searchText(record, number),
      ...asRow(record),
    })
    .execute()
  return id
}

/** Stores what was written down anew, as the next version. */
export async function updateRecord(
  tx: Tx,
  companyId: string,
  { id, number }: ImpoundFile,
  record: Kept,
): Promise<void> {
  await tx
    .updateTable('impound')
    .set((set) => ({
      ...asRow(record),
      search_text: searchText(record, Number(number.slice(1))),
      version: set('version', '+', 1),
    }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}

/** Stores what was done with a vehicle, as the next version. */
export async function updateStanding(
  tx: Tx,
  companyId: string,
  { id, status, leftAt, taxPercent, holds, reports, letters }: ImpoundFile,
): Promise<void> {
  await tx
    .updateTable('impound')
    .set((set) => ({
      status,
      left_at: leftAt ? new Date(leftAt) : null,
      tax_percent: taxPercent,
      holds: JSON.stringify(holds),
      reports: JSON.stringify(reports),
      letters: JSON.stringify(letters),
      version: set('version', '+', 1),
    }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}

/** Whether another vehicle stands in a space of a lot. */
export async function isSpaceTaken(
  tx: Tx,
  companyId: string,
  { lotId, space, id }: { lotId: string; space: string; id: string },
): Promise<boolean> {
  if (space.trim() === '') return false
  const { rows } = await sql`select 1 from impound
    where company_id = ${companyId} and lot_id = ${lotId} and lower(space) = lower(${space.trim()})
      and status = 'in' and id is distinct from ${id || null}::uuid`.execute(tx)
  return rows.length > 0
}

type Stored = Pick<ImpoundFile, 'id' | 'order' | 'holds'> & { address: string; perDayCents: number }

/** Vehicles in the lots that a plate is of, or a VIN or its end; on the phone an O may be a zero. */
export async function storedVehicles(tx: Tx, companyId: string, code: string): Promise<Stored[]> {
  const bare = (text: RawBuilder<unknown>) =>
    sql`translate(upper(regexp_replace(${text}, '[^A-Za-z0-9]', '', 'g')), 'O', '0')`
  const { rows } = await sql<Stored>`
    select i.id, i.record ->> 'order' as order, i.holds, l.address,
      i.storage_cents::float8 as "perDayCents"
    from impound i join impound_lot l on l.company_id = i.company_id and l.id = i.lot_id
    where i.company_id = ${companyId} and i.status = 'in' and (
      ${bare(sql`i.record ->> 'licensePlate'`)} = ${bare(sql`${code}::text`)}
      or (length(${code}::text) >= ${sql.lit(VIN_END)}
        and right(${bare(sql`i.record ->> 'vin'`)}, length(${code}::text)) = ${bare(sql`${code}::text`)}))
    order by i.received_at desc limit 2`.execute(tx)
  return rows
}

type Touch = ImpoundWhole['touches'][number]

/** Adds to what was done with a vehicle. */
export async function addTouch(
  tx: Tx,
  companyId: string,
  impoundId: string,
  { at, who, what, data }: Omit<Touch, 'id'>,
): Promise<void> {
  await tx
    .insertInto('impound_touch')
    .values({
      id: newId(),
      company_id: companyId,
      impound_id: impoundId,
      at: new Date(at),
      who,
      what,
      data: JSON.stringify(data),
    })
    .execute()
}

/** What was done with a vehicle, newest first. */
export async function touchesOf(tx: Tx, companyId: string, impoundId: string): Promise<Touch[]> {
  const { rows } = await sql<Touch>`
    select id, floor(extract(epoch from at) * 1000)::float8 as at, who, what, data
    from impound_touch where company_id = ${companyId} and impound_id = ${impoundId}
    order by at desc, id desc`.execute(tx)
  return rows
}

/** What the job that brought a vehicle is billed, and what of it is still to be paid, in cents; 0 without a job. */
export async function billOfJob(tx: Tx, companyId: string, jobId: string) {
  const job = await tx
    .selectFrom('dispatch_call')
    .select(['total_cents', 'settled_cents'])
    .where('company_id', '=', companyId)
    .where('id', '=', jobId || null)
    .executeTakeFirst()
  const { total_cents: towCents, settled_cents: settled } = job ?? NOTHING
  return { towCents, towDueCents: Math.max(0, towCents - settled) }
}

const NOTHING = { total_cents: 0, settled_cents: 0 }

/** The account of a job, empty for none; null for no such job. */
export async function accountOfJob(
  tx: Tx,
  companyId: string,
  jobId: string,
): Promise<string | null> {
  const job = await tx
    .selectFrom('dispatch_call')
    .select('vendor_id')
    .where('company_id', '=', companyId)
    .where('id', '=', jobId)
    .executeTakeFirst()
  return job ? (job.vendor_id ?? '') : null
}

const orders: Record<string, ImpoundDraft['order']> = {
  'Police impound': 'Police',
  Abandoned: 'Police',
  Accident: 'Police',
  'Illegally parked (PPI)': 'Private property',
  Repossession: 'Repossession',
}

/** What a job knows of the vehicle it brings in; null for no such job. */
export async function draftOfJob(
  tx: Tx,
  companyId: string,
  number: string,
): Promise<ImpoundDraft | null> {
  const { rows } = await sql<{
    id: string
    fields: Record<string, unknown>
    truckPlate: string
    license: string
  }>`
    select c.id, c.fields, coalesce(t.license_plate, '') as "truckPlate",
      coalesce(e.tdlr_number, '') as license
    from dispatch_call c
    left join truck t on t.company_id = c.company_id and t.id::text = c.fields ->> 'truckId'
    left join employee e on e.company_id = c.company_id and e.id::text = c.fields ->> 'driverId'
    where c.company_id = ${companyId} and c.dispatch_number = ${number}`.execute(tx)
  const [job] = rows
  if (!job) return null
  const text = (name: string) => String(job.fields[name] ?? '')
  const at = (name: string) => Number(job.fields[name] ?? 0)
  return ImpoundDraft.parse({
    jobId: job.id,
    receivedAt: at('destinationArrivalDateTime') || at('completedDateTime'),
    order: orders[text('towReason')] ?? '',
    authorizedBy: text('contactName') || text('customerName'),
    authorizedPhone: text('contactPhoneNumber') || text('customerPhone'),
    towedAt: at('towingDateTime') || at('onSceneDateTime'),
    towedFrom: text('pickupAddress'),
    vehicleYear: text('vehicleYear'),
    vehicleMake: text('vehicleMake'),
    vehicleModel: text('vehicleModel'),
    vehicleColor: text('vehicleColor'),
    licensePlate: text('licensePlateInfo'),
    plateState: text('licensePlateState'),
    vin: text('vin'),
    operatorLicense: job.license,
    truckPlate: job.truckPlate,
    keys: text('keyLocation'),
  })
}

/** Removes the stored vehicles of made-up jobs: of a real one nothing is ever removed. */
export async function removeImpoundsOf(tx: Tx, companyId: string, jobs: string[]): Promise<void> {
  await sql`delete from impound where company_id = ${companyId} and job_id = any (${jobs}::uuid[])`.execute(
    tx,
  )
}

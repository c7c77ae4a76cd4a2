import {
  billingTotals,
  blankDispatchFields,
  type DispatchFields,
  jobFields,
  phoneDigits,
  TowReason,
  vehicleLine,
} from '@towline/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../platform/handler.ts'
import { insertPastJobs, type PastJob } from '../dispatch/index.ts'
import { bare, dollars, moment, type Reader, upper, wrong } from './import-cells.ts'

const statuses: Readonly<Record<string, PastJobRow['status']>> = {
  ...Object.fromEntries(
    ['completed', 'complete', 'done', 'closed', 'finished', 'invoiced', 'billed', 'paid'].map(
      (word) => [word, 'completed' as const],
    ),
  ),
  cancelled: 'cancelled',
  canceled: 'cancelled',
  cancel: 'cancelled',
  goa: 'gone on arrival',
  goneonarrival: 'gone on arrival',
}

const status: Reader = (written) =>
  statuses[bare(written)] ??
  wrong('Only jobs that are over come in. Write completed, cancelled or GOA')

/** What other programs call the reasons we know. */
const reasons: Readonly<Record<string, TowReason>> = {
  jumpstart: 'Dead battery',
  battery: 'Dead battery',
  tirechange: 'Flat tire',
  flat: 'Flat tire',
  lockedout: 'Lockout',
  keyslockedincar: 'Lockout',
  fueldelivery: 'Out of fuel',
  fuel: 'Out of fuel',
  winchout: 'Stuck/winch',
  winch: 'Stuck/winch',
  recovery: 'Recovery/rollover',
  impound: 'Police impound',
  privateproperty: 'Illegally parked (PPI)',
  ppi: 'Illegally parked (PPI)',
  repo: 'Repossession',
  mechanical: 'Breakdown',
}

/** One of our reasons where it is one, and otherwise as it was written. */
const reason: Reader = (written) =>
  TowReason.options.find((one) => bare(one) === bare(written)) ?? reasons[bare(written)] ?? written

/** How the cells of a past job are read that are more than their words. */
export const pastJobReaders: Readonly<Record<string, Reader>> = {
  number: (written) => written.replace(/^#\s*/, '').toUpperCase(),
  receivedAt: moment,
  status,
  reason,
  plate: upper,
  vin: upper,
  dispatchedAt: moment,
  enRouteAt: moment,
  onSceneAt: moment,
  towingAt: moment,
  completedAt: moment,
  total: dollars,
  tax: dollars,
  balance: dollars,
}

const at = z.int().default(0)
const amount = z.number().max(1_000_000, 'An amount is at most $1,000,000.').default(0)
const {
  customerName,
  customerPhone,
  pickupAddress,
  dropoffAddress,
  vehicleYear,
  vehicleMake,
  vehicleModel,
  vehicleColor,
  licensePlateInfo,
  licensePlateState,
  vin,
  vehicleOdometer,
} = jobFields
const needed = (sentence: string) => z.string({ error: sentence }).trim().min(1, sentence)

/** A past job as a row of a file tells it. */
export const PastJobRow = z
  .object({
    number: needed('The number it had is required').max(30, 'A number has at most 30 characters'),
    receivedAt: z.int({ error: 'When it came in is required' }),
    status: z.enum(['completed', 'cancelled', 'gone on arrival']).default('completed'),
    account: jobFields.inputVendorName.schema.default(''),
    reason: jobFields.towReason.schema.default(''),
    customerName: customerName.schema.default(''),
    customerPhone: customerPhone.schema.default(''),
    pickup: pickupAddress.schema.default(''),
    destination: dropoffAddress.schema.default(''),
    vehicleYear: vehicleYear.schema.default(''),
    vehicleMake: vehicleMake.schema.default(''),
    vehicleModel: vehicleModel.schema.default(''),
    vehicleColor: vehicleColor.schema.default(''),
    plate: licensePlateInfo.schema.default(''),
    plateState: licensePlateState.schema.default(''),
    vin: vin.schema.default(''),
    odometer: vehicleOdometer.schema.default(''),
    driver: jobFields.driverName.schema.default(''),
    truck: jobFields.truckName.schema.default(''),
    poNumber: jobFields.poNumber.schema.default(''),
    invoiceNumber: jobFields.invoiceNumber.schema.default(''),
    dispatchedAt: at,
    enRouteAt: at,
    onSceneAt: at,
    towingAt: at,
    completedAt: at,
    total: amount,
    tax: amount,
    balance: amount,
    notes: jobFields.notes.schema.default(''),
  })
  .refine(({ tax, total }) => tax * 2 <= total, {
    path: ['tax'],
    message: 'The tax can’t be more than half of the total',
  })
  .refine(({ balance, total }) => balance <= total, {
    path: ['balance'],
    message: 'More is unpaid than the total',
  })
export type PastJobRow = z.infer<typeof PastJobRow>

/** What a job is called here that had a number in another program; its own numbers go on as they are. */
export const pastNumber = (number: string): string => `P${number}`

type Named = { name: string; id: string }
type Records = Record<'accounts' | 'drivers' | 'trucks', Map<string, Named>>

/** Makes jobs of past ones, with the accounts, drivers and trucks that go by their names here. */
export async function importPastJobs(
  context: Context,
  { id: importId, fileName, who }: { id: string; fileName: string; who: string },
  rows: readonly { id: string; row: PastJobRow }[],
): Promise<void> {
  const { tx, companyId, audit } = context
  const records = await recordsNamed(context, rows)
  const jobs = rows.map(({ id, row }) => asJob(id, row, records))
  await insertPastJobs(tx, { companyId, importId }, jobs)
  for (const { id } of jobs)
    audit('job imported', id, { version: 1, detail: `from ${fileName || 'a file'} by ${who}` })
}

const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

async function recordsNamed(
  { tx, companyId }: Context,
  rows: readonly { row: PastJobRow }[],
): Promise<Records> {
  const names = (of: 'account' | 'driver' | 'truck') => [
    ...new Set(rows.map(({ row }) => plain(row[of])).filter(Boolean)),
  ]
  const { rows: found } = await sql<Named & { kind: keyof Records; key: string }>`
    select 'accounts' as kind, plain_name as key, name, id from vendor
    where company_id = ${companyId} and not is_deleted and not is_placeholder
      and plain_name = any (${names('account')})
    union all
    select 'drivers', towline_plain(first_name || ' ' || last_name), first_name || ' ' || last_name, id
    from employee where company_id = ${companyId} and deleted_at is null
      and towline_plain(first_name || ' ' || last_name) = any (${names('driver')})
    union all
    select 'trucks', towline_plain(name), name, id from truck
    where company_id = ${companyId} and status <> 'deleted' and towline_plain(name) = any (${names('truck')})`.execute(
    tx,
  )
  const records: Records = { accounts: new Map(), drivers: new Map(), trucks: new Map() }
  for (const { kind, key, name, id } of found) records[kind].set(key, { name, id })
  return records
}

function asJob(id: string, row: PastJobRow, records: Records): PastJob {
  const { receivedAt, total, balance } = row
  const isDone = row.status === 'completed'
  const overAt = row.completedAt || Math.max(receivedAt, row.towingAt, row.onSceneAt)
  return {
    id,
    dispatchNumber: pastNumber(row.number),
    status: isDone ? 'completed' : 'cancelled',
    statusAt: overAt,
    createdAt: receivedAt,
    settledCents: Math.round(total * 100) - Math.round(balance * 100),
    fields: fieldsOf(row, { overAt: isDone ? overAt : 0, records }),
  }
}

function fieldsOf(
  row: PastJobRow,
  { overAt, records }: { overAt: number; records: Records },
): DispatchFields {
  const account = records.accounts.get(plain(row.account))
  const driver = records.drivers.get(plain(row.driver))
  const truck = records.trucks.get(plain(row.truck))
  const fields: DispatchFields = {
    ...blankDispatchFields(),
    towReason: row.reason,
    dispatchedDateTime: row.dispatchedAt,
    enrouteDateTime: row.enRouteAt,
    onSceneDateTime: row.onSceneAt,
    towingDateTime: row.towingAt,
    completedDateTime: overAt,
    cancelReason: row.status === 'gone on arrival' ? 'GONE_ON_ARRIVAL' : '',
    notes: row.notes,
    vendorId: account?.id ?? '',
    inputVendorName: account ? '' : row.account,
    poNumber: row.poNumber,
    customerName: row.customerName,
    customerPhone: phoneDigits(row.customerPhone),
    pickupAddress: row.pickup,
    dropoffAddress: row.destination,
    vehicleYear: row.vehicleYear,
    vehicleMake: row.vehicleMake,
    vehicleModel: row.vehicleModel,
    vehicleColor: row.vehicleColor,
    licensePlateInfo: row.plate,
    licensePlateState: row.plateState,
    vin: row.vin,
    vehicleOdometer: row.odometer,
    driverId: driver?.id ?? '',
    driverName: driver?.name ?? row.driver,
    truckId: truck?.id ?? '',
    truckName: truck?.name ?? row.truck,
    invoiceNumber: row.invoiceNumber,
    billing: billOf(row),
  }
  return { ...fields, vehicle: vehicleLine(fields) }
}

/** One line of what was billed before tax. The percentage is what the tax comes to. */
function billOf({ number, total, tax }: PastJobRow) {
  const amount = (Math.round(total * 100) - Math.round(tax * 100)) / 100
  if (total === 0) return billingTotals([], 0)
  const name = `As billed before (${number})`
  return billingTotals([{ name, amount }], tax > 0 ? (tax / amount) * 100 : 0)
}

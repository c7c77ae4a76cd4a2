import { type DispatchFields, LatLng } from '@towline/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'

type End = { address: string; latLng: LatLng | null }
/** Where a job begins and ends. */
export type JobPlaces = { pickup: End; dropoff: End }

/** The places of a job; null when it is not there or not this company's. */
export async function jobPlaces(tx: Tx, companyId: string, id: string): Promise<JobPlaces | null> {
  const row = await tx
    .selectFrom('dispatch_call')
    .select('fields')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  if (!row) return null
  const fields = asFields(row.fields)
  const end = (address: string | undefined, latLng: unknown): End => ({
    address: address ?? '',
    latLng: LatLng.safeParse(latLng).data ?? null,
  })
  return {
    pickup: end(fields.pickupAddress, fields.pickupAddressLatLng),
    dropoff: end(fields.dropoffAddress, fields.dropoffAddressLatLng),
  }
}

/** Where the last jobs of a company began, as far as those places were checked; so many of each status. */
export async function recentPickups(tx: Tx, companyId: string, most: number): Promise<string[]> {
  // By status, as the board's index has them.
  const { rows } = await sql<{ address: string }>`
    select job.address from unnest(array['completed', 'active', 'pending']) as wanted (status),
      lateral (select fields ->> 'pickupAddress' as address, fields ->> 'validPickupAddress' as valid
        from dispatch_call c where c.company_id = ${companyId} and c.status = wanted.status
        order by c.created_at desc limit ${most}::int) job
    where job.valid = 'true'`.execute(tx)
  return rows.map(({ address }) => address)
}

/** The column holds what `writeJob` wrote; older jobs may lack newer fields. */
const asFields = (column: unknown) => column as Partial<DispatchFields>

/** Where a job's vehicle is, as far as that is a point on the map. */
export async function pickupOf(tx: Tx, companyId: string, id: string): Promise<LatLng | null> {
  return (await jobPlaces(tx, companyId, id))?.pickup.latLng ?? null
}

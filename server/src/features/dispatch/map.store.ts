import { type DispatchFields, LatLng } from '@towline/contract'
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

/** The column holds what `writeJob` wrote; older jobs may lack newer fields. */
const asFields = (column: unknown) => column as Partial<DispatchFields>

import type { LiveField } from '@towline/contract'

/** The fields as the log of a call names them. */
export const fieldNames: Record<LiveField, string> = {
  pickup: 'pickup',
  dropoff: 'drop-off',
  towReason: 'reason',
  vehicleYear: 'year',
  vehicleMake: 'make',
  vehicleModel: 'model',
  vehicleColor: 'color',
  customerName: 'name',
  customerPhone: 'phone',
  poNumber: 'PO number',
  mayText: 'texts',
}

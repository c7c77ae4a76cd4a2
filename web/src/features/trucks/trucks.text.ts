import { type Truck, type TruckStatus, truckLabels } from '@towline/contract'
import { searchKey } from '../../platform/search-key.ts'
import { type Expiry, expiryOf } from '../../ui/expiry.ts'

/** What the trucks can be filtered by. */
export const statuses: readonly { value: TruckStatus; label: string }[] = [
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
  { value: 'deleted', label: 'Deleted' },
]

/** The filter an address names; active for anything else. */
export const statusOf = (written: string | null): TruckStatus =>
  statuses.find(({ value }) => value === written)?.value ?? 'active'

/** What the fields of the form are called. */
export const fieldLabels = { ...truckLabels, isActive: 'Active' } as const

/** What has to be said of a truck's plate. */
export const plateExpiry = ({ status, plateExpDate }: Truck, now: number): Expiry | null =>
  status === 'deleted' ? null : expiryOf('License', plateExpDate, now)

/** What was built where and when, as far as it is known. */
export const modelLine = ({ year, manufacturer, model }: Truck): string =>
  [year, manufacturer, model].filter(Boolean).join(' ')

/** Whether a truck is meant by what was typed: part of its name, plate, VIN or model. */
export function isMeant(truck: Truck, typed: string): boolean {
  const words = searchKey(typed.trim())
  return [truck.name, truck.licensePlate, truck.vin, modelLine(truck)].some((text) =>
    searchKey(text).includes(words),
  )
}

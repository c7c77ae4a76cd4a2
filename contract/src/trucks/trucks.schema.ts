import { z } from 'zod'
import { Id, Instant, text } from '../kernel/index.ts'

export const TruckType = z.enum([
  'Unspecified',
  'Wrecker',
  'FlatBed',
  'ServiceVehicle',
  'Rotator',
  'Tractor',
  'Trailer',
  'Container',
  'Hazmat',
  'Other',
])
export type TruckType = z.infer<typeof TruckType>
export const TruckDuty = z.enum(['Unspecified', 'Light', 'Medium', 'Heavy', 'Other'])
export type TruckDuty = z.infer<typeof TruckDuty>
export const TruckStatus = z.enum(['active', 'inactive', 'deleted'])
export type TruckStatus = z.infer<typeof TruckStatus>

const setByPeople = {
  name: z.string({ error: 'Name is required' }).trim().min(1, 'Name is required').pipe(text(100)),
  type: TruckType,
  duty: TruckDuty,
  licensePlate: text(10),
  vin: text(17),
  manufacturer: text(60),
  model: text(60),
  year: text(10),
  tdlrNumber: text(10),
  /** Epoch ms, 0 if none. */
  plateExpDate: Instant,
  notes: text(5000),
}

export const Truck = z.object({
  id: Id,
  version: z.int().min(1),
  status: TruckStatus,
  ...setByPeople,
})
export type Truck = z.infer<typeof Truck>

/**
 * What may be sent to make (no id) or change a truck. A removed one comes back by a status; `deleted` is for
 * sending a removed one back as it is, and removes no other.
 */
export const SaveTruck = z.object({
  id: z.union([Id, z.literal('')]).nullish(),
  /** The version the changes were made on; without it they are taken at their word. */
  version: z.int().min(1).optional(),
  status: TruckStatus.optional(),
  ...z.object(setByPeople).partial().shape,
  name: setByPeople.name,
})
export type SaveTruck = z.infer<typeof SaveTruck>

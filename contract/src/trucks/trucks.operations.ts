import { z } from 'zod'
import { BASE, Id, operation, withoutNulls } from '../kernel/index.ts'
import { SaveTruck, Truck, TruckStatus } from './trucks.schema.ts'

export const listTrucks = operation({
  name: 'listTrucks',
  method: 'GET',
  path: `${BASE}/truck/all/:status`,
  summary: 'Trucks that are active, inactive or deleted, by name',
  access: { kind: 'staff', permission: 'trucks.read' },
  params: z.object({ status: TruckStatus }),
  reply: z.array(Truck),
  fails: [],
})

export const saveTruck = operation({
  name: 'saveTruck',
  method: 'POST',
  path: `${BASE}/truck`,
  summary: 'Makes a truck, or changes the one whose id is given',
  access: { kind: 'staff', permission: 'trucks.write' },
  body: SaveTruck,
  normalize: withoutNulls,
  reply: Truck,
  fails: ['not_found', 'newer_version'],
})

export const removeTruck = operation({
  name: 'removeTruck',
  method: 'DELETE',
  path: `${BASE}/truck/:id`,
  summary: 'Removes a truck; it is kept under deleted',
  access: { kind: 'staff', permission: 'trucks.write' },
  params: z.object({ id: Id }),
  reply: Truck,
  fails: ['not_found'],
})

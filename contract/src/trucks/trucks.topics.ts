import { z } from 'zod'
import { Id, topic } from '../kernel/index.ts'

export const truckChanged = topic({
  name: 'truckChanged',
  audience: 'company',
  permission: 'trucks.read',
  pattern: '/topic/company/:id/trucks',
  summary: 'A truck was made, saved or removed: its id and version; the listener refetches',
})
export const TruckChanged = z.object({ id: Id, version: z.int() })

export const dutyChanged = topic({
  name: 'dutyChanged',
  audience: 'company',
  permission: 'dispatch.read',
  pattern: '/topic/company/:id/duty',
  summary: 'A driver went on or off duty, or took another truck: their id; the listener refetches',
})

import { z } from 'zod'
import { Id, topic } from '../kernel/index.ts'
import { CallStatus } from './dispatch.choices.ts'
import { DispatchCall } from './dispatch.schema.ts'

export const dispatchChanged = topic({
  name: 'dispatchChanged',
  audience: 'company',
  permission: 'dispatch.read',
  pattern: '/topic/company/:id/dispatch',
  summary:
    'A job was made or changed: its id, version and status before (null for a new one), and the job itself unless it is too long to carry; then it is to be read',
})
export const DispatchChanged = z.object({
  id: Id,
  version: z.int(),
  was: CallStatus.nullable(),
  call: DispatchCall.optional(),
})
export type DispatchChanged = z.infer<typeof DispatchChanged>

export const ownJobsChanged = topic({
  name: 'ownJobsChanged',
  audience: 'self',
  permission: 'ownJobs.read',
  pattern: '/topic/employee/:id/jobs',
  summary:
    'A job of this employee was changed, given to them or taken from them: its id; the listener refetches',
})

export const reservationsChanged = topic({
  name: 'reservationsChanged',
  audience: 'company',
  permission: 'dispatch.read',
  pattern: '/topic/company/:id/reservations',
  summary:
    "A driver is being sent by somebody, or no longer: the driver's id; the listener refetches",
})

import { z } from 'zod'
import { BASE, Id, Instant, operation, orEmpty } from '../kernel/index.ts'

/** Whether a driver is on duty, with which truck, and the trucks there are. */
export const Duty = z.object({
  onDuty: z.boolean(),
  /** Empty off duty, and for somebody on duty without a truck. */
  truckId: orEmpty(Id),
  truckName: z.string(),
  /** When it began; 0 off duty. */
  since: Instant,
  /** The active trucks; `takenBy` names another driver who is on duty with it. */
  trucks: z.array(z.object({ id: Id, name: z.string(), takenBy: z.string() })),
})
export type Duty = z.infer<typeof Duty>

export const readDuty = operation({
  name: 'readDuty',
  method: 'GET',
  path: `${BASE}/driver/duty`,
  summary: 'Whether the driver who asks is on duty, and the trucks they can take',
  access: { kind: 'staff', permission: 'ownJobs.read' },
  reply: Duty,
  fails: [],
})

export const setDuty = operation({
  name: 'setDuty',
  method: 'POST',
  path: `${BASE}/driver/duty`,
  summary: 'The driver who asks goes on duty with a truck, or off duty',
  access: { kind: 'staff', permission: 'ownJobs.write' },
  body: z.object({ onDuty: z.boolean(), truckId: orEmpty(Id).optional() }),
  reply: Duty,
  fails: [],
})

import { z } from 'zod'
import { BASE, Id, operation } from '../kernel/index.ts'
import { DispatchCall, Duplicate } from './dispatch.schema.ts'
import { HistoryEntry, JobUndone, TakeStep } from './lifecycle.schema.ts'

const write = { kind: 'staff', permission: 'dispatch.write' } as const
const read = { kind: 'staff', permission: 'dispatch.read' } as const
const params = z.object({ id: Id })

export const takeStep = operation({
  name: 'takeStep',
  method: 'POST',
  path: `${BASE}/dispatch/:id/step`,
  summary:
    'Moves a job on in one press, stamping the time; a step taken already stays as it was. From dispatch to arrived somebody has to drive: a job without a driver is sent along with one, or refused',
  access: write,
  params,
  body: TakeStep,
  reply: DispatchCall,
  fails: ['not_found', 'call_closed', 'driver_missing', 'driver_taken'],
})

export const undoStep = operation({
  name: 'undoStep',
  method: 'POST',
  path: `${BASE}/dispatch/:id/undo`,
  summary:
    'Takes back the change by which you made this version; what others changed since stays as they left it',
  access: write,
  params,
  body: z.object({ version: z.int().min(2) }),
  reply: JobUndone,
  fails: ['not_found'],
})

export const listHistory = operation({
  name: 'listHistory',
  method: 'GET',
  path: `${BASE}/dispatch/:id/history`,
  summary: 'Who changed what of a job, and when, newest first',
  access: read,
  params,
  reply: z.array(HistoryEntry),
  fails: ['not_found'],
})

export const findDuplicates = operation({
  name: 'findDuplicates',
  method: 'POST',
  path: `${BASE}/dispatch/duplicates`,
  summary: 'Open jobs of the last 30 minutes that a new one may repeat',
  access: read,
  body: DispatchCall.pick({
    customerPhone: true,
    licensePlateInfo: true,
    vin: true,
    pickupAddress: true,
    pickupAddressLatLng: true,
    /** Without it the place counts as checked. */
    validPickupAddress: true,
  })
    .partial()
    .extend({ id: Id.optional() }),
  reply: z.array(Duplicate),
  fails: [],
})

import { z } from 'zod'
import { BASE, Id, operation, withoutNulls } from '../kernel/index.ts'
import { normalizeDispatchCall } from './dispatch.normalize.ts'
import {
  DispatchCall,
  SaveDispatchCall,
  SavedDispatchCall,
  SearchDispatchCalls,
} from './dispatch.schema.ts'

export const searchDispatchCalls = operation({
  name: 'searchDispatchCalls',
  method: 'POST',
  path: `${BASE}/dispatch/search`,
  summary: 'Jobs of one status that contain the text: newest first, by urgency, or by driver',
  access: { kind: 'staff', permission: 'dispatch.read' },
  body: SearchDispatchCalls,
  normalize: withoutNulls,
  reply: z.array(DispatchCall),
  fails: [],
})

export const readDispatchCall = operation({
  name: 'readDispatchCall',
  method: 'GET',
  path: `${BASE}/dispatch/:id`,
  summary: 'One job, whole',
  access: { kind: 'staff', permission: 'dispatch.read' },
  params: z.object({ id: Id }),
  reply: DispatchCall,
  fails: ['not_found'],
})

export const saveDispatchCall = operation({
  name: 'saveDispatchCall',
  method: 'POST',
  path: `${BASE}/dispatch`,
  summary: 'Creates a job, or modifies the one whose id is given; fields left out stay as they are',
  access: { kind: 'staff', permission: 'dispatch.write' },
  body: SaveDispatchCall,
  normalize: normalizeDispatchCall,
  reply: SavedDispatchCall,
  fails: ['not_found', 'newer_version', 'driver_taken'],
})

export const countDispatchCalls = operation({
  name: 'countDispatchCalls',
  method: 'GET',
  path: `${BASE}/dispatch/counts`,
  summary: 'How many jobs each status holds',
  access: { kind: 'staff', permission: 'dispatch.read' },
  reply: z.object({
    pending: z.int(),
    active: z.int(),
    current: z.int(),
    scheduled: z.int(),
    completed: z.int(),
  }),
  fails: [],
})

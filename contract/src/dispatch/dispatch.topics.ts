import { z } from 'zod'
import { Id, topic } from '../kernel/index.ts'

export const dispatchChanged = topic({
  name: 'dispatchChanged',
  audience: 'company',
  permission: 'dispatch.read',
  pattern: '/topic/company/:id/dispatch',
  summary:
    'A job was made or changed: its id and version; the listener refetches with its own rights',
})
export const DispatchChanged = z.object({ id: Id, version: z.int() })

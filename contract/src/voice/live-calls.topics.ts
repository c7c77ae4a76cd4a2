import { z } from 'zod'
import { Id, topic } from '../kernel/index.ts'

export const liveCallsChanged = topic({
  name: 'liveCallsChanged',
  audience: 'company',
  permission: 'calls.read',
  pattern: '/topic/company/:id/live-calls',
  summary:
    'A phone call began, ended, or somebody told its agent something: its id; the listener refetches',
})
export const LiveCallsChanged = z.object({
  id: Id,
  /** Somebody told the agent something; whoever holds the call takes it. */
  isOrdered: z.boolean().optional(),
})

import { z } from 'zod'
import { Id, topic } from '../kernel/index.ts'

export const phoneCallChanged = topic({
  name: 'phoneCallChanged',
  audience: 'company',
  permission: 'calls.read',
  pattern: '/topic/company/:id/calls',
  summary: 'A phone call began, gained details or ended: its id; the listener refetches',
})
export const PhoneCallChanged = z.object({ id: Id })

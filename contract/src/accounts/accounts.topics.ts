import { z } from 'zod'
import { Id, topic } from '../kernel/index.ts'

export const accountChanged = topic({
  name: 'accountChanged',
  audience: 'company',
  permission: 'accounts.read',
  pattern: '/topic/company/:id/accounts',
  summary: 'An account was made or saved: its id and version; the listener refetches',
})
export const AccountChanged = z.object({ id: Id, version: z.int() })

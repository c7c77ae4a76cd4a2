import { topic } from '../kernel/index.ts'

export const impoundsChanged = topic({
  name: 'impoundsChanged',
  audience: 'company',
  permission: 'impounds.read',
  pattern: '/topic/company/:id/impounds',
  summary: 'A stored vehicle or a lot was changed: the id of what; the listener refetches',
})

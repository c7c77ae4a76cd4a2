import { topic } from '../kernel/index.ts'

export const zonesChanged = topic({
  name: 'zonesChanged',
  audience: 'company',
  permission: 'zones.read',
  pattern: '/topic/company/:id/zones',
  summary: 'A zone was changed: its id; the listener refetches zones and jobs',
})

import { z } from 'zod'
import { Id, topic } from '../kernel/index.ts'

export const companyChanged = topic({
  name: 'companyChanged',
  audience: 'company',
  permission: 'company.read',
  pattern: '/topic/company/:id/profile',
  summary: 'The company profile was saved: its id and version; the listener refetches',
})
export const CompanyChanged = z.object({ id: Id, version: z.int() })

import { z } from 'zod'
import { Id, topic } from '../kernel/index.ts'

export const employeeChanged = topic({
  name: 'employeeChanged',
  audience: 'company',
  permission: 'employees.read',
  pattern: '/topic/company/:id/employees',
  summary:
    'An employee was made, saved, removed or restored: the id and version; the listener refetches',
})
export const EmployeeChanged = z.object({ id: Id, version: z.int() })

/** Carries the `Position` itself. */
export const positionChanged = topic({
  name: 'positionChanged',
  audience: 'company',
  permission: 'dispatch.read',
  pattern: '/topic/company/:id/positions',
  summary: 'A driver moved, or a truck nobody drives: the new position',
})

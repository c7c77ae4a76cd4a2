import { z } from 'zod'
import { Id, topic } from '../kernel/index.ts'

export const importsChanged = topic({
  name: 'importsChanged',
  audience: 'company',
  permission: 'imports.write',
  pattern: '/topic/company/:id/imports',
  summary: 'An import has come further: its id; the listener refetches',
})
export const ImportsChanged = z.object({ id: Id })

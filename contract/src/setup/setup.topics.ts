import { z } from 'zod'
import { topic } from '../kernel/index.ts'

export const demoRemoved = topic({
  name: 'demoRemoved',
  audience: 'company',
  pattern: '/topic/company/:id/demo-removed',
  summary:
    'The made-up calls and jobs of a demo company are gone; the listener refetches everything',
})
export const DemoRemoved = z.object({})

import { z } from 'zod'
import { Id, text } from '../kernel/index.ts'

/** How a list of jobs is ordered: newest first, by urgency, by driver, or by zone. */
export const JobSort = z.enum(['newest', 'urgent', 'driver', 'zone'])
export type JobSort = z.infer<typeof JobSort>

/** Where a job stands in an order: by rank, then by name, then by time, then by id. */
export const JobPlace = z.object({
  rank: z.int().min(0).max(9),
  name: text(200),
  at: z.int(),
  id: Id,
})
export type JobPlace = z.infer<typeof JobPlace>

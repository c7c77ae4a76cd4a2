import { z } from 'zod'

/** What of a job its customer is texted, in the order it happens. */
export const Milestone = z.enum(['assigned', 'onTheWay', 'nearby', 'arrived', 'done'])
export type Milestone = z.infer<typeof Milestone>

/** Which milestones a company texts to customers who have agreed to texts. */
export const MilestoneSettings = z.record(Milestone, z.boolean())
export type MilestoneSettings = z.infer<typeof MilestoneSettings>

export const newMilestoneSettings: MilestoneSettings = {
  assigned: true,
  onTheWay: true,
  nearby: true,
  arrived: true,
  done: true,
}

/** What people call the milestones. */
export const milestoneLabels: Record<Milestone, string> = {
  assigned: 'A driver takes the job',
  onTheWay: 'The driver is on the way',
  nearby: 'The truck is five minutes away',
  arrived: 'The driver has arrived',
  done: 'The job is done',
}

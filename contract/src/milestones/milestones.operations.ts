import { z } from 'zod'
import { BASE, operation } from '../kernel/index.ts'
import { Milestone, MilestoneSettings } from './milestones.schema.ts'

export const readMilestoneSettings = operation({
  name: 'readMilestoneSettings',
  method: 'GET',
  path: `${BASE}/milestones/settings`,
  summary: 'Which milestones of a job its customer is texted',
  access: { kind: 'staff', permission: 'company.read' },
  reply: MilestoneSettings,
  fails: [],
})

export const saveMilestoneSettings = operation({
  name: 'saveMilestoneSettings',
  method: 'PUT',
  path: `${BASE}/milestones/settings`,
  summary:
    'Changes which milestones are texted; what is left out stays. Customers who haven’t agreed to texts, or said STOP, get none',
  access: { kind: 'staff', permission: 'company.write' },
  body: z.partialRecord(Milestone, z.boolean()),
  reply: MilestoneSettings,
  fails: [],
})

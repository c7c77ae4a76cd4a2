export { readMilestoneSettings, saveMilestoneSettings } from './milestone-settings.ts'
export { languageOfCustomer } from './milestones.store.ts'
export { followMilestones, textMilestonesTask } from './text-milestones.ts'

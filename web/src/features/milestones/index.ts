export { MilestoneSettings } from './milestone-settings.tsx'

export { askForReports } from './reports.queries.ts'
export { ReportsSection } from './reports-section.tsx'

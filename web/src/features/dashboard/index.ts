export { CallRecordDialog } from './call-record-dialog.tsx'
export { askForDashboard } from './dashboard.queries.ts'

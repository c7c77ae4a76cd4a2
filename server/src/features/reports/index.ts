export { listCommissions, saveCommission } from './commissions.ts'
export { planReportRound, reportRound } from './mail-reports.ts'
export { exportReport, readReport } from './read-report.ts'
export { listSavedReports, removeSavedReport, saveReport } from './save-report.ts'

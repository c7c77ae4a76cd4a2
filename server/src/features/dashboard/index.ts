export { readDashboard } from './read-dashboard.ts'
export { readDashboardCharts } from './read-dashboard-charts.ts'
export { readDashboardWork } from './read-dashboard-work.ts'

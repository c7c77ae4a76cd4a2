export { readDashboard } from './read-dashboard.ts'
export { readDashboardCharts } from './read-dashboard-charts.ts'

export * from './charts.endpoints.ts'
export * from './dashboard.endpoints.ts'

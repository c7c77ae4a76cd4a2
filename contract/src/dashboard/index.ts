export * from './charts.operations.ts'
export * from './dashboard.operations.ts'

export * from './charts.operations.ts'
export * from './dashboard.operations.ts'
export * from './work.operations.ts'

export * from './employees.labels.ts'
export * from './employees.operations.ts'
export * from './employees.schema.ts'
export * from './employees.topics.ts'

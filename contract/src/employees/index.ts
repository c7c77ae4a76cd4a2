export * from './employees.endpoints.ts'
export * from './employees.schema.ts'
export * from './employees.topics.ts'

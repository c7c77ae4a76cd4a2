export * from './calls.endpoints.ts'
export * from './calls.schema.ts'
export * from './calls.topics.ts'

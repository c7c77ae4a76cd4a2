export * from './calls.operations.ts'
export * from './calls.schema.ts'
export * from './calls.topics.ts'

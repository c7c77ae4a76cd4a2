export * from './messages.operations.ts'
export * from './messages.schema.ts'
export * from './messages.topics.ts'

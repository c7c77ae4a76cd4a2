export * from './messages.endpoints.ts'
export * from './messages.schema.ts'
export * from './messages.topics.ts'

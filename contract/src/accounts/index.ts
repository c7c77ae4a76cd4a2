export * from './accounts.endpoints.ts'
export * from './accounts.schema.ts'
export * from './accounts.topics.ts'

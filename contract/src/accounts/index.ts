export * from './accounts.fields.ts'
export * from './accounts.operations.ts'
export * from './accounts.schema.ts'
export * from './accounts.topics.ts'

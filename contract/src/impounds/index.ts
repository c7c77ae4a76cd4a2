export * from './impound-rules.ts'
export * from './impounds.operations.ts'
export * from './impounds.schema.ts'
export * from './impounds.topics.ts'

export * from './agent-settings.schema.ts'
export * from './company.operations.ts'
export * from './company.schema.ts'
export * from './company.topics.ts'

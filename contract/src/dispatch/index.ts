export * from './dispatch.endpoints.ts'
export * from './dispatch.rules.ts'
export * from './dispatch.schema.ts'
export * from './dispatch.topics.ts'

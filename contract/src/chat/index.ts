export * from './chat.endpoints.ts'
export * from './chat.schema.ts'
export * from './chat.topics.ts'

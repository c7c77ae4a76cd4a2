export * from './chat.operations.ts'
export * from './chat.schema.ts'
export * from './chat.topics.ts'
export * from './job-in-words.ts'

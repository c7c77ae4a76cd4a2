export * from './setup.operations.ts'
export * from './setup.topics.ts'

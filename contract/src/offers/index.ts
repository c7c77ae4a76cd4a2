export * from './offers.operations.ts'
export * from './offers.rules.ts'
export * from './offers.schema.ts'
export * from './offers.topics.ts'

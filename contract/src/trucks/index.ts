export * from './duty.operations.ts'
export * from './trucks.operations.ts'
export * from './trucks.schema.ts'
export * from './trucks.topics.ts'

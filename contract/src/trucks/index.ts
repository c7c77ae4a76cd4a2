export * from './trucks.endpoints.ts'
export * from './trucks.schema.ts'
export * from './trucks.topics.ts'

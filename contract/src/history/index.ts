export * from './history.operations.ts'
export * from './history.schema.ts'

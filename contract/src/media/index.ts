export * from './media.operations.ts'
export * from './media.schema.ts'

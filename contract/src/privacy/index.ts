export * from './privacy.operations.ts'
export * from './privacy.schema.ts'

export * from './media.endpoints.ts'
export * from './media.schema.ts'

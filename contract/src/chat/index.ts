export * from './chat.endpoints.ts'
export * from './chat.schema.ts'

export * from './company.endpoints.ts'
export * from './company.schema.ts'

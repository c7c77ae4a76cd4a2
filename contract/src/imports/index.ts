export * from './import-fields.ts'
export * from './imports.operations.ts'
export * from './imports.schema.ts'
export * from './imports.topics.ts'

export * from './company.queries.ts'

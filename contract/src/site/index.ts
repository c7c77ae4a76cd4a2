export * from './site.endpoints.ts'

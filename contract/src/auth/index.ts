export * from './auth.endpoints.ts'
